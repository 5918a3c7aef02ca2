import { describe, expect, it } from 'vitest';
import {
  findByRef,
  followReferences,
  parseFragment,
  parsePointer,
  printRef,
  referenceName,
  splitRef,
} from '../../plugins/shared/core/pointer';

describe('a fragment', () => {
  it.each<[fragment: string, keys: string[]]>([
    ['', []],
    ['/', []],
    ['/a/b', ['a', 'b']],
    ['/a//b', ['a', '', 'b']],
    ['/a/', ['a', '']],
    ['/~1pets~1{id}', ['/pets/{id}']],
    ['/~01', ['~1']],
    ['/~0~1', ['~/']],
    ['/%7E1', ['/']],
    ['/%7e01', ['~1']],
    ['/%2Fpets/get', ['/pets', 'get']],
    ['/%25', ['%']],
    ['/%2525', ['%25']],
    ['/100%', ['100%']],
    ['/100%/a%20b', ['100%', 'a b']],
    ['/%zz~1', ['%zz/']],
    ['/%E4%B8%AD', ['中']],
    ['/%E4', ['%E4']],
  ])('%j has these keys', (fragment, keys) => {
    expect(parseFragment(fragment)).toEqual(keys);
    expect(parseFragment(printRef(keys).slice(1))).toEqual(keys);
  });
});

it('leaves percent signs of a plain pointer alone', () => {
  expect(parsePointer('/a%20b/~1%7E1/')).toEqual(['a%20b', '/%7E1', '']);
  expect(parsePointer('')).toEqual([]);
});

it.each([
  [[], '#'],
  [['components', 'schemas', 'a/b~c%20d'], '#/components/schemas/a~1b~0c%2520d'],
])('prints the reference to %j', (keys, ref) => {
  expect(printRef(keys)).toBe(ref);
});

it.each([
  ['#/components/schemas/Pet', 'Pet'],
  ['#/components/schemas/a~1b%20%7E1', 'a/b /'],
  ['#/components/schemas/100%', '100%'],
  ['pets.yaml#/Pet', 'Pet'],
  ['models/Pet.json', 'Pet.json'],
  ['#node', 'node'],
  ['#', '#'],
])('names the target of %s', (ref, name) => {
  expect(referenceName(ref)).toBe(name);
});

it.each([
  ['a.yaml', 'a.yaml', ''],
  ['a.yaml#/b#c', 'a.yaml', '/b#c'],
  ['#/b', '', '/b'],
])('splits %s', (ref, uri, fragment) => {
  expect(splitRef(ref)).toEqual({ uri, fragment });
});

describe('a document', () => {
  const root = {
    a: { '': 1, 'b/c': { d: 2 }, '%': 3, list: [4] },
    b: { $ref: '#/a/b~1c' },
    c: { $ref: '#/b' },
    circle: { $ref: '#/circle' },
    lost: { $ref: '#/nowhere' },
  };

  it.each([
    ['#', root],
    ['#/', root],
    ['#/a/', 1],
    ['#/a/b~1c/d', 2],
    ['#/a/b%2Fc/d', 2],
    ['#/a/%7E1', undefined],
    ['#/a/%', 3],
    ['#/a/%25', 3],
    ['#/a/list/0', 4],
    ['#/c/d', 2],
    ['#/circle/x', undefined],
    ['#/a/toString', undefined],
    ['#a', undefined],
    ['other.yaml#/a', undefined],
    ['', undefined],
  ])('has at %s what belongs there', (ref, value) => {
    expect(findByRef(root, ref)).toBe(value);
  });

  it('is followed from reference to reference', () => {
    const resolve = (ref: string) => findByRef(root, ref);
    expect(followReferences(root.c, resolve)).toEqual({ d: 2 });
    expect(followReferences(root.circle, resolve)).toBeUndefined();
    expect(followReferences(root.lost, resolve)).toBeUndefined();
    expect(followReferences(5, resolve)).toBe(5);
  });
});
