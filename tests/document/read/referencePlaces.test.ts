import { describe, expect, test } from 'vitest';
import { buildModel } from '../../../plugins/openapi/core/model/build';
import { buildPages } from '../../../plugins/openapi/core/pages/build';
import { pageWords } from '../../../plugins/openapi/write/pageWords';
import { findSampleLanguage } from '../../../plugins/samples/core/languages';
import type { JsonObject } from '../../../plugins/shared/core/json';
import type { Problem } from '../../../plugins/shared/problem';
import { readFiles, type TestFiles } from './helpers';

const MARK = 'said by the target';

/** Keys of the document, its components, and its only operation, `POST /pets/{id}`. */
interface Parts {
  root?: JsonObject;
  components?: JsonObject;
  item?: JsonObject;
  operation?: JsonObject;
  version?: string;
  files?: TestFiles;
}

interface Outcome {
  shown: string;
  problems: Problem[];
  text: string;
}

function write({ root, components, item, operation, version = '3.1.1' }: Parts): string {
  const get = { operationId: 'send', summary: 'Send', responses: { 200: { description: 'Fine' } }, ...operation };
  const paths = { '/pets': { post: get, ...item } };
  const info = { title: 'T', version: '1' };
  return JSON.stringify({ openapi: version, info, paths, components, ...root }, null, 1);
}

async function show(parts: Parts, allowMissing = false): Promise<Outcome> {
  const text = write(parts);
  const { document, problems } = await readFiles({ 'openapi.yaml': text, ...parts.files }, { allowMissing });
  if (!document || problems.some(({ severity }) => severity === 'error')) return { shown: '', problems, text };
  const languages = [findSampleLanguage('curl')].filter((language) => language !== undefined);
  const site = buildPages(buildModel(document), { pages: 'tag', routeBase: '', languages, words: pageWords('en') });
  const pages = [...site.pages()];
  // A named schema always has its own page.
  const elsewhere = pages.filter(({ kind }) => kind !== 'models');
  return { shown: JSON.stringify(parts.operation ? elsewhere : pages), problems, text };
}

const marked = { type: 'string', description: MARK };
const field = { type: 'object', properties: { name: marked } };
const json = (schema: unknown) => ({ 'application/json': { schema } });
const ok = (response: JsonObject) => ({ operation: { responses: { 200: { description: 'Fine', ...response } } } });
const body = (media: unknown) => ({ operation: { requestBody: { content: media } } });
const schema = (value: unknown) => body(json(value));
const query = (parameter: JsonObject) => ({
  operation: { parameters: [{ name: 'q', in: 'query', schema: { type: 'string' }, ...parameter }] },
});
const to = (pointer: string) => ({ $ref: `#/${pointer}` });
const X = to('x-target');
const target = (value: unknown): Parts => ({ root: { 'x-target': value } });

/** Places where OpenAPI allows references, or authors write them; each leads to `MARK`. */
const FOLLOWED: Record<string, [Parts, ...Parts[]]> = {
  schema: [schema(to('components/schemas/S')), { components: { schemas: { S: marked } } }],
  'a chain of schemas': [
    schema(to('components/schemas/A')),
    {
      components: { schemas: { A: to('components/schemas/B'), B: { allOf: [to('components/schemas/C')] }, C: marked } },
    },
  ],
  properties: [schema({ type: 'object', properties: X }), target({ name: marked })],
  'properties beside own ones': [
    schema({ type: 'object', properties: { ...X, other: { type: 'string' } } }),
    target({ name: marked }),
  ],
  'properties that lead to an object': [
    schema({ type: 'object', properties: to('components/schemas/S') }),
    { components: { schemas: { S: field } } },
  ],
  'a property': [schema({ type: 'object', properties: { name: X } }), target(marked)],
  patternProperties: [schema({ type: 'object', patternProperties: X }), target({ '^a': marked })],
  additionalProperties: [schema({ type: 'object', additionalProperties: X }), target(field)],
  items: [schema({ type: 'array', items: X }), target(field)],
  'items as a list': [schema({ type: 'array', items: [X, { type: 'string' }] }), target(field)],
  prefixItems: [schema({ type: 'array', prefixItems: X }), target([marked])],
  allOf: [schema({ allOf: X }), target([field])],
  'allOf that leads to one schema': [
    schema({ allOf: to('components/schemas/S') }),
    { components: { schemas: { S: field } } },
  ],
  'a member of oneOf that is a list': [schema({ oneOf: [X, { type: 'string' }] }), target([field])],
  anyOf: [schema({ anyOf: X }), target([field, { type: 'string' }])],
  not: [schema({ type: 'object', not: X }), target({ ...field, description: MARK })],
  contains: [schema({ type: 'array', contains: X }), target({ const: MARK })],
  propertyNames: [schema({ type: 'object', propertyNames: X }), target({ pattern: MARK })],
  dependentSchemas: [schema({ type: 'object', dependentSchemas: X }), target({ a: field })],
  enum: [schema({ type: 'string', enum: X }), target([MARK])],
  required: [schema({ type: 'object', properties: { [MARK]: true }, required: X }), target([MARK])],
  'the description of a schema': [schema({ type: 'string', description: X }), target(MARK)],
  'the externalDocs of a schema': [
    schema({ type: 'string', externalDocs: X }),
    target({ url: 'https://example.com', description: MARK }),
  ],
  xml: [schema({ type: 'object', xml: X }), target({ name: MARK })],
  'the example of a schema': [
    schema({ type: 'string', example: to('components/examples/E') }),
    { components: { examples: { E: { value: MARK } } } },
  ],
  'the examples of a schema': [
    schema({ type: 'string', examples: [to('components/examples/E')] }),
    { components: { examples: { E: { value: MARK } } } },
  ],
  discriminator: [
    schema({ oneOf: [to('components/schemas/S')], discriminator: X }),
    target({ propertyName: 'kind', mapping: { [MARK]: '#/components/schemas/S' } }),
    { components: { schemas: { S: { type: 'object', properties: { kind: { type: 'string' } } } } } },
  ],
  'discriminator.mapping': [
    schema({ oneOf: [to('components/schemas/S')], discriminator: { propertyName: 'kind', mapping: X } }),
    target({ [MARK]: to('components/schemas/S') }),
    { components: { schemas: { S: { type: 'object', properties: { kind: { type: 'string' } } } } } },
  ],
  'a schema by its anchor': [
    schema({ $ref: '#marked' }),
    { components: { schemas: { S: { $anchor: 'marked', ...marked } } } },
  ],
  'a schema by its $id': [
    schema({ $ref: 'https://example.com/schemas/s.json' }),
    { components: { schemas: { S: { $id: 'https://example.com/schemas/s.json', ...marked } } } },
  ],
  'a schema by its $id from one beside it': [
    schema(to('components/schemas/A')),
    {
      components: {
        schemas: {
          A: { $id: 'https://example.com/schemas/a.json', $ref: 'b.json#/$defs/inner' },
          B: { $id: 'https://example.com/schemas/b.json', $defs: { inner: marked } },
        },
      },
    },
  ],
  'a definition of the schema around it': [
    schema(to('components/schemas/A')),
    {
      components: {
        schemas: {
          A: {
            $id: 'https://example.com/a',
            type: 'object',
            properties: { a: to('$defs/inner') },
            $defs: { inner: marked },
          },
        },
      },
    },
  ],
  'a name with percent and tilde encoding': [
    schema({ $ref: '#/components/schemas/a%20%7E1%25~1%E4%B8%AD' }),
    { components: { schemas: { 'a /%/中': marked } } },
  ],
  'a pointer through a reference': [
    schema(to('components/responses/A/content/application~1json/schema')),
    {
      components: {
        responses: { A: to('components/responses/B'), B: { description: 'B', content: json(marked) } },
      },
    },
  ],
  'a schema in another file': [
    schema({ $ref: 'parts.yaml#/S' }),
    { files: { 'parts.yaml': JSON.stringify({ S: marked }) } },
  ],
  'content in another file': [
    body({ $ref: 'parts.yaml#/content' }),
    { files: { 'parts.yaml': JSON.stringify({ content: json({ $ref: '#/S' }), S: marked }) } },
  ],
  'properties in another file': [
    schema({ type: 'object', properties: { $ref: 'parts.yaml#/P' } }),
    { files: { 'parts.yaml': JSON.stringify({ P: { name: { $ref: '#/S' } }, S: marked }) } },
  ],

  content: [body(X), target(json(marked))],
  'content of a response': [ok({ content: X }), target(json(marked))],
  'a media type': [body({ 'application/json': X }), target({ schema: marked })],
  'a media type of the components (3.2)': [
    body({ 'application/json': to('components/mediaTypes/M') }),
    { version: '3.2.0', components: { mediaTypes: { M: { schema: marked } } } },
  ],
  'a media type that is a schema': [
    body({ 'application/json': to('components/schemas/S') }),
    { components: { schemas: { S: marked } } },
  ],
  'example of a media type': [
    body({ 'application/json': { example: to('components/examples/E') } }),
    { components: { examples: { E: { value: { note: MARK } } } } },
  ],
  'example of a media type that is its value': [
    body({ 'application/json': { example: to('components/examples/E/value') } }),
    { components: { examples: { E: { value: { note: MARK } } } } },
  ],
  examples: [body({ 'application/json': { examples: X } }), target({ a: { value: MARK } })],
  'a member of examples': [
    body({ 'application/json': { examples: { a: to('components/examples/E') } } }),
    { components: { examples: { E: { value: MARK } } } },
  ],
  'a member of examples that is bare data': [body({ 'application/json': { examples: { a: X } } }), target([MARK])],
  'the value of an example': [
    body({ 'application/json': { examples: { a: { value: to('components/examples/E') } } } }),
    { components: { examples: { E: { value: MARK } } } },
  ],
  encoding: [
    body({ 'multipart/form-data': { schema: field, encoding: X } }),
    target({ name: { contentType: 'text/x-mark', headers: { 'X-Mark': { description: MARK, schema: {} } } } }),
  ],
  'an encoding': [
    body({ 'multipart/form-data': { schema: field, encoding: { name: X } } }),
    target({ contentType: 'text/plain', headers: { 'X-Mark': { description: MARK, schema: {} } } }),
  ],
  'an example within an example': [
    body({ 'application/json': { example: { list: [to('components/examples/E/value')] } } }),
    { components: { examples: { E: { value: { note: MARK } } } } },
  ],
  requestBody: [
    { operation: { requestBody: to('components/requestBodies/B') } },
    { components: { requestBodies: { B: { description: MARK, content: {} } } } },
  ],

  parameters: [{ operation: { parameters: X } }, target([{ name: 'q', in: 'query', description: MARK, schema: {} }])],
  'parameters that lead to all of the components': [
    { operation: { parameters: to('components/parameters') } },
    { components: { parameters: { q: { name: 'q', in: 'query', description: MARK, schema: {} } } } },
  ],
  'parameters that lead to one': [
    { operation: { parameters: to('components/parameters/q') } },
    { components: { parameters: { q: { name: 'q', in: 'query', description: MARK, schema: {} } } } },
  ],
  'parameters as a map': [
    { operation: { parameters: { q: X } } },
    target({ name: 'q', in: 'query', description: MARK, schema: {} }),
  ],
  'a parameter': [
    { operation: { parameters: [X] } },
    target({ name: 'q', in: 'query', description: MARK, schema: {} }),
  ],
  'a parameter that is a list': [
    { operation: { parameters: [X] } },
    target([{ name: 'q', in: 'query', description: MARK, schema: {} }]),
  ],
  'parameters of a path': [
    { item: { parameters: X } },
    target([{ name: 'q', in: 'query', description: MARK, schema: {} }]),
  ],
  'the schema of a parameter': [query({ schema: X }), target(marked)],
  'the content of a parameter': [query({ schema: undefined, content: X }), target(json(marked))],
  'an example of a parameter': [query({ examples: { a: X } }), target({ value: MARK })],
  'the example of a parameter': [query({ example: X }), target(MARK)],

  responses: [{ operation: { responses: X } }, target({ 200: { description: MARK } })],
  'a response': [
    { operation: { responses: { 200: to('components/responses/R') } } },
    { components: { responses: { R: { description: MARK } } } },
  ],
  headers: [ok({ headers: X }), target({ 'X-A': { description: MARK, schema: {} } })],
  'a header': [ok({ headers: { 'X-A': X } }), target({ description: MARK, schema: {} })],
  'a header that is a schema': [
    ok({ headers: { 'X-A': to('components/schemas/S') } }),
    { components: { schemas: { S: marked } } },
  ],
  links: [ok({ links: X }), target({ next: { operationId: 'send', description: MARK } })],
  'a link': [ok({ links: { next: X } }), target({ operationId: 'send', description: MARK })],

  callbacks: [
    { operation: { callbacks: X } },
    target({ done: { 'https://a.example.org': { post: { description: MARK, responses: {} } } } }),
  ],
  'a callback': [
    { operation: { callbacks: { done: X } } },
    target({ 'https://a.example.org': { post: { description: MARK, responses: {} } } }),
  ],
  'the path item of a callback': [
    { operation: { callbacks: { done: { 'https://a.example.org': X } } } },
    target({ post: { description: MARK, responses: {} } }),
  ],
  paths: [{ root: { paths: X } }, target({ '/marked': { get: { description: MARK, responses: {} } } })],
  'a path item': [{ root: { paths: { '/marked': X } } }, target({ get: { description: MARK, responses: {} } })],
  'a path item with keys beside it': [
    { root: { paths: { '/marked': { ...X, summary: MARK } } } },
    target({ get: { responses: {} } }),
  ],
  webhooks: [{ root: { webhooks: X } }, target({ done: { post: { description: MARK, responses: {} } } })],
  'an operation': [{ root: { paths: { '/marked': { get: X } } } }, target({ description: MARK, responses: {} })],
  'the description of an operation': [{ operation: { description: X } }, target(MARK)],
  'the tags of an operation': [{ operation: { tags: X } }, target([MARK])],
  'the servers of an operation': [
    { operation: { servers: X } },
    target([{ url: 'https://b.example.org', description: MARK }]),
  ],
  'the security of an operation': [
    { operation: { security: X } },
    target([{ [MARK]: [] }]),
    { components: { securitySchemes: { [MARK]: { type: 'http', scheme: 'basic' } } } },
  ],
  'an authored sample': [{ operation: { 'x-codeSamples': X } }, target([{ lang: 'text', source: MARK }])],

  info: [{ root: { info: X } }, target({ title: 'T', version: '1', description: MARK })],
  contact: [
    { root: { info: { title: 'T', version: '1', contact: X } } },
    target({ name: MARK, url: 'https://example.com' }),
  ],
  servers: [{ root: { servers: X } }, target([{ url: 'https://b.example.org', description: MARK }])],
  'a server': [{ root: { servers: [X] } }, target({ url: 'https://b.example.org', description: MARK })],
  'the variables of a server': [
    { root: { servers: [{ url: 'https://{a}.example.org', variables: X }] } },
    target({ a: { default: 'a', description: MARK } }),
  ],
  tags: [{ root: { tags: X } }, target([{ name: 'a', description: `${MARK}\n\nA chapter.` }])],
  'a tag': [{ root: { tags: [X] } }, target({ name: 'a', description: `${MARK}\n\nA chapter.` })],
  'a security scheme': [
    { components: { securitySchemes: { key: X } } },
    target({ type: 'http', scheme: 'basic', description: MARK }),
  ],
  'the scopes of a flow': [
    {
      components: {
        securitySchemes: {
          key: { type: 'oauth2', flows: { implicit: { authorizationUrl: 'https://a.example.org', scopes: X } } },
        },
      },
    },
    target({ read: MARK }),
  ],
  components: [{ root: { components: X } }, target({ schemas: { S: marked } })],
  'components.schemas': [{ components: { schemas: X } }, target({ S: marked })],
  'components.responses': [
    { operation: { responses: { 200: to('components/responses/R') } }, components: { responses: X } },
    target({ R: { description: MARK } }),
  ],
};

/** Invalid or missing targets. */
const REFUSED: Record<string, [rule: string, ref: string, ...parts: Parts[]]> = {
  'a schema that is not there': ['unresolved-ref', '#/components/schemas/No', schema(to('components/schemas/No'))],
  'content that is not there': ['unresolved-ref', '#/x-no', body({ $ref: '#/x-no' })],
  'servers that are not there': ['unresolved-ref', '#/x-no', { root: { servers: { $ref: '#/x-no' } } }],
  'an anchor that is not there': ['unresolved-ref', '#nowhere', schema({ $ref: '#nowhere' })],
  'a file that is not there': ['unresolved-ref', 'no.yaml#/S', schema({ $ref: 'no.yaml#/S' })],
  'a circle of references': ['ref-circle', '#/x-b', target({ $ref: '#/x-b' }), { root: { 'x-b': X } }],
  'properties within themselves': [
    'ref-circle',
    '#/components/schemas/S/properties',
    schema(to('components/schemas/S')),
    {
      components: {
        schemas: {
          S: {
            type: 'object',
            properties: { a: { type: 'object', properties: to('components/schemas/S/properties') } },
          },
        },
      },
    },
  ],
  'an example within itself': [
    'ref-circle',
    '#/components/examples/E',
    body({ 'application/json': { examples: { a: to('components/examples/E') } } }),
    { components: { examples: { E: { value: { inner: to('components/examples/E') } } } } },
  ],
  'a response that is a schema': [
    'misplaced-ref',
    '#/components/schemas/S',
    { operation: { responses: { 200: to('components/schemas/S') } }, components: { schemas: { S: marked } } },
  ],
  'a body that is a schema': [
    'misplaced-ref',
    '#/components/schemas/S',
    { operation: { requestBody: to('components/schemas/S') }, components: { schemas: { S: marked } } },
  ],
  'a parameter that is a schema': [
    'misplaced-ref',
    '#/components/schemas/S',
    { operation: { parameters: [to('components/schemas/S')] }, components: { schemas: { S: marked } } },
  ],
  'a schema that is a response': [
    'misplaced-ref',
    '#/components/responses/R',
    schema(to('components/responses/R')),
    { components: { responses: { R: { description: MARK } } } },
  ],
  'content that is a text': ['misplaced-ref', '#/info/title', body(to('info/title'))],
  'content that is a response': [
    'misplaced-ref',
    '#/components/responses/R',
    body(to('components/responses/R')),
    { components: { responses: { R: { description: MARK, content: {} } } } },
  ],
  'an enum that is a schema': [
    'misplaced-ref',
    '#/components/schemas/S',
    schema({ enum: to('components/schemas/S') }),
    { components: { schemas: { S: { enum: ['a'] } } } },
  ],
  'an example that is a schema': [
    'misplaced-ref',
    '#/components/schemas/S',
    body({ 'application/json': { example: to('components/schemas/S') } }),
    { components: { schemas: { S: marked } } },
  ],
  'a member of examples that is a schema': [
    'misplaced-ref',
    '#/components/schemas/S',
    body({ 'application/json': { examples: { a: to('components/schemas/S') } } }),
    { components: { schemas: { S: marked } } },
  ],
};

/** Missing targets that lose nothing else: a warning in third-party documents. */
const MISSED: Record<string, [ref: string, parts: Parts]> = {
  'a file in discriminator.mapping': [
    'models/no.yaml#/Pet',
    schema({
      anyOf: [field, { type: 'string', description: MARK }],
      discriminator: { propertyName: 'name', mapping: { a: 'models/no.yaml#/Pet' } },
    }),
  ],
  'a schema in discriminator.mapping': [
    '#/Pet',
    schema({
      anyOf: [field, { type: 'string', description: MARK }],
      discriminator: { propertyName: 'name', mapping: { a: '#/Pet' } },
    }),
  ],
};

/** Warnings only if targets may be missing. */
const LOST: typeof MISSED = {
  'a file with a field': [
    'no.yaml#/S',
    schema({ type: 'object', properties: { a: { $ref: 'no.yaml#/S' }, b: marked } }),
  ],
  'a field of the document': [
    '#/components/schemas/No',
    schema({ type: 'object', properties: { a: { $ref: '#/components/schemas/No' }, b: marked } }),
  ],
  'a response of the document': [
    '#/components/responses/No',
    { operation: { description: MARK, responses: { 200: { $ref: '#/components/responses/No' } } } },
  ],
  'a file with a response': [
    'no.yaml#/R',
    { operation: { description: MARK, responses: { 200: { $ref: 'no.yaml#/R' } } } },
  ],
  'a file with a parameter': ['no.yaml#/P', { operation: { description: MARK, parameters: [{ $ref: 'no.yaml#/P' }] } }],
  'a file with a path': [
    'no.yaml',
    { root: { webhooks: { lost: { $ref: 'no.yaml' } } }, operation: { description: MARK } },
  ],
};

/** Plain data, in which `$ref` means nothing. */
const DATA: Record<string, Parts> = {
  example: body({ 'application/json': { example: { inner: to('x-data') } } }),
  'value of an example': body({ 'application/json': { examples: { a: { value: to('x-data') } } } }),
  'an example that leads nowhere': body({ 'application/json': { example: to('x-data') } }),
  enum: schema({ enum: [to('x-data'), 'a'] }),
  const: schema({ const: to('x-data') }),
  default: schema({ default: { inner: to('x-data') } }),
};

function merge(parts: Parts[]): Parts {
  return parts.reduce((all, part) => ({
    ...all,
    ...part,
    root: { ...all.root, ...part.root },
    components: { ...all.components, ...part.components },
  }));
}

describe('a reference is followed in place of', () => {
  test.each(Object.entries(FOLLOWED))('%s', async (_, parts) => {
    const { shown, problems } = await show(merge(parts));
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(shown).toContain(MARK);
    expect(shown).not.toContain('$ref');
  });
});

describe('a reference is refused, with its place, where it is', () => {
  test.each(Object.entries(REFUSED))('%s', async (_, [rule, ref, ...parts]) => {
    const { shown, problems, text } = await show(merge(parts));
    const found = problems.filter((problem) => problem.rule === rule);
    const lines = text.split('\n');
    expect(found.length).toBeGreaterThan(0);
    for (const { line, column } of found) expect(lines[line - 1]?.slice(column - 1)).toMatch(/^"#?[^"]+"/);
    expect(found.map(({ line, column }) => lines[line - 1]?.slice(column - 1).replace(/,$/, ''))).toContain(
      JSON.stringify(ref),
    );
    expect(shown).not.toContain('$ref');
  });
});

describe('a page is shown without', () => {
  test.each(Object.entries({ ...MISSED, ...LOST }))('%s', async (name, [ref, parts]) => {
    const { shown, problems, text } = await show(parts, name in LOST);
    const found = problems.filter(({ rule }) => rule === 'unresolved-ref');
    expect(found.map(({ severity }) => severity)).toEqual(['warning']);
    const lines = text.split('\n');
    expect(found.map(({ line, column }) => lines[line - 1]?.slice(column - 1))).toEqual([JSON.stringify(ref)]);
    expect(shown).toContain(MARK);
    expect(shown).not.toContain(ref);
  });
});

describe('data keeps its $ref in', () => {
  test.each(Object.entries(DATA))('%s', async (_, parts) => {
    const { shown, problems } = await show(parts);
    expect(problems.filter(({ rule }) => /ref/.test(rule))).toEqual([]);
    expect(shown).toContain('x-data');
    expect(shown).toContain('$ref');
  });
});

test.each([
  ['3.0.3', true],
  ['3.1.1', false],
])('OpenAPI %s ignores a type beside a reference: %s', async (version, isIgnored) => {
  const Pet = { type: 'object', properties: { name: { const: 'Rex' } } };
  const { shown } = await show({
    ...schema({ ...to('components/schemas/Pet'), type: 'string' }),
    components: { schemas: { Pet } },
    version,
  });
  expect(shown.includes(String.raw`--data '{\"name\": \"Rex\"}'`)).toBe(isIgnored);
});
