import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../plugins/shared/core/json';
import { shrink } from '../../plugins/values/core/shrink';
import { anyCharacter } from '../fuzz/anyCharacter';

const sizeOf = (value: Json) => JSON.stringify(value).length;

test('a value is never larger than asked for, and of the same kind', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), fc.integer({ min: 300, max: 2000 }), (value, size) => {
      const smaller = shrink(value as Json, size);
      expect(sizeOf(smaller)).toBeLessThanOrEqual(size);
      expect([typeof smaller, Array.isArray(smaller)]).toEqual([typeof value, Array.isArray(value)]);
      if (sizeOf(value as Json) <= size) expect(smaller).toBe(value);
    }),
  );
});

test('a value that holds something holds something still', () => {
  const text = fc.string({ maxLength: 300, unit: anyCharacter });
  const widest = Object.fromEntries(
    Array.from({ length: 300 }, (_none, index) => [String.fromCharCode(256 + index), '']),
  );
  const wide = fc.dictionary(fc.string({ minLength: 1, maxLength: 10 }), text, { minKeys: 8, maxKeys: 300 });
  fc.assert(
    fc.property(wide, fc.integer({ min: 600, max: 2000 }), (value, size) => {
      const smaller = shrink({ list: [value] }, size) as { list: [object] };
      expect(Object.keys(smaller.list[0]).length).toBeGreaterThanOrEqual(8);
      expect(JSON.stringify(smaller)).not.toMatch(/\\ud[89a-f]/);
    }),
    { examples: [[widest, 600]] },
  );
});

test('long lists and texts go first, then what lies deepest', () => {
  const rows = Array.from({ length: 40 }, (_none, id) => ({ id, name: `row ${id}`, at: { x: 1, y: 2 } }));
  expect(shrink({ rows }, 1000)).toEqual({ rows: rows.slice(0, 10) });
  expect(shrink({ rows }, 200)).toEqual({ rows: rows.slice(0, 3) });
  const deep = { a: { b: { c: { d: { e: { f: { g: 'x'.repeat(90) } } } } } } };
  expect(shrink([deep, { id: 7 }], 100)).toEqual([{ a: { b: { c: { d: { e: { f: {} } } } } } }]);
  expect(shrink({ a: { b: 1 }, c: 'x'.repeat(90), d: true }, 48)).toEqual({ a: {}, c: `${'x'.repeat(20)}…`, d: true });
  expect(shrink({ a: 'x'.repeat(1000), b: 1 }, 400)).toEqual({ a: `${'x'.repeat(300)}…`, b: 1 });
});
