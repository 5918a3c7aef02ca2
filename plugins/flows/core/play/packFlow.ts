import { isObject } from '../../../shared/core/json';
import { findOperation } from '../findOperation';
import { findScheme } from '../security';
import type { FlowDocument, FlowOperation, FlowSecurity, FoundSource, FoundSources, Step, Workflow } from '../types';
import { listReached, type PlayableFlow } from './listReached';

/** What a page needs to play a workflow: it, those that it leads to, and the calls of all of them. */
export interface PackedFlow {
  id: string;
  /** The first one has the workflow. */
  documents: PackedDocument[];
}

interface PackedDocument {
  document: FlowDocument;
  /** By the name of a source description. */
  operations: Record<string, readonly FlowOperation[]>;
  /** Number of a document, by the name of a source description. */
  others: Record<string, number>;
}

/**
 * `undefined` for a workflow that leads to one that was not found. Places in files are left out: whoever plays a workflow
 * reports none.
 */
export function packFlow(flow: PlayableFlow): PackedFlow | undefined {
  const reached = listReached(flow);
  if (!reached) return undefined;
  const documents = [...new Set(reached.map(({ document }) => document))];
  const packed = documents.map((document): PackedDocument => {
    const own = reached.filter((one) => one.document === document);
    const { sources = new Map<string, FoundSource>() } = own[0] ?? {};
    const workflows = own.map(({ workflow }) => workflow);
    // The page says in words what they do.
    const played = workflows.map((one) => ({
      ...omitText(one),
      steps: one.steps.map((step) => ({ ...omitText(step), before: [], after: [], security: inline(step, sources) })),
    }));
    const others = [...sources].flatMap(([name, { flows }]): Array<[string, number]> => {
      const number = flows ? documents.indexOf(flows) : -1;
      return number < 0 ? [] : [[name, number]];
    });
    return {
      document: omitPlaces({ ...omitText(document), workflows: played }) as FlowDocument,
      operations: Object.fromEntries(operationsOf(workflows, sources)),
      others: Object.fromEntries(others),
    };
  });
  return JSON.parse(JSON.stringify({ id: flow.workflow.id, documents: packed } satisfies PackedFlow)) as PackedFlow;
}

export function openPacked({ id, documents }: PackedFlow): PlayableFlow | undefined {
  const opened = documents.map(({ document, operations }) => {
    const calls = Object.entries(operations).map(([name, list]): [string, FoundSource] => [name, { operations: list }]);
    return { document, sources: new Map(calls) };
  });
  for (const [index, { others }] of documents.entries()) {
    for (const [name, number] of Object.entries(others)) {
      const { document: flows, sources } = opened[number] ?? {};
      if (flows && sources) opened[index]?.sources.set(name, { flows, sources });
    }
  }
  const [first] = opened;
  const workflow = first?.document.workflows.find((one) => one.id === id);
  return first && workflow && { ...first, workflow };
}

/** The calls of workflows, by the name of a source description. */
function operationsOf(workflows: readonly Workflow[], sources: FoundSources): Map<string, FlowOperation[]> {
  const operations = new Map<string, FlowOperation[]>();
  for (const { target } of workflows.flatMap(({ steps }) => steps)) {
    const found = target.kind === 'operation' || target.kind === 'path' ? findOperation(target, sources) : undefined;
    if (!found) continue;
    const known = operations.get(found.from) ?? [];
    const { schemes: _, ...operation } = found.operation;
    if (!known.some(({ path, method }) => path === operation.path && method === operation.method))
      operations.set(found.from, [...known, operation]);
  }
  return operations;
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

const PLACES = new Set(['source', 'targetSource']);
/** What a document sends or gets may have fields of any name. */
const OF_ANY_FORM = new Set(['payload', 'schema', 'value', 'values']);

function omitPlaces(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(omitPlaces);
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]): Array<[string, unknown]> => {
      if (PLACES.has(key)) return [];
      return [[key, OF_ANY_FORM.has(key) ? value : omitPlaces(value)]];
    }),
  );
}
