import { describe, expect, it } from 'vitest';
import { createSpecReader, type ReadOptions } from '../../../plugins/document/core';
import { isObject } from '../../../plugins/shared/core/json';
import { findNode } from '../../../plugins/shared/core/pointer';
import { memoryHost, print, type TestFiles } from '../read/helpers';

const FIRST = `openapi: 3.1.1
info: { title: Shop, version: '1' }
servers: [{ url: 'https://shop.example.org' }]
tags: [{ name: cats, description: All cats }]
paths:
  /cats: { get: { operationId: listCats, tags: [cats], responses: { '200': { $ref: 'b.yaml#/components/responses/Cats' } } } }
components:
  schemas:
    Name: { type: string }
`;

const head = (title = 'Part', version = '3.1.0') => `openapi: ${version}\ninfo: { title: ${title}, version: '9' }\n`;

function read(files: TestFiles, spec: string[] = ['a.yaml', 'b.yaml'], options: ReadOptions = { lint: false }) {
  return createSpecReader(memoryHost(files), '/spec').read(spec, options);
}

async function rootOf(...given: Parameters<typeof read>) {
  const result = await read(...given);
  expect(print(result).filter((text) => !text.includes('swagger-2'))).toEqual([]);
  return result.document?.root ?? {};
}

describe('several documents are one', () => {
  const SECOND = `${head()}servers: [{ url: 'https://other.example.org' }]
security: [{ key: [] }]
tags: [{ name: cats, description: Other, externalDocs: { url: 'https://c.example.org' } }, { name: dogs }]
x-error-catalogue: [{ code: 1, name: ONE }]
paths:
  /dogs:
    get: { operationId: listDogs, security: [], responses: {} }
    put: { operationId: putDogs, servers: [{ url: 'https://put.example.org' }], responses: {} }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: key } }
  schemas:
    Name: { type: string }
    Cat: { properties: { name: { $ref: '#/components/schemas/Name' }, first: { $ref: 'a.yaml#/components/schemas/Name' } } }
  responses:
    Cats: { description: Cats, content: { application/json: { schema: { $ref: '#/components/schemas/Cat' } } } }
`;

  it('with the title of the first, references into each other, and tags by name', async () => {
    const root = await rootOf({ 'a.yaml': FIRST, 'b.yaml': SECOND });
    expect(root.info).toEqual({ title: 'Shop', version: '1' });
    expect(root.tags).toEqual([
      { name: 'cats', description: 'All cats', externalDocs: { url: 'https://c.example.org' } },
      { name: 'dogs' },
    ]);
    expect(findNode(root, ['paths', '/cats', 'get', 'responses'])).toEqual({
      200: { $ref: '#/components/responses/Cats' },
    });
    const name = { $ref: '#/components/schemas/Name' };
    expect(findNode(root, ['components', 'schemas'])).toEqual({
      Name: { type: 'string' },
      Cat: { properties: { name, first: name } },
    });
    expect(root['x-error-catalogue']).toEqual([{ code: 1, name: 'ONE' }]);
  });

  it('where each operation keeps its servers and its security', async () => {
    const root = await rootOf({ 'a.yaml': `${FIRST}security: [{ other: [] }]\n`, 'b.yaml': SECOND });
    expect(findNode(root, ['paths', '/dogs'])).toMatchObject({
      get: { servers: [{ url: 'https://other.example.org' }], security: [] },
      put: { servers: [{ url: 'https://put.example.org' }], security: [{ key: [] }] },
    });
    expect(findNode(root, ['paths', '/cats', 'get', 'security'])).toBeUndefined();
  });

  it('where no `security` means none, and no servers those of the first', async () => {
    const part = `${head()}paths:\n  /b: { get: { responses: {} } }\n`;
    const first = FIRST.replace('b.yaml#/components/responses/Cats', '#/components/responses/Cats');
    const root = await rootOf({
      'a.yaml': `${first}  responses: { Cats: { description: Cats } }\nsecurity: [{ key: [] }]\n`,
      'b.yaml': part,
    });
    expect(findNode(root, ['paths', '/b', 'get'])).toEqual({ security: [], responses: {} });
  });

  it('with the operations of a path in several of them', async () => {
    const parts = { 'a.yaml': `${head()}paths:\n  /a: { get: { responses: {} } }\n`, 'b.yaml': '' };
    parts['b.yaml'] = parts['a.yaml'].replace('get', 'put');
    const root = await rootOf(parts);
    expect(findNode(root, ['paths', '/a'])).toEqual({ get: { responses: {} }, put: { responses: {} } });
  });

  it('also of Swagger 2.0', async () => {
    const swagger = (rest: string) => `swagger: '2.0'\ninfo: { title: T, version: '1' }\nhost: a.example.org\n${rest}`;
    const root = await rootOf({
      'a.yaml': swagger(
        'paths:\n  /a: { get: { responses: { 200: { description: A, schema: { $ref: "b.yaml#/definitions/A" } } } } }\n',
      ),
      'b.yaml': swagger(
        'produces: [application/xml]\npaths:\n  /b: { get: { responses: { 200: { description: B, schema: { $ref: "#/definitions/A" } } } } }\ndefinitions: { A: { type: string } }\n',
      ),
    });
    const content = (path: string) => findNode(root, ['paths', path, 'get', 'responses', '200', 'content']);
    const schema = { $ref: '#/components/schemas/A' };
    expect(content('/a')).toEqual({ '*/*': { schema } });
    expect(content('/b')).toEqual({ 'application/xml': { schema } });
  });

  it('and those of a folder, in order of their names, without what is no document', async () => {
    const pathOf = (path: string, ref = '') =>
      `${head()}paths:\n  ${path}: { get: { responses: {${ref && ` '200': { $ref: '${ref}' } `}} } }\n`;
    const files = {
      'a.yaml': pathOf('/a'),
      'services/z.yaml': pathOf('/z', './shared/response.yaml'),
      'services/b/api.json': JSON.stringify({
        openapi: '3.1.0',
        info: {},
        paths: { '/b': { get: { responses: {} } } },
      }),
      'services/shared/response.yaml': `description: "openapi: 3"\n`,
      'services/public.overlay.yaml': 'overlay: 1.1.0\ninfo: {}\nactions: []\nx-like:\n  openapi: 3.1.0\n',
      'services/notes.md': 'openapi: 3.1.0',
      'services/.cache/c.yaml': pathOf('/c'),
    };
    const { document, ...result } = await read(files, ['a.yaml', 'services']);
    expect(print(result)).toEqual([]);
    const paths = findNode(document?.root, ['paths']);
    expect(Object.keys(isObject(paths) ? paths : {})).toEqual(['/a', '/b', '/z']);
    expect(findNode(document?.root, ['components', 'responses'])).toEqual({ response: { description: 'openapi: 3' } });
    expect(result.files.sort()).toEqual(
      ['a.yaml', 'services/b/api.json', 'services/shared/response.yaml', 'services/z.yaml'].map(
        (name) => `/spec/${name}`,
      ),
    );
  });

  it('before their overlays', async () => {
    const overlay = `overlay: 1.1.0\ninfo: { title: T, version: '1' }\nactions:\n  - { target: "$.paths['/b'].get", update: { summary: New } }\n`;
    const root = await rootOf(
      {
        'a.yaml': `${head()}paths: {}\n`,
        'b.yaml': `${head()}paths:\n  /b: { get: { summary: Old, responses: {} } }\n`,
        'o.yaml': overlay,
      },
      undefined,
      { lint: false, overlays: ['o.yaml'] },
    );
    expect(findNode(root, ['paths', '/b', 'get', 'summary'])).toBe('New');
  });

  it('and a change of one is read', async () => {
    const files = { 'a.yaml': `${head()}paths: {}\n`, 'b.yaml': `${head()}x-b: 1\n` };
    const reader = createSpecReader(memoryHost(files), '/spec');
    const one = await reader.read(['a.yaml', 'b.yaml'], { lint: false });
    expect(await reader.read(['a.yaml', 'b.yaml'], { lint: false })).toBe(one);
    files['b.yaml'] = files['b.yaml'].replace('x-b: 1', 'x-b: 2');
    expect((await reader.read(['a.yaml', 'b.yaml'], { lint: false })).document?.root['x-b']).toBe(2);
  });
});

it('names the file that a message is about', async () => {
  const files = {
    'a.yaml': `${head()}servers: [{ url: 'https://a.example.org' }]\npaths: {}\n`,
    'b/c.yaml': `${head()}paths:\n  /b:\n    get:\n      tags: [missing]\n      responses: { '200': { $ref: '#/components/responses/No' } }\n`,
  };
  const found = print(await read(files, ['a.yaml', 'b'], { strict: true })).join('\n');
  expect(found).toContain('b/c.yaml:7:');
});

describe('documents that contradict each other are an error that names both places', () => {
  const rest = `paths:\n  /a: { get: { responses: {} } }\ncomponents: { schemas: { A: { type: string } } }\n`;
  it.each([
    [
      'the same operation',
      `${head()}paths:\n  /a: { get: { responses: {} } }\n`,
      'b.yaml:4:9  error  joined-documents\n  Another document has `GET /a`, too.\n  The other is at a.yaml:4:9.',
    ],
    [
      'another component of a name',
      `${head()}components: { schemas: { A: { type: number } } }\n`,
      'b.yaml:3:26  error  joined-documents\n  `schemas` has another `A`.\n  The other is at a.yaml:5:26. Rename one of them, or make them equal.',
    ],
    [
      'a path that says something else of its operations',
      `${head()}paths:\n  /a: { parameters: [], put: { responses: {} } }\n`,
      'b.yaml:4:9  error  joined-documents\n  `parameters` of the path `/a` is not the same in another document.\n  The other is at a.yaml:4:3. Make them equal, or say it of each operation.',
    ],
    [
      'another version of OpenAPI',
      head('Part', '3.0.3'),
      'b.yaml:1:10  error  joined-documents\n  a.yaml is OpenAPI 3.1, and this is OpenAPI 3.0.\n  Documents that are joined have one version of OpenAPI.',
    ],
    [
      'no document',
      'a: 1\n',
      'b.yaml:1:1  error  openapi-version\n  Not an OpenAPI document: the `openapi` field is missing.\n  Begin it with `openapi: 3.1.1`.',
    ],
  ])('%s', async (_, second, message) => {
    const result = await read({ 'a.yaml': `${head()}${rest}`, 'b.yaml': second });
    expect(print(result)).toEqual([message]);
    expect(result.document).toBeUndefined();
  });

  it('and so is one that is missing', async () => {
    const result = await read({ 'a.yaml': head(), 'shops.yaml': head() }, ['a.yaml', 'shop.yaml']);
    expect(print(result)).toEqual([
      'shop.yaml:1:1  error  file-not-found\n  File not found: `shop.yaml`.\n  Did you mean `shops.yaml`?',
    ]);
    expect(result.files).toContain('/spec/shop.yaml');
  });
});
