import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketByPrefix } from '../../../plugins/openapi/core/pages/buckets';

interface Item {
  name: string;
  weight: number;
}

const CAPACITY = 10;

function bucket(items: Item[]) {
  return bucketByPrefix(
    items,
    ({ name }) => name,
    ({ weight }) => weight,
    CAPACITY,
  );
}

function prefixes(items: Item[]): Map<string, string> {
  return new Map(bucket(items).flatMap(({ prefix, items: group }) => group.map(({ name }) => [name, prefix])));
}

const item = fc.record({
  name: fc.stringMatching(/^[a-c]{1,4}(-[a-c]{1,2})?$/),
  weight: fc.integer({ min: 1, max: 8 }),
});
const distinct = fc.uniqueArray(item, { selector: ({ name }) => name, maxLength: 40 });

test('a page takes one more letter as long as it is too heavy', () => {
  const items = ['apple', 'apricot', 'banana', 'avocado'].map((name) => ({ name, weight: 4 }));
  expect(bucket(items).map(({ prefix, items: group }) => [prefix, group.map(({ name }) => name)])).toEqual([
    ['ap', ['apple', 'apricot']],
    ['av', ['avocado']],
    ['b', ['banana']],
  ]);
});

test('what is too heavy by itself, or shares its whole name, stays where it is', () => {
  expect(bucket([{ name: 'abc', weight: 99 }])).toHaveLength(1);
  const same = Array.from({ length: 9 }, () => ({ name: 'abc', weight: 9 }));
  expect(bucket(same)).toEqual([{ prefix: expect.stringMatching(/^abc?$|^a$/), items: same }]);
});

test('a name that is the start of others has a page beside theirs', () => {
  const items = ['pet', 'pets', 'pet-shop'].map((name) => ({ name, weight: 6 }));
  const found = bucket(items).map(({ prefix }) => prefix);
  expect(new Set(found).size).toBe(3);
});

test('nothing is lost, no two pages have one prefix, and pages hold no more than they can', () => {
  fc.assert(
    fc.property(distinct, (items) => {
      const buckets = bucket(items);
      expect(buckets.flatMap((each) => each.items).length).toBe(items.length);
      expect(new Set(buckets.map(({ prefix }) => prefix)).size).toBe(buckets.length);
      for (const { prefix, items: group } of buckets) {
        for (const { name } of group) expect(name.startsWith(prefix)).toBe(true);
        const weight = group.reduce((sum, each) => sum + each.weight, 0);
        expect(weight <= CAPACITY || group.length === 1).toBe(true);
      }
    }),
  );
});

test('a new item moves others only if the page that it comes to overflows', () => {
  fc.assert(
    fc.property(distinct, item, (items, added) => {
      fc.pre(!items.some(({ name }) => name === added.name));
      const before = prefixes(items);
      const after = prefixes([...items, added]);
      for (const { name } of items) {
        const [was = '', is = ''] = [before.get(name), after.get(name)];
        if (was !== is) expect(added.name.startsWith(was)).toBe(true);
      }
    }),
  );
});

test('the order in which things come does not matter', () => {
  fc.assert(
    fc.property(distinct, (items) => {
      expect(prefixes(items.toReversed())).toEqual(prefixes(items));
    }),
  );
});
