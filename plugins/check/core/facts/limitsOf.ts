import { isObject } from '../../../shared/core/json';

/** Of things, which words count: `100 addresses`. */
export const COUNTED = ['maxItems', 'maxProperties'];
const MOST = [...COUNTED, 'maximum', 'maxLength'];
const LEAST = ['minItems', 'minimum', 'minLength', 'minProperties'];

export type LimitKind = 'most' | 'least';

/** The limits that a schema sets, to its value or to each of its entries. */
export function limitsOf(schema: unknown, kind: LimitKind, keys = kind === 'most' ? MOST : LEAST): number[] {
  if (!isObject(schema)) return [];
  const own = keys.flatMap((key) => {
    const value = schema[key];
    return typeof value === 'number' ? [value] : [];
  });
  const inner = [schema.items, schema.additionalProperties].filter(isObject);
  return [...own, ...inner.flatMap((one) => limitsOf(one, kind, keys))];
}
