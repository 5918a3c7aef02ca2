import { cutText } from './cutText';
import type { Json } from './json';

interface Limits {
  depth: number;
  /** Of a list. */
  items: number;
  /** Of an object. */
  members: number;
  /** Characters of a text. */
  text: number;
}

/** From what is hardly missed to what leaves next to nothing. */
const STEPS: Limits[] = [
  { depth: 12, items: 10, members: 200, text: 1000 },
  { depth: 8, items: 3, members: 200, text: 300 },
  { depth: 6, items: 1, members: 100, text: 200 },
  { depth: 5, items: 1, members: 100, text: 100 },
  { depth: 4, items: 1, members: 100, text: 100 },
  { depth: 3, items: 1, members: 100, text: 100 },
  { depth: 2, items: 1, members: 100, text: 100 },
  { depth: 2, items: 1, members: 30, text: 50 },
  { depth: 1, items: 1, members: 30, text: 50 },
  { depth: 1, items: 1, members: 8, text: 20 },
  { depth: 0, items: 0, members: 0, text: 20 },
];

/**
 * A value of at most so many characters of JSON: where it has more, the rest of long lists and texts is left out, then
 * what lies deepest.
 */
export function shrink(value: Json, maxSize: number): Json {
  let smaller = value;
  for (const limits of STEPS) {
    if (JSON.stringify(smaller).length <= maxSize) break;
    smaller = prune(value, limits);
  }
  return smaller;
}

function prune(value: Json, limits: Limits): Json {
  if (typeof value === 'string') return cutText(value, limits.text);
  if (typeof value !== 'object' || value === null) return value;
  const { depth, items, members } = limits;
  const inner = { ...limits, depth: depth - 1 };
  if (Array.isArray(value)) return value.slice(0, depth > 0 ? items : 0).map((item) => prune(item, inner));
  const kept = Object.entries(value).slice(0, depth > 0 ? members : 0);
  return Object.fromEntries(kept.map(([name, member]) => [name, prune(member, inner)]));
}
