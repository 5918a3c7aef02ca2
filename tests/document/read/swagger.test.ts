import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SpecDocument } from '../../../plugins/document/core';
import { buildModel } from '../../../plugins/openapi/core/model/build';
import { DEFAULT_API_OPTIONS } from '../../../plugins/openapi/options';
import { createApiSource } from '../../../plugins/openapi/source';
import type { JsonObject } from '../../../plugins/shared/core/json';
import { findByRef } from '../../../plugins/shared/core/pointer';
import { print, readFiles, type TestFiles } from './helpers';

const NOTICE =
  'openapi.yaml:1:10  warning  swagger-2\n  This Swagger 2.0 document was converted to OpenAPI 3.0.\n  To keep the result, convert the file itself with `npx swagger2openapi`.';

/** `rest` has the root's indent. */
function swagger(operation: string, rest = ''): string {
  return `swagger: '2.0'
info: { title: T, version: '1' }
host: api.example.org
basePath: /v1
schemes: [https, http]
paths:
  /things:
    post:
      summary: Things
${operation.replace(/^/gm, '      ')}
      responses: { '200': { description: Done } }
${rest}`;
}

async function upgrade(files: TestFiles | string): Promise<SpecDocument> {
  const { document, problems } = await readFiles(files);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (!document) throw new Error('no document');
  return document;
}

const OPERATION = '#/paths/~1things/post';
const BODY = `${OPERATION}/requestBody`;

/** Facts of 2.0, with their place and value in 3.0. */
const FACTS: Array<[fact: string, document: string, pointer: string, said: unknown]> = [
  [
    'the address',
    swagger(''),
    '#/servers',
    [{ url: 'https://api.example.org/v1' }, { url: 'http://api.example.org/v1' }],
  ],
  [
    'an address with a scheme in its host, and no slash before its path',
    swagger('')
      .replace('api.example.org', 'HTTPS://api.example.org/')
      .replace('/v1', 'v1')
      .replace('schemes: [https, http]\n', ''),
    '#/servers',
    [{ url: 'https://api.example.org/v1' }],
  ],
  [
    'schemes of an operation',
    swagger('schemes: [http]'),
    `${OPERATION}/servers`,
    [{ url: 'http://api.example.org/v1' }],
  ],
  ...[
    ['csv', { style: 'form', explode: false }],
    ['ssv', { style: 'spaceDelimited' }],
    ['pipes', { style: 'pipeDelimited' }],
    ['multi', { explode: true }],
    ['tsv', { content: { 'text/tab-separated-values': { schema: { type: 'array' } } } }],
  ].map(([format, said]): [string, string, string, unknown] => [
    `collectionFormat ${JSON.stringify(format)}`,
    swagger(
      `parameters: [{ name: a, in: query, type: array, items: { type: string }, collectionFormat: ${String(format)} }]`,
    ),
    `${OPERATION}/parameters/0`,
    said,
  ]),
  [
    'a parameter by reference',
    swagger(
      "parameters: [{ $ref: '#/parameters/limit' }]",
      'parameters: { limit: { name: limit, in: query, type: integer, maximum: 9, default: 3 } }',
    ),
    '#/components/parameters/limit/schema',
    { type: 'integer', maximum: 9, default: 3 },
  ],
  [
    'a body by reference',
    swagger(
      "consumes: [application/json, application/xml]\nparameters: [{ $ref: '#/parameters/thing' }]",
      'parameters: { thing: { name: thing, in: body, required: true, description: A thing., schema: { type: object } } }',
    ),
    BODY,
    {
      required: true,
      description: 'A thing.',
      content: {
        'application/json': { schema: { type: 'object' } },
        'application/xml': { schema: { type: 'object' } },
      },
    },
  ],
  [
    'a file in a form, by reference, with a list',
    swagger(
      `consumes: [multipart/form-data]
parameters:
  - { $ref: '#/parameters/file' }
  - { name: tags, in: formData, type: array, items: { type: string }, collectionFormat: multi, description: Tags. }`,
      'parameters: { file: { name: file, in: formData, type: file, required: true, description: A file. } }',
    ),
    `${BODY}/content/multipart~1form-data`,
    {
      schema: {
        required: ['file'],
        properties: {
          file: { type: 'string', format: 'binary', description: 'A file.' },
          tags: { type: 'array', description: 'Tags.' },
        },
      },
      encoding: { tags: { style: 'form', explode: true } },
    },
  ],
  [
    'a file where no form is named',
    swagger('consumes: [application/json]\nparameters: [{ name: file, in: formData, type: file }]'),
    `${BODY}/content`,
    { 'multipart/form-data': { schema: { properties: { file: { type: 'string', format: 'binary' } } } } },
  ],
  ...[
    ['ssv', 'spaceDelimited'],
    ['pipes', 'pipeDelimited'],
    ['csv', 'form'],
  ].map(([format, style]): [string, string, string, unknown] => [
    `a list in a form, as ${String(format)}`,
    swagger(
      `consumes: [application/x-www-form-urlencoded]
parameters: [{ name: a, in: formData, type: array, items: { type: string }, collectionFormat: ${String(format)} }]`,
    ),
    `${BODY}/content/application~1x-www-form-urlencoded/encoding/a`,
    { style, explode: false },
  ]),
  [
    'a body of the path',
    `swagger: '2.0'
info: { title: T, version: '1' }
paths:
  /things:
    parameters: [{ name: thing, in: body, schema: { type: object } }]
    post: { responses: { '200': { description: Done } } }
`,
    `${BODY}/content/application~1json/schema`,
    { type: 'object' },
  ],
  [
    'a result in the types of the operation',
    `swagger: '2.0'
info: { title: T, version: '1' }
produces: [application/xml]
paths:
  /things:
    post:
      produces: [application/json]
      responses:
        '200': { description: Done, schema: { type: object }, examples: { application/json: { a: 1 } }, headers: { X-A: { type: string } } }
`,
    `${OPERATION}/responses/200`,
    {
      content: { 'application/json': { schema: { type: 'object' }, example: { a: 1 } } },
      headers: { 'X-A': { schema: { type: 'string' } } },
    },
  ],
  ...[
    ['{ type: basic, description: A. }', { type: 'http', scheme: 'basic', description: 'A.' }],
    ['{ type: apiKey, in: query, name: k }', { type: 'apiKey', in: 'query', name: 'k' }],
    [
      '{ type: oauth2, flow: accessCode, authorizationUrl: https://a.org, tokenUrl: https://t.org, scopes: { r: Read } }',
      {
        flows: {
          authorizationCode: { authorizationUrl: 'https://a.org', tokenUrl: 'https://t.org', scopes: { r: 'Read' } },
        },
      },
    ],
    [
      '{ type: oauth2, flow: application, tokenUrl: https://t.org, scopes: {} }',
      { flows: { clientCredentials: { tokenUrl: 'https://t.org' } } },
    ],
    ['{ type: oauth2, flow: password, tokenUrl: https://t.org, scopes: {} }', { flows: { password: {} } }],
    ['{ type: oauth2, flow: implicit, authorizationUrl: https://a.org, scopes: {} }', { flows: { implicit: {} } }],
  ].map(([scheme, said]): [string, string, string, unknown] => [
    `a key ${JSON.stringify(scheme)}`,
    swagger('security: [{ k: [] }]', `securityDefinitions: { k: ${String(scheme)} }`),
    '#/components/securitySchemes/k',
    said,
  ]),
  [
    'schemas',
    swagger(
      '',
      "definitions: { Pet: { type: object, discriminator: kind, required: [kind], properties: { kind: { type: string, x-nullable: true }, next: { $ref: '#/definitions/Pet', description: The next. } } } }",
    ),
    '#/components/schemas/Pet',
    {
      discriminator: { propertyName: 'kind' },
      properties: { kind: { nullable: true }, next: { $ref: '#/components/schemas/Pet', description: 'The next.' } },
    },
  ],
  [
    'numbers of any length',
    swagger('', 'definitions: { Id: { type: integer, maximum: 9223372036854775807 } }'),
    '#/components/schemas/Id/maximum',
    2 ** 63,
  ],
  [
    'null',
    swagger('', 'definitions: { A: { enum: [a, null], default: null } }'),
    '#/components/schemas/A/enum',
    ['a', null],
  ],
  ['a version that is a number', swagger('').replace("'2.0'", '2.0'), '#/openapi', '3.0.0'],
];

describe('Swagger 2.0 becomes OpenAPI 3.0', () => {
  test.each(FACTS)('%s', async (_, text, pointer, said) => {
    const { root, version } = await upgrade(text);
    expect(version).toBe('3.0');
    const found = findByRef(root, pointer);
    if (typeof said === 'object') expect(found).toMatchObject(said as JsonObject);
    else expect(found).toBe(said);
    expect(JSON.stringify(root)).not.toMatch(/x-s2o|#\/definitions/);
  });

  test('with a warning that says so', async () => {
    for (const strict of [true, false]) {
      const shown = print(
        await readFiles(swagger('tags: [things]', 'tags: [{ name: things, description: T }]'), { strict }),
      );
      expect(shown).toEqual([NOTICE]);
    }
  });
});

const PLACES = `swagger: '2.0'
info: { title: T, version: '1' }
paths:
  /things/{id}:
    parameters: [{ name: id, in: path, required: true, type: string }]
    post:
      parameters:
        - { name: form, in: formData, type: string }
        - { name: list, in: query, type: array, items: { type: string } }
      responses:
        '200': { description: Done, schema: { $ref: '#/definitions/Pet' } }
    put:
      parameters:
        - { name: body, in: body, schema: { type: object, properties: { a: { type: string } } } }
      responses: { default: { $ref: '#/responses/Failed' } }
responses:
  Failed: { description: No., headers: { X-A: { type: string } } }
definitions:
  Pet:
    type: object
    properties:
      name: { type: string }
  List«Pet»: { type: array, items: { $ref: '#/definitions/Pet' } }
securityDefinitions:
  key: { type: basic }
`;

test.each<[pointer: string, key: string | undefined, line: number]>([
  ['#/paths/~1things~1{id}', undefined, 5],
  ['#/paths/~1things~1{id}/post', 'responses', 11],
  ['#/paths/~1things~1{id}/parameters/0/schema', 'type', 5],
  ['#/paths/~1things~1{id}/post/parameters/0', 'name', 9],
  ['#/paths/~1things~1{id}/post/parameters/0/schema/items', 'type', 9],
  [
    '#/paths/~1things~1{id}/post/requestBody/content/application~1x-www-form-urlencoded/schema/properties/form',
    'type',
    8,
  ],
  ['#/paths/~1things~1{id}/post/responses/200/content/*~1*', 'schema', 11],
  ['#/paths/~1things~1{id}/put/requestBody/content/application~1json/schema/properties/a', 'type', 14],
  ['#/components/responses/Failed/headers/X-A/schema', 'type', 17],
  ['#/components/schemas/Pet/properties/name', undefined, 22],
  ['#/components/schemas/List_Pet_', undefined, 23],
  ['#/components/securitySchemes/key', 'type', 25],
])('%s %s is in the original, at line %i', async (pointer, key, line) => {
  const document = await upgrade(PLACES);
  const node = findByRef(document.root, pointer);
  expect(node).toBeTypeOf('object');
  expect(document.positionOf(node as object, key, key === undefined ? undefined : 'value')?.line).toBe(line);
});

test('paths that refer to others have what is there, with its places, and no warning of schemas that nobody wrote', async () => {
  const { document, problems } = await readFiles(
    swagger('description: Made').replace('paths:', "paths:\n  /others: { $ref: '#/paths/~1things' }"),
  );
  if (!document) throw new Error('no document');
  const { operations } = buildModel(document);
  expect(operations.map(({ path, title, source }) => [path, title, source.line])).toEqual([
    ['/others', 'Things', 9],
    ['/things', 'Things', 9],
  ]);
  expect(problems.map(({ rule }) => rule)).toEqual(['swagger-2']);
});

test('operations and entities know where they were written', async () => {
  const { operations, entities } = buildModel(await upgrade(PLACES));
  expect(operations.map(({ method, source }) => [method, source.line])).toEqual([
    ['POST', 6],
    ['PUT', 12],
  ]);
  expect(entities.map(({ name, source }) => [name, source.line])).toEqual([
    ['Pet', 19],
    ['List_Pet_', 23],
  ]);
});

describe('what is wrong with the original is said of the original', () => {
  test.each<[string, string, RegExp]>([
    ['YAML', "swagger: '2.0'\ninfo: { title: T\npaths: {}\n", /^openapi.yaml:\d:\d+ {2}error {2}syntax/],
    ['a duplicate key', swagger('summary: Again'), /openapi.yaml:10:7 {2}warning {2}duplicate-key/],
    ['no paths', "swagger: '2.0'\ninfo: { title: T, version: '1' }\n", /Missing required field `paths`/],
    [
      'a reference that leads nowhere',
      swagger("parameters: [{ name: b, in: body, schema: { $ref: '#/definitions/Pat' } }]", 'definitions: { Pet: {} }'),
      /openapi.yaml:10:57 {2}error {2}unresolved-ref\n.*\n {2}Did you mean `#\/definitions\/Pet`\?/,
    ],
    [
      'a keyword that is not of 2.0',
      swagger('requestBody: {}'),
      /openapi.yaml:10:7 {2}warning {2}struct\n {2}Property `requestBody` is not expected here/,
    ],
    [
      'lists of lists',
      swagger(
        'parameters: [{ name: a, in: query, type: array, items: { type: array, items: { type: string }, collectionFormat: pipes } }]',
      ),
      /openapi.yaml:10:20 {2}warning {2}swagger-2\n {2}OpenAPI 3.0 cannot say this: Nested collectionFormats/,
    ],
    ['nothing but a version', "swagger: '2.0'\n", /swagger-2|struct/],
    ['nonsense', "swagger: '2.0'\npaths: { /a: { get: 5, parameters: 7 } }\ndefinitions: [1]\n", /struct/],
  ])('%s', async (_, text, expected) => {
    expect(print(await readFiles(text)).join('\n')).toMatch(expected);
  });

  test('but not what 2.0 allows', async () => {
    const text = `swagger: '2.0'
info: { title: T, version: '1' }
produces: [text/plain]
tags: [{ name: t, description: T }]
paths: { /a: { get: { tags: [t], summary: A, responses: { '200': { description: Done, schema: { type: file }, examples: { text/plain: A. } } } } } }
definitions: { A: { type: object, discriminator: k, required: [k], properties: { k: { type: string } }, example: { k: A } } }
`;
    const { problems } = await readFiles(text, { strict: true });
    expect(problems.map(({ rule }) => rule)).toEqual(['swagger-2']);
  });
});

test('files that hold fragments of 2.0 become part of it, with their own places', async () => {
  const document = await upgrade({
    'openapi.yaml': swagger(
      `parameters:
  - { $ref: 'parameters.yaml#/limit' }
  - { name: pet, in: body, schema: { $ref: Pet.yaml } }`,
    ).replace('{ description: Done }', "{ $ref: 'other.yaml#/responses/Done' }"),
    'parameters.yaml': '# Parameters\nlimit: { name: limit, in: query, type: integer, x-nullable: true }\n',
    'Pet.yaml': "type: object\ndiscriminator: kind\nproperties:\n  photo: { $ref: 'other.yaml#/definitions/Photo' }\n",
    'other.yaml':
      "swagger: '2.0'\nresponses:\n  Done: { description: Done, schema: { $ref: '#/definitions/Photo' } }\ndefinitions:\n  Photo:\n    type: string\n",
  });
  const { operations, entities } = buildModel(document);
  expect(operations[0]).toMatchObject({
    parameters: [{ name: 'limit', schema: { type: 'integer' } }],
    responses: [{ description: 'Done' }],
  });
  expect(entities.map(({ name, source: { file, line } }) => `${name} ${file}:${line}`)).toEqual([
    'Photo other.yaml:6',
    'Pet Pet.yaml:1',
  ]);
  const limit = findByRef(document.root, '#/components/parameters/limit');
  expect(document.positionOf(limit as object, 'name')).toMatchObject({ file: 'parameters.yaml', line: 2 });
});

test('everything else that reads documents reads these as well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'swagger-'));
  try {
    writeFileSync(join(folder, 'swagger.yaml'), PLACES);
    const options = { ...DEFAULT_API_OPTIONS, spec: 'swagger.yaml' };
    const model = await createApiSource({ siteDir: folder, isDevServer: false }, options).read();
    expect(model.operations.map(({ path }) => path)).toEqual(['/things/{id}', '/things/{id}']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
