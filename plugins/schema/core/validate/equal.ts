import { isObject } from '../../../shared/core/json';

type Exact = ((number: number) => number | bigint) | undefined;

/** Equality of JSON Schema: 1 equals 1.0, and the order of properties does not matter. */
export function isEqual(one: unknown, other: unknown, exact?: Exact): boolean {
  if (one === other) return true;
  if (isNumber(one) && isNumber(other)) {
    const [first, second] = [exactly(one, exact), exactly(other, exact)];
    // An integer may be a number, and a bigint too.
    return first === second || (typeof first !== typeof second && String(first) === String(second));
  }
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isEqual(item, other[index], exact))
    );
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key], exact))
  );
}

export function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

export function exactly(number: number | bigint, exact: Exact): number | bigint {
  return exact && typeof number === 'number' ? exact(number) : number;
}

/** The first item that equals an earlier one, with the index of that. */
export function findDuplicate(items: unknown[]): { earlier: number; index: number } | undefined {
  const seen = new Map<unknown, number>();
  for (const [index, item] of items.entries()) {
    const key = typeof item === 'object' && item !== null ? `object ${sortedText(item)}` : keyOf(item);
    const earlier = seen.get(key);
    if (earlier !== undefined) return { earlier, index };
    seen.set(key, index);
  }
  return undefined;
}

/** Texts must not look like objects. */
function keyOf(item: unknown): unknown {
  return typeof item === 'string' ? `text ${item}` : item;
}

function sortedText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedText).join()}]`;
  if (!isObject(value)) return typeof value === 'bigint' ? String(value) : (JSON.stringify(value) ?? 'undefined');
  const entries = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${sortedText(value[key])}`);
  return `{${entries.join()}}`;
}
