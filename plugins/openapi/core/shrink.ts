import { cutText } from './cutText';
import { isObject, type Json } from './json';

interface Limits {
  /** Of a list. */
  items: number;
  /** Characters of a text, as JSON. */
  text: number;
}

/** From what is hardly missed to what leaves one item of each list, and the beginning of each text. */
const STEPS: Limits[] = [
  { items: 10, text: 1000 },
  { items: 3, text: 300 },
  { items: 1, text: 200 },
  { items: 1, text: 100 },
];

/** A text keeps this much of itself however many others there are beside it. */
const MIN_TEXT = 20;

/**
 * A value of at most `maxSize` characters of JSON (100 for a text of its own): the rest of long lists and texts is left
 * out first, then what lies deepest.
 */
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

/** The part of a value that fits, level by level: a member is kept before anything that lies deeper. */
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
      // An assignment to `__proto__` adds no member.
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

/** Cuts a text that is longer as JSON than `size`: an escaped character counts as what is written for it. */
function cutToSize(text: string, size: number): string {
  const limit = Math.max(size, MIN_TEXT);
  if (text.length <= limit && JSON.stringify(text).length <= limit + 2) return text;
  let length = limit;
  while (JSON.stringify(text.slice(0, length)).length > limit + 2) length = Math.floor(length / 2);
  return cutText(text, length);
}
