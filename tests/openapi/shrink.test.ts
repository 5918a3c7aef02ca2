import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../plugins/openapi/core/json';
import { shrink } from '../../plugins/openapi/core/shrink';

const sizeOf = (value: Json) => JSON.stringify(value).length;

test('a value is never larger than asked for, and of the same kind', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), fc.integer({ min: 300, max: 2000 }), (value, size) => {
      const smaller = shrink(value as Json, size);
      expect(sizeOf(smaller)).toBeLessThanOrEqual(Math.max(size, 300));
      expect([typeof smaller, Array.isArray(smaller)]).toEqual([typeof value, Array.isArray(value)]);
      if (sizeOf(value as Json) <= size) expect(smaller).toBe(value);
    }),
  );
});

test('what lies deepest goes first, then all but the first of a list', () => {
  const leaf = { text: 'x'.repeat(100) };
  const value = { id: 7, list: [{ a: { b: leaf } }, { a: { b: leaf } }], map: { one: { two: leaf } } };
  expect(shrink(value, 300)).toEqual({ id: 7, list: [{ a: { b: leaf } }], map: { one: { two: leaf } } });
  expect(shrink(value, 100)).toEqual({ id: 7, list: [{ a: {} }], map: { one: { two: {} } } });
  expect(shrink({ a: 'x'.repeat(1000), b: 1 }, 300)).toEqual({ a: `${'x'.repeat(200)}…`, b: 1 });
});
