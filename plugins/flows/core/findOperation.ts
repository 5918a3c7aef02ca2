import { parseFragment } from '../../shared/core/pointer';
import type { FlowDocument, FlowOperation, FoundSources, Target, Workflow, WorkflowTarget } from './types';

type OperationTarget = Extract<Target, { kind: 'operation' | 'path' }>;

/** The operations that a target may mean, by the source descriptions that it names. */
export function operationsFor(
  { from }: OperationTarget,
  sources: FoundSources,
): Array<{ from: string; operation: FlowOperation }> {
  return [...sources].flatMap(([name, { operations = [] }]) =>
    from === undefined || from === name ? operations.map((operation) => ({ from: name, operation })) : [],
  );
}

/** Finds the operation that a step calls, and the source description that has it. */
export function findOperation(
  target: OperationTarget,
  sources: FoundSources,
): { from: string; operation: FlowOperation } | undefined {
  const all = operationsFor(target, sources);
  if (target.kind === 'operation') {
    return (
      all.find(({ operation }) => operation.id === target.id) ??
      // `pets.listPets`: some write the name of the document alone.
      all.find(({ from, operation }) => `${from}.${operation.id}` === target.id)
    );
  }
  const [group, path, method] = parseFragment(target.pointer);
  return all.find(
    ({ operation }) =>
      group === 'paths' && operation.path === path && operation.method.toLowerCase() === method?.toLowerCase(),
  );
}

/** Finds a workflow, and the document that has it. */
export function findWorkflow(
  { from, id }: WorkflowTarget,
  document: FlowDocument,
  sources: FoundSources,
): { document: FlowDocument; workflow: Workflow; sources: FoundSources } | undefined {
  const other = from === undefined ? undefined : sources.get(from);
  const owner = from === undefined ? document : other?.flows;
  const workflow = owner?.workflows.find((one) => one.id === id);
  return owner && workflow && { document: owner, workflow, sources: other?.sources ?? sources };
}
