import { LongNumber, readNumber } from './longNumber';

/** Walkers recurse. No document written by hand comes close. */
export const MAX_DEPTH = 400;

/** Sets an own property; also works for `__proto__`. */
export function setOwn(target: object, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  } else (target as Record<string, unknown>)[key] = value;
}

export interface Pair {
  key: string;
  keyOffset: number;
  valueOffset: number;
}

/**
 * Positions in one list of numbers, since a large file has hundreds of thousands. An array: its offset, then that of
 * each item. An object: its offset, then those of each key and its value, in the order of `Object.keys`.
 */
export class TreeBuilder {
  readonly records = new Map<object, number>();
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
    // `Object.keys` lists keys like `200` first, wherever they were written.
    const inOrder = keys.length === pairs.length && keys.every((key, index) => pairs[index]?.key === key);
    const byKey = inOrder ? undefined : new Map(pairs.map((pair) => [pair.key, pair]));
    keys.forEach((key, index) => {
      const pair = byKey ? byKey.get(key) : pairs[index];
      this.list.push(pair?.keyOffset ?? offset, pair?.valueOffset ?? offset);
    });
  }

  /** Offsets of the key at an index of `Object.keys`, and of its value. */
  offsetsAt(object: object, index: number): { keyOffset: number; valueOffset: number } | undefined {
    const start = this.records.get(object);
    if (start === undefined) return undefined;
    const at = start + 1 + index * 2;
    return { keyOffset: this.list[at] ?? 0, valueOffset: this.list[at + 1] ?? 0 };
  }

  /** Returns `undefined` if the value is not a JSON number, like `.inf`. */
  addNumber(value: number, written: string): number | LongNumber | undefined {
    const number = readNumber(value, written);
    if (number instanceof LongNumber) this.longNumbers.push(number.text);
    return number;
  }

  offsets(): Int32Array {
    return Int32Array.from(this.list);
  }
}
