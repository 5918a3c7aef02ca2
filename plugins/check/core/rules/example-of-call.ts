import type { Operation } from '../../../openapi';
import { startOf } from '../../../shared/problem';
import { type Finding, specRule } from '../engine/rule';
import { contentsOf } from '../facts/buildFacts';
import { isObject } from '../facts/fields';
import { nodeOf } from '../facts/nodeOf';
import type { Facts } from '../facts/types';
import { validateJson } from '../facts/validateJson';
import type { Project } from '../project';
import { codeMeant } from './support/meanings';

/** Examples of results and bodies: their fields, codes and names. */
export const exampleOfCall = specRule({
  id: 'example-of-call',
  needsAll: true,
  about: 'An example has only fields of its schema, and an example of a failure has a code that its call can return.',
  *check(project, facts) {
    for (const operation of facts.model.operations) {
      for (const { schema, examples } of contentsOf(operation)) {
        for (const { name, summary = '', value } of examples) {
          if (value === undefined) continue;
          const at = placeOf(project, facts, operation, name);
          for (const { message, path, name: field } of validateJson(facts.model, schema, value)) {
            const place = placeIn(value, [...path, ...(field === undefined ? [] : [field])], project) ?? at;
            yield { at: place, message: `In the example \`${name}\` of \`${operation.operationId}\`, ${message}.` };
          }
          for (const message of checkCodes(operation, name, summary, value, facts)) yield { at, message };
        }
      }
    }
  },
});

function* checkCodes(
  { operationId, errors }: Operation,
  name: string,
  summary: string,
  value: unknown,
  facts: Facts,
): Generator<string> {
  const { model, codes } = facts;
  const { envelope } = model;
  if (!envelope || !isObject(value)) return;
  const code = value[envelope.code];
  if (typeof code !== 'number') return;
  const listed = errors.some(({ error }) => error.code === code);
  if (code !== envelope.success && !listed)
    yield `\`${operationId}\` does not list ${code}, which its example \`${name}\` returns.`;
  const message = value[envelope.message];
  const meant = typeof message === 'string' && codes.has(code) ? codeMeant(message, [code], facts) : undefined;
  if (meant !== undefined)
    yield `The example \`${name}\` returns ${code}, but its \`${envelope.message}\` is that of ${meant}.`;
  const named = model.errors.find((error) => error.name === name);
  if (named && named.code !== code) yield `The example \`${name}\` returns ${code}, but that is error ${named.code}.`;
  const [written] = /^\d{3,6}(?= )/.exec(summary) ?? [];
  if (written && Number(written) !== code)
    yield `The summary of the example \`${name}\` says ${written}, but it returns ${code}.`;
  for (const inner of innerCodes(value, envelope.code)) {
    if (inner === envelope.success || inner === code || errors.some(({ error }) => error.code === inner)) continue;
    if (codes.size > 0) yield `\`${operationId}\` does not list ${inner}, which is in its example \`${name}\`.`;
  }
}

/** Codes of entries within a result. */
function innerCodes(value: unknown, key: string): number[] {
  if (Array.isArray(value)) return value.flatMap((item) => innerCodes(item, key));
  if (!isObject(value)) return [];
  const own = typeof value[key] === 'number' && typeof value.msg === 'string' ? [value[key]] : [];
  return [...own, ...Object.values(value).flatMap((inner) => innerCodes(inner, key))];
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

function placeOf(
  { positionOf, entry = '' }: Project,
  { model }: Facts,
  operation: Operation,
  name: string,
): Finding['at'] {
  const { source } = operation;
  const place = positionOf(nodeOf(model, operation)) ?? source ?? startOf(entry);
  return { ...place, near: `${name}:` };
}
