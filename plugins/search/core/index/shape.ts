export type Shape<T> = (value: unknown) => value is T;

export const isText: Shape<string> = (value) => typeof value === 'string';
export const isNumber: Shape<number> = (value) => typeof value === 'number';

export function isOrNull<T>(isItem: Shape<T>): Shape<T | null> {
  return (value) => value === null || isItem(value);
}

export function isListOf<T>(isItem: Shape<T>): Shape<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(isItem);
}

/** A tuple; items from `required` on are optional. */
export function isTuple<T extends unknown[]>(items: Shape<unknown>[], required = items.length): Shape<T> {
  return (value): value is T =>
    Array.isArray(value) &&
    value.length >= required &&
    value.length <= items.length &&
    value.every((item, place) => items[place]?.(item));
}

/** Allows other fields. A shape that accepts `undefined` makes a field optional. */
export function isObject<T>(fields: { [K in keyof T]-?: Shape<unknown> }): Shape<T> {
  const tests = Object.entries<Shape<unknown>>(fields);
  return (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    tests.every(([name, isField]) => isField((value as Record<string, unknown>)[name]));
}

export function isOptional<T>(isItem: Shape<T>): Shape<T | undefined> {
  return (value) => value === undefined || isItem(value);
}
