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
