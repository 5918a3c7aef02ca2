import type { Json } from '../types';

/**
 * An immutable copy, as JSON keeps the value: otherwise a change to an object that was read would be in the state without
 * being stored. Throws a `TypeError` for what is not JSON.
 */
export function freezeJson(value: Json): Json {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`Only JSON can be kept, not ${typeof value}.`);
  return parseFrozen(text);
}

export function parseFrozen(text: string): Json {
  return freeze(JSON.parse(text) as Json);
}

/** Freezes a value and everything in it. */
export function freeze<Value extends Json>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Array.isArray(value) ? value : Object.values(value)) freeze(part);
  return Object.freeze(value);
}
