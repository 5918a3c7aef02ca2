import type { Operation } from '../../../openapi';
import { startOf } from '../../../shared/problem';
import type { Finding } from '../engine/rule';
import { nodeOf } from '../facts/nodeOf';
import type { Facts } from '../facts/types';
import { validateJson } from '../facts/validateJson';
import type { Project } from '../project/project';

export interface Example {
  operation: Operation;
  direction: 'request' | 'response';
  schema: unknown;
  name: string;
  summary?: string | undefined;
  value: unknown;
}

/** Examples of bodies and results. */
export function* examplesIn({ model }: Facts): Generator<Example> {
  for (const operation of model.operations) {
    const { body, responses } = operation;
    const contents = [
      ...(body?.contents ?? []).map((content) => ({ content, direction: 'request' as const })),
      ...responses
        .flatMap((response) => response.contents)
        .map((content) => ({ content, direction: 'response' as const })),
    ];
    for (const { content, direction } of contents) {
      for (const { name, summary, value } of content.examples) {
        if (value !== undefined) yield { operation, direction, schema: content.schema, name, summary, value };
      }
    }
  }
}

/** Differences from the schema: fields that nothing describes, or all others. */
export function* findMismatches(
  { operation, direction, schema, name, value }: Example,
  project: Project,
  facts: Facts,
  isUndescribed: boolean,
): Generator<Finding> {
  const found = validateJson(facts.model, schema, value, { direction });
  for (const { message, path, name: field, isUndescribed: isMore = false } of found) {
    if (isMore !== isUndescribed) continue;
    const place = placeIn(value, [...path, ...(field === undefined ? [] : [field])], project);
    const at = place ?? placeOf(project, facts, operation, name);
    yield { at, message: `In the example \`${name}\` of \`${operation.operationId}\`, ${message}.` };
  }
}

/** The deepest part of a value on a path that is written. */
function placeIn(value: unknown, path: string[], { positionOf }: Project): Finding['at'] | undefined {
  let at: Finding['at'] | undefined;
  let node = value;
  for (const key of path) {
    if (typeof node !== 'object' || node === null) return at;
    at = positionOf(node, Array.isArray(node) ? Number(key) : key, 'value') ?? positionOf(node) ?? at;
    node = (node as Record<string, unknown>)[key];
  }
  return at;
}

export function placeOf(
  { positionOf, entry = '' }: Project,
  { model }: Facts,
  operation: Operation,
  name: string,
): Finding['at'] {
  const { source } = operation;
  const place = positionOf(nodeOf(model, operation)) ?? source ?? startOf(entry);
  return { ...place, near: `${name}:` };
}
