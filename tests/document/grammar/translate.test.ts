import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Messages, translateDocument } from '../../../plugins/document/core/grammar/translate';
import type { JsonObject } from '../../../plugins/shared/core/json';

function shout(document: string | JsonObject, messages?: Messages) {
  const root = typeof document === 'string' ? (parse(document) as JsonObject) : document;
  const all = new Proxy<Messages>(
    {},
    {
      get: (_, text) => String(text).toUpperCase(),
      getOwnPropertyDescriptor: (_, text) => ({ configurable: true, enumerable: true, value: String(text) }),
    },
  );
  return { original: root, ...translateDocument(root, messages ?? all) };
}

describe('texts for readers are translated', () => {
  test.each([
    ['{ info: { summary: a, description: b, title: T } }', { info: { summary: 'A', description: 'B', title: 'T' } }],
    [
      '{ paths: { /a: { get: { summary: a, operationId: b, tags: [c] } } } }',
      {
        paths: { '/a': { get: { summary: 'A', operationId: 'b', tags: ['c'] } } },
      },
    ],
    [
      '{ tags: [{ name: a, x-page: { path: p, group: { title: g } } }] }',
      {
        tags: [{ name: 'a', 'x-page': { path: 'p', group: { title: 'G' } }, 'x-displayName': 'A' }],
      },
    ],
    [
      '{ x-error-catalogue: [{ code: 1, name: n, feature: f, meaning: m, retry: later }] }',
      {
        'x-error-catalogue': [{ code: 1, name: 'N', feature: 'F', meaning: 'M', retry: 'later' }],
      },
    ],
    [
      '{ info: { x-assumed: a }, paths: { /a: { get: { x-assumed: [b, c] } } } }',
      { info: { 'x-assumed': 'A' }, paths: { '/a': { get: { 'x-assumed': ['B', 'C'] } } } },
    ],
    ['{ responses: { default: { description: a } } }', { responses: { default: { description: 'A' } } }],
    [
      '{ flows: { implicit: { scopes: { read: a, description: b } } } }',
      {
        flows: { implicit: { scopes: { read: 'A', description: 'B' } } },
      },
    ],
  ])('%s', (document, translated) => {
    expect(shout(document).root).toEqual(translated);
  });
});

describe('data is left as it is, whatever its keys are called', () => {
  test.each([
    '{ properties: { description: { type: string }, value: { enum: [a] } } }',
    '{ schemas: { summary: { type: string }, default: { type: string } } }',
    '{ example: { description: a } }',
    '{ examples: [{ description: a, x: { summary: b } }] }',
    '{ examples: { value: { value: { description: a } } } }',
    '{ default: { summary: a }, enum: [{ description: a }], const: { description: a } }',
    '{ links: { next: { parameters: { description: $request.query.a } } } }',
    '{ mapping: { cat: a } }',
  ])('%s', (document) => {
    const { root, original } = shout(document);
    expect(root).toEqual(original);
  });

  test('but a property with such a name is described to readers', () => {
    expect(shout('{ properties: { default: { description: a }, description: { description: b } } }').root).toEqual({
      properties: { default: { description: 'A' }, description: { description: 'B' } },
    });
  });

  test('and so is an example', () => {
    expect(shout('{ examples: { value: { summary: a, value: { summary: b } } } }').root).toEqual({
      examples: { value: { summary: 'A', value: { summary: 'b' } } },
    });
  });
});

test('the original is not touched, and every object of the copy knows its own', () => {
  const shared = { description: 'a' };
  const document = { info: shared, components: { schemas: { A: shared } }, list: [{ summary: 'b' }] };
  const before = structuredClone(document);
  const { root, originalOf } = shout(document);
  expect(document).toEqual(before);
  expect(root).toEqual({
    info: { description: 'A' },
    components: { schemas: { A: { description: 'A' } } },
    list: [{ summary: 'B' }],
  });
  const { info, list } = root as typeof document;
  expect([originalOf(info), originalOf(list), originalOf(list[0] ?? {})]).toEqual([
    shared,
    document.list,
    document.list[0],
  ]);
  const foreign = {};
  expect(originalOf(foreign)).toBe(foreign);
});

test('a text that has changed is missed, once, and stays in its language', () => {
  const { root, missing } = shout('{ a: { summary: new }, b: { summary: new }, c: { summary: same } }', {
    old: 'alt',
    same: 'gleich',
  });
  expect(missing).toEqual(['new']);
  expect(root).toEqual({ a: { summary: 'new' }, b: { summary: 'new' }, c: { summary: 'gleich' } });
});

test('`__proto__` and `constructor` are names and texts like others', () => {
  const document = JSON.parse('{"properties":{"__proto__":{"description":"constructor"}}}') as JsonObject;
  const { root, missing } = translateDocument(document, {});
  expect(JSON.stringify(root)).toBe(JSON.stringify(document));
  expect(missing).toEqual(['constructor']);
  expect(Object.getPrototypeOf(root)).toBe(Object.prototype);
});

test('a document that holds itself ends', () => {
  const document: JsonObject = { description: 'a' };
  document.self = document;
  const { root } = shout(document);
  expect(root.self).toBe(root);
});
