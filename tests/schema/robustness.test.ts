import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { countRows } from '../../plugins/schema/core/describe/count';
import type { JsonObject } from '../../plugins/shared/core/json';
import { REF, schemaLike } from '../openapi/support/schemaLike';
import { allFields, contextFor, describe } from './support';

const NO_PAGES = { entity: () => undefined };

group('whatever the document holds', () => {
  const check = (schema: unknown, schemas: JsonObject, hasPages: boolean) => {
    const view = describe(schema, schemas, hasPages ? {} : NO_PAGES);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    const ids = allFields(view).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  };

  test('any JSON can be described', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (schema) => check(schema, {}, true)),
      { numRuns: 200 },
    );
  });

  test('any schemas, with references in circles, can be described', () => {
    const { object } = schemaLike;
    fc.assert(
      fc.property(object, object, object, fc.boolean(), (A, B, C, hasPages) => {
        for (const schema of [A, REF('B')]) check(schema, { A, B, C }, hasPages);
      }),
      { numRuns: 200 },
    );
  });
});

group('circles end', () => {
  const circles: Record<string, JsonObject> = {
    'a reference to itself': { A: REF('A') },
    'references to each other': { A: REF('B'), B: REF('A') },
    'allOf of itself': { A: { allOf: [REF('A'), REF('A')], properties: { a: REF('A') } } },
    'allOf in a circle': { A: { allOf: [REF('B'), { properties: { x: {} } }] }, B: { allOf: [REF('A')] } },
    'oneOf, items and maps of itself': {
      A: { oneOf: [REF('A'), { type: 'array', items: REF('A') }, { additionalProperties: REF('A') }] },
    },
    'merged properties of two circles': {
      A: { allOf: [REF('B'), REF('C')] },
      B: { properties: { next: REF('B') } },
      C: { properties: { next: REF('C') } },
    },
    'rules about itself': { A: { not: REF('A'), if: REF('A'), then: REF('A'), dependentSchemas: { a: REF('A') } } },
    'a mapping to itself': {
      A: { discriminator: { propertyName: 'a', mapping: { a: 'A', b: 'B' } } },
      B: { allOf: [REF('A')] },
    },
  };
  for (const [name, schemas] of Object.entries(circles)) {
    test.each([true, false])(`${name} (entities have pages: %s)`, (hasPages) => {
      const view = describe(schemas['A'], schemas, hasPages ? {} : NO_PAGES);
      expect(allFields(view).length).toBeLessThan(40);
    });
  }

  test('recursion without a page leads to where the fields are', () => {
    const schemas = { Tree: { type: 'object', properties: { child: REF('Tree') } } };
    const view = describe({ properties: { root: REF('Tree') } }, schemas, NO_PAGES);
    const child = allFields(view).find(({ name }) => name === 'child');
    expect(child?.schema.type).toEqual([{ text: 'Tree', href: '#top.root' }]);
  });

  test('objects that hold themselves, as YAML aliases can make them', () => {
    const node: JsonObject = { type: 'object' };
    node['properties'] = { self: node, list: { type: 'array', items: node } };
    node['default'] = node;
    node['oneOf'] = [node];
    expect(() => JSON.stringify(describe(node))).not.toThrow();
  });
});

group('size does not explode', () => {
  const doubling = (wrap: (inner: unknown) => JsonObject): JsonObject =>
    Object.fromEntries(Array.from({ length: 60 }, (_, level) => [`L${level}`, wrap(REF(`L${level + 1}`))]));

  test.each<[string, (inner: unknown) => JsonObject]>([
    ['properties', (inner) => ({ properties: { a: inner, b: inner } })],
    ['unions', (inner) => ({ oneOf: [inner, inner] })],
    ['allOf', (inner) => ({ allOf: [inner, inner] })],
    ['tuples', (inner) => ({ prefixItems: [inner, inner] })],
    ['maps and lists', (inner) => ({ additionalProperties: { type: 'array', items: inner } })],
    ['rules', (inner) => ({ if: inner, then: inner, else: inner })],
  ])('through %s that double at each of 60 levels', (_, wrap) => {
    const start = process.cpuUsage();
    const view = describe(REF('L0'), doubling(wrap), NO_PAGES);
    expect(process.cpuUsage(start).user).toBeLessThan(10_000_000);
    expect(JSON.stringify(view).length).toBeLessThan(300_000);
  });

  test.each(['items', 'not', 'additionalProperties', 'contains', 'contentSchema'])(
    'through 10,000 levels of %s',
    (key) => {
      let schema: JsonObject = {};
      for (let level = 0; level < 10_000; level += 1) schema = { [key]: schema };
      const detached: string[] = [];
      describe(schema, {}, { detach: (id) => ({ href: String(detached.push(id)) }) });
      expect(detached.length).toBeLessThan(3);
    },
  );

  test('rows are counted without following entities', () => {
    const schemas = { Big: { properties: { a: {}, b: {}, c: {} } } };
    const source = contextFor(schemas);
    expect(countRows({ properties: { x: REF('Big'), y: { properties: { z: {} } } } }, source)).toBe(3);
    expect(countRows({ allOf: [REF('Big'), { properties: { d: {} } }] }, source)).toBe(4);
  });
});
