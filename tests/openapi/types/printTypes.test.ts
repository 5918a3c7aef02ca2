import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOutArguments } from '../../../plugins/openapi/cli/outArguments';
import { printTypes } from '../../../plugins/openapi/core/types/printTypes';
import { ROOT } from '../../helpers/sources';
import { ourDocument } from '../../sandbox/support/document';
import { modelOf } from '../model/support';

const UPDATE = process.env.UPDATE === '1';

/** Declarations in one line each, without the calls. */
function typesOf(schemas: object): string[] {
  const text = printTypes(modelOf(JSON.stringify({ components: { schemas } })));
  return text
    .slice(0, text.indexOf('/** What each call'))
    .split(/\n\n(?=export|\/\*\*)/)
    .slice(1)
    .map((one) => one.replace(/\s+/g, ' ').trim());
}

function callOf(operation: object, rest: object = {}): string {
  const text = printTypes(modelOf(JSON.stringify({ paths: { '/a/{id}': { post: operation } }, ...rest })));
  return (/'\/a\/\{id\}': (.*?);\n {2}\};\n\}/s.exec(text)?.[1] ?? text).replace(/\s+/g, ' ');
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('the type of a schema', () => {
  it.each<[schema: object | boolean, type: string]>([
    [{ type: 'string' }, 'string'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ type: 'string', nullable: true }, 'string | null'],
    [{ type: 'integer', format: 'int32' }, 'number'],
    [{ enum: ['a', "it's", 1, null] }, `'a' | "it's" | 1 | null`],
    [{ const: true }, 'true'],
    [{ type: 'array', items: { type: ['string', 'number'] } }, '(string | number)[]'],
    [{ type: 'array' }, 'unknown[]'],
    [
      { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }], items: false, minItems: 1 },
      '[string, number?]',
    ],
    [{ type: 'object' }, '{ [key: string]: unknown }'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, '{ [key: string]: number }'],
    [{ type: 'object', additionalProperties: false }, '{ [key: string]: never }'],
    [{ oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }, 'string | string[]'],
    [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 'number | null'],
    [
      { allOf: [{ type: 'object', oneOf: [{ required: ['a'] }, { required: ['b'] }], properties: { a: {}, b: {} } }] },
      '({ a: unknown; } | { b: unknown; }) & { a?: unknown; b?: unknown; }',
    ],
    [true, 'unknown'],
    [{}, 'unknown'],
    [{ not: {} }, 'unknown'],
  ])('%j is %s', (schema, type) => {
    const [declared] = typesOf({ One: schema }).slice(-1);
    expect(declared).toBe(`export type One = ${type};`);
  });

  it('is an interface with comments where it is an object', () => {
    const schema = {
      description: 'A pet. Loved.',
      required: ['id', 'x-y', 'secret'],
      properties: {
        id: { type: 'string', readOnly: true },
        'x-y': { type: 'boolean', deprecated: true, description: 'Ends */ here.' },
        secret: { type: 'string', writeOnly: true },
      },
    };
    expect(typesOf({ 'acme.pet-store': schema })).toEqual([
      "/** A pet. */ export interface AcmePetStore { readonly id: string; /** * Ends *\\/ here. * @deprecated */ 'x-y': boolean; secret?: string; }",
    ]);
  });

  it('of a large integer keeps its digits', () => {
    const [comment, ...rest] = typesOf({
      Id: { type: 'integer', format: 'int64' },
      Small: { type: 'integer', format: 'int64', minimum: 0, maximum: 100 },
    });
    expect(comment).toContain('export type Int64 = number | string;');
    expect(rest).toEqual(['export type Id = Int64;', 'export type Small = number;']);
  });

  it('may refer to itself', () => {
    const tree = { type: 'object', properties: { next: ref('Tree'), all: { type: 'array', items: ref('Tree') } } };
    expect(typesOf({ Tree: tree, Loop: ref('Loop') })).toEqual([
      'export interface Tree { next?: Tree; all?: Tree[]; }',
      'export type Loop = unknown;',
    ]);
  });

  it('without a name is unknown within itself', () => {
    const part = (name: string) => ({ $ref: `#/components/schemas/Pair/properties/${name}` });
    const [one, other] = ['other', 'one'].map((name) => ({ properties: { a: part(name), b: part(name) } }));
    expect(typesOf({ Pair: { properties: { one, other } } })).toEqual([
      'export interface Pair { one?: { a?: { a?: unknown; b?: unknown; }; b?: { a?: unknown; b?: unknown; }; }; other?: { a?: { a?: unknown; b?: unknown; }; b?: { a?: unknown; b?: unknown; }; }; }',
    ]);
  });

  it('of a base with variants that extend it has no circle', () => {
    const base = {
      required: ['kind'],
      properties: { kind: { type: 'string' } },
      oneOf: [ref('Cat'), ref('Dog')],
      discriminator: { propertyName: 'kind', mapping: { meow: '#/components/schemas/Cat' } },
    };
    const extend = (property: string) => ({ allOf: [ref('Pet'), { properties: { [property]: { type: 'number' } } }] });
    expect(typesOf({ Pet: base, Cat: extend('lives'), Dog: extend('bones') })).toEqual([
      "export type Pet = (({ kind: 'meow' } & Cat) | ({ kind: 'Dog' } & Dog)) & { kind: string; };",
      'export type Cat = { kind: string; } & { lives?: number; };',
      'export type Dog = { kind: string; } & { bones?: number; };',
    ]);
  });

  it('requires what another part declares', () => {
    const base = { type: 'object', properties: { id: { type: 'number' } } };
    expect(typesOf({ Base: base, Stored: { allOf: [ref('Base'), { required: ['id'] }] } }).at(-1)).toBe(
      'export type Stored = Base & { id: number; };',
    );
  });

  it('has a name of its own', () => {
    expect(typesOf({ 'a-b': { type: 'string' }, a_b: {}, 'A.b': {}, string: {}, '1x': {}, 邀请: {} })).toEqual(
      ['AB = string', 'A_b = unknown', 'AB2 = unknown', 'String = unknown', '_1x = unknown', '邀请 = unknown'].map(
        (declared) => `export type ${declared};`,
      ),
    );
  });
});

describe('the type of a call', () => {
  const content = (schema: object, type = 'application/json') => ({ content: { [type]: { schema } } });

  it('has path, query, headers, body and result', () => {
    const parameters = [
      { in: 'path', name: 'id', required: true, schema: { type: 'integer' } },
      { in: 'query', name: 'tags', schema: { type: 'array', items: { type: 'string' } } },
      { in: 'query', name: 'filter', ...content({ type: 'object' }) },
      { in: 'header', name: 'X-Trace', schema: { type: 'string' } },
    ];
    const responses = { 200: content({ type: 'string' }), 204: {}, default: content({ type: 'number' }) };
    const body = { required: true, ...content({ type: 'object', additionalProperties: { type: 'number' } }) };
    expect(callOf({ parameters, responses, requestBody: body })).toBe(
      "{ path: { id: number; }; query?: { tags?: string[]; /** As text (application/json): { [key: string]: unknown }. */ filter?: string; }; headers?: { 'X-Trace'?: string; }; body: { [key: string]: number }; data: string | undefined; }",
    );
  });

  it('has keys that travel in the query', () => {
    const key = { type: 'apiKey', in: 'query', name: 'key' };
    const rest = { components: { securitySchemes: { key } }, security: [{ key: [] }] };
    const responses = { 200: content({}, 'image/png') };
    expect(callOf({ responses }, rest)).toBe('{ query: { key: string; }; data: Blob; }');
    expect(callOf({ responses, security: [{}, { key: [] }] }, rest)).toBe('{ query?: { key?: string; }; data: Blob; }');
  });

  it('has a result without the envelope', () => {
    const envelope = {
      properties: { data: {} },
      'x-envelope': { code: 'code', success: 0, message: 'msg', data: 'data' },
    };
    const wrapped = { allOf: [ref('Envelope'), { properties: { data: { type: 'string' } } }] };
    const rest = { components: { schemas: { Envelope: envelope } } };
    expect(callOf({ responses: { 200: content(wrapped) } }, rest)).toBe('{ data: string; }');
  });
});

describe('livespec types', () => {
  it('has printed the types of the samples', async () => {
    const file = join(ROOT, 'docs/_samples/api.ts');
    const text = printTypes((await ourDocument()).model);
    if (UPDATE) await writeFile(file, text);
    expect(
      await readFile(file, 'utf8'),
      'Run: npx livespec types openapi/openapi.yaml --out docs/_samples/api.ts',
    ).toBe(text);
  });

  it('takes a document and a file', () => {
    const spec = join(ROOT, 'openapi/openapi.yaml');
    const request = { spec, out: join(ROOT, 'b.ts') };
    expect(readOutArguments(['openapi/openapi.yaml', '--out', 'b.ts'], ROOT)).toEqual(request);
    expect(readOutArguments(['--help'], '/')).toBeUndefined();
    expect(() => readOutArguments([], '/')).toThrow('Specify the OpenAPI document');
    expect(readOutArguments(['openapi/openapi.yaml', 'openapi'], ROOT)).toEqual({
      spec: [spec, join(ROOT, 'openapi')],
    });
    expect(() => readOutArguments(['a', '--uot', 'b'], '/')).toThrow('Did you mean `--out`?');
  });
});
