import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { buildPages } from '../../../plugins/openapi/core/pages/build';
import { PageMemory } from '../../../plugins/openapi/core/pages/memory';
import type { BuildOptions } from '../../../plugins/openapi/core/pages/site/options';
import type { ApiPage } from '../../../plugins/openapi/core/pages/site/types';
import { pageWords } from '../../../plugins/openapi/write/pageWords';
import { findSampleLanguage } from '../../../plugins/samples/core/languages';
import type { JsonObject } from '../../../plugins/shared/core/json';
import { modelOf } from '../model/support';

const SPEC = `
servers: [{ url: https://a.example }]
security: [{ key: [] }]
tags: [{ name: Cats, description: Of cats. }, { name: Dogs, parent: Cats, x-page: { order: 2 } }]
x-error-catalogue: [{ code: 1, name: gone, meaning: Not there. }, { code: 2, name: late, meaning: Too late. }]
paths:
  /cats/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get:
      operationId: catGet
      tags: [Cats]
      summary: Get a cat
      x-errors: [{ code: 1, when: It is away. }]
      responses:
        '200':
          description: A cat.
          content: { application/json: { schema: { $ref: '#/components/schemas/Cat' } } }
          links: { owner: { operationId: dogGet } }
  /dogs:
    get: { operationId: dogGet, tags: [Dogs, Cats], summary: Get a dog, responses: { '200': { $ref: '#/components/responses/Dog' } } }
    post:
      operationId: dogAdd
      tags: [Dogs]
      deprecated: true
      requestBody: { content: { application/json: { schema: { type: object, properties: { name: { type: string }, cat: { $ref: '#/components/schemas/Cat' } } } } } }
      responses: { '200': { description: Done. } }
webhooks: { barked: { post: { tags: [Dogs], requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Dog' } } } } } } }
components:
  securitySchemes: { key: { type: apiKey, in: query, name: k } }
  responses: { Dog: { description: A dog., content: { application/json: { schema: { $ref: '#/components/schemas/Dog' } } } } }
  schemas:
    Cat: { type: object, required: [name], properties: { name: { type: string, example: Tom }, friend: { $ref: '#/components/schemas/Dog' } } }
    Dog: { allOf: [{ $ref: '#/components/schemas/Cat' }, { type: object, properties: { tail: { type: boolean } } }] }
`;

const curl = findSampleLanguage('curl');
const options = (pages: BuildOptions['pages']): BuildOptions => {
  return { pages, routeBase: 'api', languages: curl ? [curl] : [], words: pageWords('en') };
};

function pagesOf(document: string, pages: BuildOptions['pages'], memory?: PageMemory): ApiPage[] {
  return [...buildPages(modelOf(document), options(pages), memory).pages()];
}

type Leaf = { holder: Record<string, unknown>; key: string };

function leavesOf(node: unknown): Leaf[] {
  if (typeof node !== 'object' || node === null) return [];
  const holder = node as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) =>
    typeof holder[key] === 'object' ? leavesOf(holder[key]) : [{ holder, key }],
  );
}

function edit(document: string, at: number, from: number): string {
  const root = parse(document) as JsonObject;
  const leaves = leavesOf(root);
  const { holder, key } = leaves[at % leaves.length] as Leaf;
  const other = leaves[from % (leaves.length * 2)];
  holder[key] = other ? other.holder[other.key] : `new ${from}`;
  return stringify(root);
}

test('after any changes, pages are what they would be without a memory', () => {
  const edits = fc.array(fc.tuple(fc.nat(1000), fc.nat(1000)), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(edits, fc.constantFrom('tag' as const, 'operation' as const), (changes, pages) => {
      const memory = new PageMemory();
      let document = SPEC;
      expect(pagesOf(document, pages, memory)).toEqual(pagesOf(document, pages));
      for (const [at, from] of changes) {
        document = edit(document, at, from);
        expect(pagesOf(document, pages, memory)).toEqual(pagesOf(document, pages));
      }
    }),
    { numRuns: 25 },
  );
});

test('a page whose operations have changed is made anew, the others are those of before', () => {
  const memory = new PageMemory();
  const before = pagesOf(SPEC, 'tag', memory);
  const after = pagesOf(SPEC.replace('A cat.', 'One cat.'), 'tag', memory);
  const isKept = (path: string) =>
    before.find((page) => page.path === path) === after.find((page) => page.path === path);
  expect([isKept('api/cats'), isKept('api/dogs')]).toEqual([false, true]);
});

test('a schema that has changed has every page described again; pages beside those of tags that say the same are those of before', () => {
  const memory = new PageMemory();
  const before = pagesOf(SPEC, 'tag', memory);
  const after = pagesOf(SPEC.replace('example: Tom', 'example: Tim'), 'tag', memory);
  const kept = after.filter((page) => before.includes(page)).map(({ path }) => path);
  expect(kept).toEqual(['api', 'api/errors']);
  expect(after).toEqual(pagesOf(SPEC.replace('example: Tom', 'example: Tim'), 'tag'));
});

test('operations that refer into each other are never remembered', () => {
  const document = SPEC.replace(
    "cat: { $ref: '#/components/schemas/Cat' }",
    "cat: { $ref: '#/paths/~1cats~1{id}/get/responses/200/content/application~1json/schema' }",
  );
  const memory = new PageMemory();
  const before = pagesOf(document, 'tag', memory);
  const after = pagesOf(document, 'tag', memory);
  const dogs = (pages: ApiPage[]) => pages.find(({ path }) => path === 'api/dogs');
  expect(dogs(after)).toEqual(dogs(before));
  expect(dogs(after)).not.toBe(dogs(before));
});

test('a failure that is common no longer is described again with every call', () => {
  const call = (tag: string, description: string) =>
    `{ get: { tags: [${tag}], responses: { '200': { description: A }, '401': { description: ${description}, content: { text/plain: {} } } } } }`;
  const paths = (last: string) => `paths: { /a: ${call('A', 'X')}, /b: ${call('B', 'X')}, /c: ${call('C', last)} }`;
  const memory = new PageMemory();
  for (const last of ['X', 'Y', 'X']) {
    expect(pagesOf(paths(last), 'tag', memory)).toEqual(pagesOf(paths(last), 'tag'));
  }
});
