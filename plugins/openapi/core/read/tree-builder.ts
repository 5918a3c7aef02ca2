import { LongNumber, readNumber } from './long-number';

/** Deepest nesting of objects and arrays. No document that a person can read comes near; the walkers recurse. */
export const MAX_DEPTH = 400;

/** Sets a key of any name, `__proto__` too, as an own property. */
export function setOwn(target: object, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  } else (target as Record<string, unknown>)[key] = value;
}

/** One pair of an object that is being read. */
export interface Pair {
  key: string;
  keyOffset: number;
  valueOffset: number;
}

/**
 * Collects where objects and arrays stand, in one array of numbers for the file, since a large file has hundreds of
 * thousands of them. For an array: its offset, then that of each item. For an object: its offset, then those of key
 * and value for each key, in the order of `Object.keys`.
 */
export class TreeBuilder {
  readonly records = new Map<object, number>();
  /** The numbers that no double holds, as they are written. */
  readonly longNumbers: string[] = [];
  private readonly list: number[] = [];

  addArray(array: unknown[], offset: number, itemOffsets: number[]): void {
    this.records.set(array, this.list.length);
    this.list.push(offset);
    for (const item of itemOffsets) this.list.push(item);
  }

  addObject(object: object, offset: number, pairs: Pair[]): void {
    this.records.set(object, this.list.length);
    this.list.push(offset);
    const keys = Object.keys(object);
    // Keys like 200 come first in `Object.keys`, wherever they were written.
    const inOrder = keys.length === pairs.length && keys.every((key, index) => pairs[index]?.key === key);
    const byKey = inOrder ? undefined : new Map(pairs.map((pair) => [pair.key, pair]));
    keys.forEach((key, index) => {
      const pair = byKey ? byKey.get(key) : pairs[index];
      this.list.push(pair?.keyOffset ?? offset, pair?.valueOffset ?? offset);
    });
  }

  /** Offsets of the key at a place in `Object.keys`, and of its value, in an object that was added. */
  offsetsAt(object: object, index: number): { keyOffset: number; valueOffset: number } | undefined {
    const start = this.records.get(object);
    if (start === undefined) return undefined;
    const at = start + 1 + index * 2;
    return { keyOffset: this.list[at] ?? 0, valueOffset: this.list[at + 1] ?? 0 };
  }

  /** The value of a number: see `LongNumber`. `undefined` where it is none, like `.inf`. */
  addNumber(value: number, written: string): number | LongNumber | undefined {
    const number = readNumber(value, written);
    if (number instanceof LongNumber) this.longNumbers.push(number.text);
    return number;
  }

  offsets(): Int32Array {
    return Int32Array.from(this.list);
  }
}
