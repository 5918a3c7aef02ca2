import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildPages } from '../../plugins/openapi/core/pages/build';
import { renderPage } from '../../plugins/openapi/core/pages/render';
import { pageWords } from '../../plugins/openapi/write/pageWords';
import { sampleLanguages } from '../../plugins/samples/core/languages';
import type { JsonObject } from '../../plugins/shared/core/json';
import { modelOf } from './model/support';
import { schemaLike } from './support/schemaLike';

const PLACES = ['path', 'query', 'header', 'cookie', 'nowhere'];
const STYLES = ['form', 'simple', 'deepObject', 'pipeDelimited', 'spaceDelimited', 'matrix', 'label', 'odd', undefined];
const MEDIA_TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/xml',
  'text/plain',
  'application/octet-stream',
  'odd',
];

const { schema, object } = schemaLike;
const sometimes = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const content = fc.dictionary(
  fc.constantFrom(...MEDIA_TYPES),
  fc.record({
    schema,
    example: sometimes(fc.jsonValue({ maxDepth: 2 })),
    examples: sometimes(
      fc.dictionary(fc.string(), fc.record({ value: fc.jsonValue({ maxDepth: 2 }) }), { maxKeys: 2 }),
    ),
  }),
  { maxKeys: 3 },
);
const parameter = fc.record({
  name: fc.string(),
  in: fc.constantFrom(...PLACES),
  required: fc.boolean(),
  style: fc.constantFrom(...STYLES),
  explode: sometimes(fc.boolean()),
  schema,
  content: sometimes(content),
  example: sometimes(fc.jsonValue({ maxDepth: 2 })),
});
const operation = fc.record({
  parameters: fc.array(parameter, { maxLength: 4 }),
  requestBody: fc.record({ content }),
  responses: fc.dictionary(fc.constantFrom('200', '404', 'default', 'odd'), fc.record({ content }), { maxKeys: 2 }),
});

function build(paths: JsonObject, schemas: JsonObject): string[] {
  const model = modelOf({ paths, components: { schemas } });
  const site = buildPages(model, {
    pages: 'tag',
    routeBase: '',
    languages: sampleLanguages,
    words: pageWords('en'),
    editUrl: undefined,
  });
  return [...site.pages()].map((page) => renderPage(page, undefined, undefined, undefined).json);
}

test('whatever a document holds, it has pages, with samples in all languages', () => {
  fc.assert(
    fc.property(operation, operation, object, object, object, (get, post, A, B, C) => {
      for (const json of build({ '/a/{id}': { get, post } }, { A, B, C })) JSON.parse(json);
    }),
    { numRuns: 8 },
  );
});

test('an empty list of choices leaves a hole in no example', () => {
  const body = { type: 'object', properties: { kinds: { type: 'array', items: { type: 'string', enum: [] } } } };
  const post = { requestBody: { content: { 'application/json': { schema: body } } }, responses: {} };
  expect(build({ '/a': { post } }, {}).join()).toContain('kinds');
});
