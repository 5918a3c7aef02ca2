import { typeOf, withArticle } from '../../../document/core/overlays/readOverlay';
import type { ParsedFile } from '../../../document/core/parse/types';
import { isObject, type JsonObject, list } from '../../../shared/core/json';
import { resolveIn } from '../../../shared/core/pointer';
import type { Problem } from '../../../shared/problem';
import type { FlowDocument, FlowInput, FlowSource, FlowVersion, Workflow } from '../types';
import { checkShapes, SHAPE_RULE } from './checkShapes';
import { type Desk, openFile, toJson } from './place';
import { readOutputs } from './readOutputs';
import { createStepReader } from './readStep';
import { readTarget } from './readTarget';
import { createReuse, type Reuse } from './reuse';

export interface ReadFlows {
  /** Absent if the document has errors of its form. */
  document?: FlowDocument;
  problems: Problem[];
  /** For rules, to find where a character of a text is written. */
  desk: Desk;
}

/** Whether a parsed file says that it is an Arazzo document. */
export function isFlowFile({ value }: Pick<ParsedFile, 'value'>): boolean {
  return isObject(value) && Object.hasOwn(value, 'arazzo');
}

/** Reads an Arazzo document of version 1.0 or 1.1. */
export function readFlows(file: ParsedFile): ReadFlows {
  const desk = openFile(file);
  const { root } = desk;
  desk.problems.push(...file.problems);
  const refuse = (message: string, hint?: string) =>
    desk.report(isObject(root) ? desk.at(root) : { file: file.name, line: 1, column: 1 }, SHAPE_RULE, message, hint);
  const end = () => ({ problems: desk.problems, desk });
  if (desk.problems.some(({ severity }) => severity === 'error')) return end();
  if (!isObject(root)) {
    refuse(
      `An Arazzo document is an object; this file holds ${(root ?? null) === null ? 'nothing' : withArticle(typeOf(root))}.`,
    );
    return end();
  }
  if (!Object.hasOwn(root, 'arazzo')) {
    const isOpenApi = Object.hasOwn(root, 'openapi') || Object.hasOwn(root, 'swagger');
    refuse(
      isOpenApi ? 'This is an OpenAPI document, not one of Arazzo.' : 'An Arazzo document needs `arazzo`.',
      'It begins with `arazzo: 1.0.1` or `arazzo: 1.1.0`.',
    );
    return end();
  }
  const [, version] = /^(1\.[01])\.\d+(?:-.+)?$/.exec(String(root.arazzo)) ?? [];
  if (version === undefined) {
    const message = `Arazzo ${String(toJson(root.arazzo))} is not supported.`;
    desk.report(desk.at(root, 'arazzo'), SHAPE_RULE, message, 'Write `arazzo: 1.0.1` or `arazzo: 1.1.0`.');
    return end();
  }
  checkShapes(desk, root, version as FlowVersion);
  const reuse = createReuse(desk, root);
  if (desk.problems.some(({ severity }) => severity === 'error')) return end();
  const document = readDocument(desk, root, version as FlowVersion, reuse);
  return desk.problems.some(({ severity }) => severity === 'error') ? end() : { document, ...end() };
}

function readDocument(desk: Desk, root: JsonObject, version: FlowVersion, reuse: Reuse): FlowDocument {
  const info = root.info as JsonObject;
  const sources = list(root.sourceDescriptions).map((node) => readSource(desk, node as JsonObject));
  const workflows = list(root.workflows).map((node) => readWorkflow(desk, root, node as JsonObject, reuse));
  return {
    version,
    ...textsOf(root, { $self: 'self' }),
    title: String(info.title),
    ...textsOf(info, { summary: 'summary', description: 'description' }),
    sources,
    workflows,
    source: desk.at(root),
  };
}

function readSource(desk: Desk, node: JsonObject): FlowSource {
  const { name, url, type } = node;
  const byName = /arazzo/i.test(String(url)) ? 'arazzo' : 'openapi';
  return {
    name: String(name),
    url: String(url),
    type: (type as FlowSource['type'] | undefined) ?? byName,
    source: desk.at(node, 'url'),
  };
}

function readWorkflow(desk: Desk, root: JsonObject, node: JsonObject, reuse: Reuse): Workflow {
  const readStep = createStepReader(desk, node, reuse);
  return {
    id: String(node.workflowId),
    ...textsOf(node, { summary: 'summary', description: 'description' }),
    inputs: readInputs(root, node.inputs),
    dependsOn: list(node.dependsOn).map((id) => readTarget(String(id))),
    steps: list(node.steps).map((step) => readStep(step as JsonObject)),
    outputs: readOutputs(desk, node.outputs),
    source: desk.at(node),
  };
}

/** Of the schema itself, and of those that it joins with `allOf`. */
function readInputs(root: JsonObject, schema: unknown): FlowInput[] {
  const found = new Map<string, FlowInput>();
  const read = (given: unknown, depth: number) => {
    const node = resolveIn(root, given);
    if (!isObject(node) || depth > 8) return;
    for (const part of list(node.allOf)) read(part, depth + 1);
    const required = list(node.required);
    for (const [name, value] of Object.entries(isObject(node.properties) ? node.properties : {})) {
      const own = resolveIn(root, value);
      found.set(name, {
        name,
        schema: isObject(own) ? (toJson(own) as JsonObject) : {},
        required: required.includes(name),
      });
    }
  };
  read(schema, 0);
  return [...found.values()];
}

/** The texts of a node, each under the name that it gets. */
function textsOf<Key extends string>(
  node: JsonObject,
  names: Readonly<Record<string, Key>>,
): { [key in Key]?: string } {
  const texts = Object.entries(names).flatMap(([key, name]) =>
    typeof node[key] === 'string' ? [[name, node[key]] as const] : [],
  );
  return Object.fromEntries(texts) as { [key in Key]?: string };
}
