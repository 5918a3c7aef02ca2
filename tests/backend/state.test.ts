import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, State } from '../../plugins/sandbox/core/types';
import { hashHex, hashText } from '../../src/backend/state/hash';
import { keyOf, partsOf } from '../../src/backend/state/keys';
import { LIMITS, limitOf } from '../../src/backend/state/limits';
import { makeCode, makeKey } from '../../src/backend/state/makeKey';

function memory(): State {
  const values = new Map<string, Json>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    delete: (key) => void values.delete(key),
    list: (prefix) => [...values].filter(([key]) => key.startsWith(prefix)),
  };
}

describe('a key', () => {
  it('gives back the parts that it was made of, so that no two are the same', () => {
    const parts = fc.array(fc.string({ unit: fc.constantFrom('a', '/', '%', '2', 'F', '5', '😀') }), { minLength: 1 });
    fc.assert(
      fc.property(parts, (texts) => {
        expect(partsOf(keyOf(...texts))).toEqual(texts);
      }),
    );
    expect(keyOf('counter', 'demo', 10_001, 'plays')).toBe('counter/demo/10001/plays');
  });
});

describe('a hash', () => {
  it('is the same for the same text, today and tomorrow', () => {
    expect(hashHex('demo')).toBe(hashHex('demo'));
    expect(hashHex('demo')).toMatchInlineSnapshot(`"fbfd674ee9e2b4fb167d29497f600d19"`);
  });

  it('differs for texts that are alike, and spreads over all numbers', () => {
    const texts = Array.from({ length: 50_000 }, (_, count) => `player ${count}`);
    expect(new Set(texts.map(hashHex)).size).toBe(texts.length);
    for (const place of [0, 1, 2, 3] as const) {
      const buckets = Array<number>(16).fill(0);
      for (const text of texts) {
        const bucket = hashText(text)[place] >>> 28;
        buckets[bucket] = (buckets[bucket] ?? 0) + 1;
      }
      expect(Math.min(...buckets)).toBeGreaterThan(2900);
      expect(Math.max(...buckets)).toBeLessThan(3350);
    }
  });
});

describe('keys and codes that are given out', () => {
  it('are never the same twice, also where the random numbers are', () => {
    const source = { state: memory(), random: () => 0 };
    const keys = Array.from({ length: 1000 }, () => makeKey(source, 'gcs'));
    expect(new Set(keys).size).toBe(1000);
    const codes = new Set<string>();
    for (let count = 0; count < 1000; count += 1) codes.add(makeCode(source, 'INV', (code) => codes.has(code)));
    expect(codes.size).toBe(1000);
  });

  it('cannot be distinguished from earlier ones', () => {
    const [one, other] = [0.1, 0.2].map((number) => makeKey({ state: memory(), random: () => number }, 'gcs'));
    expect(one).not.toBe(other);
  });

  it('are drawn again where one is taken', () => {
    const seen: string[] = [];
    const isTaken = (code: string) => seen.push(code) < 3;
    expect(makeCode({ state: memory(), random: () => 0 }, 'INV', isTaken)).toBe(seen[2]);
    expect(new Set(seen).size).toBe(3);
  });
});

describe('a limit', () => {
  it('is about the length of the JSON text', () => {
    const property = fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const { length } = JSON.stringify(value);
      const limit = (most: number) => ({ ...LIMITS.event, most });
      expect(limitOf(value as Json, limit(length))).toBeUndefined();
      expect(limitOf(value as Json, limit(length - 1))).toMatchObject({ of: LIMITS.event.of });
    });
    fc.assert(property);
  });

  it('is not overrun by what is deep', () => {
    const deep = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as Json;
    const found = [50, 51, 5000].map((depth) => limitOf(deep(depth), { ...LIMITS.event, most: 1e9 }));
    expect(found).toEqual([undefined, LIMITS.depth, LIMITS.depth]);
  });
});
