import { findKeys } from '../../../document/core/overlays/jsonPath';
import type { Json } from '../../../shared/core/json';
import { parsePointer } from '../../../shared/core/pointer';
import { parseQuery, select } from '../criteria/select';
import { fill, type Scope, type Value } from '../expressions/evaluate';
import { problem, StepMistake } from '../problems';
import type { FlowBody } from '../types';

/** The body that a step sends. Throws a `StepMistake` for a replacement that has no place. */
export function fillBody(body: FlowBody | undefined, scope: Scope): Value {
  if (!body) return undefined;
  let filled = body.payload === undefined ? undefined : fill(body.payload, scope, select);
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(body.contentType ?? '');
  // A form that is written as a text has places by the names of its fields.
  if (isForm && typeof filled === 'string' && body.replacements.length > 0) {
    filled = Object.fromEntries(new URLSearchParams(filled));
  }
  for (const { target, selector, value } of body.replacements) {
    const replaced = fill(value, scope, select);
    for (const keys of findPlaces(target, selector, filled)) filled = replace(filled, keys, replaced, target);
  }
  return filled;
}

function findPlaces(target: string, selector: string, payload: Value): string[][] {
  if (selector === 'jsonpointer') return [parsePointer(target)];
  const query = selector === 'jsonpath' ? parseQuery(target) : undefined;
  if (!query || 'at' in query) throw noPlace(target);
  return findKeys(query, payload);
}

/** A copy with another value at a place. */
function replace(payload: Value, [key, ...keys]: string[], value: Value, target: string): Value {
  if (key === undefined) return value;
  if (Array.isArray(payload)) {
    const index = key === '-' ? payload.length : Number(key);
    if (!Number.isInteger(index) || index > payload.length) throw noPlace(target);
    const copy = [...payload];
    copy[index] = replace(copy[index], keys, value, target) ?? null;
    return copy;
  }
  if (typeof payload !== 'object' || payload === null) throw noPlace(target);
  const copy: Record<string, Json> = { ...payload };
  const inner = replace(Object.hasOwn(copy, key) ? copy[key] : undefined, keys, value, target);
  if (inner === undefined) delete copy[key];
  else copy[key] = inner;
  return copy;
}

function noPlace(name: string): StepMistake {
  return new StepMistake(problem('noPlace', { name }));
}
