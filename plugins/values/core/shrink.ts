import { cutText } from '../../shared/core/cutText';
import { isObject, type Json } from '../../shared/core/json';

interface Limits {
  items: number;
  /** Characters of JSON. */
  text: number;
}

const STEPS: Limits[] = [
  { items: 10, text: 1000 },
  { items: 3, text: 300 },
  { items: 1, text: 200 },
  { items: 1, text: 100 },
];

const MIN_TEXT = 20;

/** Shrinks a value to `maxSize` characters of JSON: shortens lists and texts, then drops the deepest members. */
export function shrink(value: Json, maxSize: number): Json {
  let smaller = value;
  for (const limits of STEPS) {
    if (fits(smaller, maxSize)) return smaller;
    smaller = prune(value, limits);
  }
  return fits(smaller, maxSize) ? smaller : fill(smaller, maxSize);
}

function fits(value: Json, maxSize: number): boolean {
  return JSON.stringify(value).length <= maxSize;
}

function prune(value: Json, limits: Limits): Json {
  if (typeof value === 'string') return cutToSize(value, limits.text);
  if (Array.isArray(value)) return value.slice(0, limits.items).map((item) => prune(item, limits));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, prune(member, limits)]));
}

/** Fills level by level, so that shallow members win over deep ones. */
function fill(value: Json, maxSize: number): Json {
  let room = maxSize;
  const take = (member: Json, key: string): Json | undefined => {
    const size = JSON.stringify(member).length + key.length + 1;
    if (size > room) return undefined;
    room -= size;
    return member;
  };
  const root = take(toEmpty(value), '') ?? toEmpty(value);
  const open: [from: Json, to: Json][] = [[value, root]];
  for (const [from, to] of open) {
    if (typeof from !== 'object' || from === null || typeof to !== 'object' || to === null) continue;
    const members = Object.entries(from);
    const share = Math.max(MIN_TEXT, Math.floor(room / members.length));
    for (const [name, member] of members) {
      const key = Array.isArray(to) ? '' : `${JSON.stringify(name)}:`;
      const kept = take(typeof member === 'string' ? cutToSize(member, share - key.length) : toEmpty(member), key);
      if (kept === undefined) continue;
      // Assigning to `__proto__` adds no member.
      Object.defineProperty(to, name, { value: kept, enumerable: true, writable: true, configurable: true });
      open.push([member, kept]);
    }
  }
  return root;
}

function toEmpty(value: Json): Json {
  if (Array.isArray(value)) return [];
  return isObject(value) ? {} : value;
}

/** Measures the text as JSON, escapes included. */
function cutToSize(text: string, size: number): string {
  const limit = Math.max(size, MIN_TEXT);
  if (text.length <= limit && JSON.stringify(text).length <= limit + 2) return text;
  let length = limit;
  while (JSON.stringify(text.slice(0, length)).length > limit + 2) length = Math.floor(length / 2);
  return cutText(text, length);
}
