import type { Json } from './json';

const MAX_DEPTH = 6;
const MAX_STRING = 200;
const MAX_MEMBERS = 50;

/** A value of at most so many characters of JSON, made by leaving out what lies deepest; where that is enough, as it is. */
export function shrink(value: Json, maxSize: number): Json {
  let smaller = value;
  for (let depth = MAX_DEPTH; depth >= 0 && JSON.stringify(smaller).length > maxSize; depth -= 1) {
    smaller = prune(value, depth);
  }
  return smaller;
}

function prune(value: Json, depth: number): Json {
  if (typeof value === 'string') return value.length > MAX_STRING ? `${value.slice(0, MAX_STRING)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return depth === 0 ? [] : value.slice(0, 1).map((item) => prune(item, depth - 1));
  const members = depth === 0 ? [] : Object.entries(value).slice(0, MAX_MEMBERS);
  return Object.fromEntries(members.map(([name, member]) => [name, prune(member, depth - 1)]));
}
