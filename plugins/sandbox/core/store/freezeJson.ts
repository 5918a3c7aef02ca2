import type { Json } from '../types';

/**
 * A copy that nobody can change, and that is what JSON keeps of the value: without it, a change to an object that was
 * read would be in the state before it is kept, and gone after a restart. Throws a `TypeError` for what is not JSON.
 */
export function freezeJson(value: Json): Json {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`Only JSON can be kept, not ${typeof value}.`);
  return parseFrozen(text);
}

/** Parses JSON into values that nobody can change. */
export function parseFrozen(text: string): Json {
  return freeze(JSON.parse(text) as Json);
}

/** In place, with all that it holds. */
export function freeze<Value extends Json>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Array.isArray(value) ? value : Object.values(value)) freeze(part);
  return Object.freeze(value);
}
