/** Is a value of this shape? */
export type Shape<T> = (value: unknown) => value is T;

export const isText: Shape<string> = (value) => typeof value === 'string';
export const isNumber: Shape<number> = (value) => typeof value === 'number';

export function isOrNull<T>(isItem: Shape<T>): Shape<T | null> {
  return (value) => value === null || isItem(value);
}

export function isListOf<T>(isItem: Shape<T>): Shape<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(isItem);
}

/** A list of items of these shapes, one after the other; those from `required` on may be absent. */
export function isTuple<T extends unknown[]>(items: Shape<unknown>[], required = items.length): Shape<T> {
  return (value): value is T =>
    Array.isArray(value) &&
    value.length >= required &&
    value.length <= items.length &&
    value.every((item, place) => items[place]?.(item));
}

/** An object with fields of these shapes; it may have others. A shape that takes `undefined` makes a field optional. */
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
