import { findWorkflow } from '../findOperation';
import type { FlowDocument, FoundSources, Workflow, WorkflowTarget } from '../types';

export interface PlayableFlow {
  document: FlowDocument;
  sources: FoundSources;
  workflow: Workflow;
}

/** The workflows that one leads to, with itself first; `undefined` if one of them was not found. */
export function listReached(first: PlayableFlow): PlayableFlow[] | undefined {
  const reached = [first];
  for (const { document, sources, workflow } of reached) {
    for (const target of targetsOf(workflow)) {
      const found = findWorkflow(target, document, sources);
      if (!found) return undefined;
      if (!reached.some((one) => one.workflow === found.workflow)) reached.push(found);
    }
  }
  return reached;
}

function targetsOf({ dependsOn, steps }: Workflow): WorkflowTarget[] {
  const ofSteps = steps.flatMap(({ target, onSuccess, onFailure }) => [
    target,
    ...[...onSuccess, ...onFailure].flatMap(({ to }) => to ?? []),
  ]);
  return [...dependsOn, ...ofSteps.filter((target) => target.kind === 'workflow')];
}
