import type { Json } from '../types';

/** Returns a frozen copy: changes to objects read from the state would not be stored. Throws `TypeError`. */
export function freezeJson(value: Json): Json {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`Only JSON can be kept, not ${typeof value}.`);
  return parseFrozen(text);
}

function parseFrozen(text: string): Json {
  return freeze(JSON.parse(text) as Json);
}

export function freeze<Value extends Json>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Array.isArray(value) ? value : Object.values(value)) freeze(part);
  return Object.freeze(value);
}
