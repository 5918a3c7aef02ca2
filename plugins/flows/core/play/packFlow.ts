import { findOperation, findWorkflow } from '../findOperation';
import { findScheme } from '../security';
import type { FlowDocument, FlowOperation, FlowSecurity, FoundSources, Step, Workflow, WorkflowTarget } from '../types';

/** What a page needs to play a workflow: it, those that it leads to, and the calls of all of them. */
export interface PackedFlow {
  id: string;
  document: FlowDocument;
  /** By the name of a source description. */
  operations: Record<string, readonly FlowOperation[]>;
}

export interface PlayableFlow {
  document: FlowDocument;
  sources: FoundSources;
  workflow: Workflow;
}

/** Places in files are left out: whoever plays a workflow reports none. */
export function packFlow({ document, sources, workflow }: PlayableFlow): PackedFlow {
  const workflows = listReached(workflow, document, sources);
  const operations: PackedFlow['operations'] = {};
  for (const { target } of workflows.flatMap(({ steps }) => steps)) {
    const found = target.kind === 'operation' || target.kind === 'path' ? findOperation(target, sources) : undefined;
    if (!found) continue;
    const known = operations[found.from] ?? [];
    const { schemes: _, ...operation } = found.operation;
    if (!known.some(({ path, method }) => path === operation.path && method === operation.method))
      operations[found.from] = [...known, operation];
  }
  // The page says in words what they do.
  const played = workflows.map((one) => ({
    ...omitText(one),
    steps: one.steps.map((step) => ({ ...omitText(step), before: [], after: [], security: inline(step, sources) })),
  }));
  const packed: PackedFlow = { id: workflow.id, document: { ...omitText(document), workflows: played }, operations };
  return JSON.parse(JSON.stringify(packed, isPlayed)) as PackedFlow;
}

export function openPacked({ id, document, operations }: PackedFlow): PlayableFlow | undefined {
  const workflow = document.workflows.find((one) => one.id === id);
  const sources = Object.entries(operations).map(([name, list]) => [name, { operations: list }] as const);
  return workflow && { document, sources: new Map(sources), workflow };
}

/** With their schemes: the document is not there. */
function inline({ target, security }: Step, sources: FoundSources): FlowSecurity[] {
  const isCall = target.kind === 'operation' || target.kind === 'path';
  const operation = isCall ? findOperation(target, sources)?.operation : undefined;
  return security.map((one) => ({ ...one, scheme: findScheme(one, operation) ?? one.scheme }));
}

function omitText<Of extends { description?: string }>(of: Of): Omit<Of, 'description'> {
  const { description: _, ...rest } = of;
  return rest;
}

function isPlayed(this: unknown, key: string, value: unknown): unknown {
  const isPlace = typeof value === 'object' && value !== null && 'file' in value && 'line' in value;
  return (key === 'source' || key === 'targetSource') && isPlace ? undefined : value;
}

/** The workflows of the document that one leads to, with itself first. */
function listReached(first: Workflow, document: FlowDocument, sources: FoundSources): Workflow[] {
  const reached = new Set([first]);
  for (const workflow of reached) {
    for (const target of targetsOf(workflow)) {
      const found = findWorkflow(target, document, sources);
      if (found?.document === document) reached.add(found.workflow);
    }
  }
  return [...reached];
}

function targetsOf({ dependsOn, steps }: Workflow): WorkflowTarget[] {
  const ofSteps = steps.flatMap(({ target, onSuccess, onFailure }) => [
    target,
    ...[...onSuccess, ...onFailure].flatMap(({ to }) => to ?? []),
  ]);
  return [...dependsOn, ...ofSteps.filter((target) => target.kind === 'workflow')];
}
