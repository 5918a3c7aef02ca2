import { describe, expect, test } from 'vitest';
import { readWrapped } from '../../../plugins/openapi/core/model/envelope';
import type { Operation } from '../../../plugins/openapi/core/model/types';
import { findUses } from '../../../plugins/openapi/core/model/uses';
import { buildSampleRequest } from '../../../plugins/openapi/core/view/samples/samples';
import type { Schema } from '../../../plugins/schema/core/types';
import { toXml } from '../../../plugins/values/core/xml';
import { modelOf } from '../model/support';

const ENVELOPE = {
  'x-envelope': { code: 'code', message: 'msg', data: 'data' },
  properties: { code: { type: 'integer' }, data: { title: 'Anything' } },
};

describe('the envelope', () => {
  const content = (schema: Schema) => ({
    mediaType: 'application/json',
    schema,
    examples: [],
    encoding: [],
    parts: [],
    extensions: [],
  });
  const model = modelOf({
    components: {
      schemas: {
        Envelope: ENVELOPE,
        Done: { allOf: [{ $ref: '#/components/schemas/Envelope' }, { properties: { data: { type: 'null' } } }] },
        Alias: { $ref: '#/components/schemas/Done' },
        Circle: { $ref: '#/components/schemas/Circle' },
        Other: { type: 'object', properties: { data: { type: 'string' } } },
      },
    },
  });
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  test.each<[string, Schema, unknown]>([
    ['itself', ref('Envelope'), { title: 'Anything' }],
    ['what extends it', ref('Done'), { type: 'null' }],
    ['a name for that', ref('Alias'), { type: 'null' }],
    ['an allOf in place', { allOf: [ref('Envelope'), { properties: { data: ref('Other') } }] }, ref('Other')],
    ['data beside the allOf', { allOf: [ref('Envelope')], properties: { data: true } }, true],
    ['an allOf in an allOf', { allOf: [{ allOf: [ref('Done')] }] }, { type: 'null' }],
    ['an allOf that says nothing of data', { allOf: [ref('Envelope'), { title: 'x' }] }, { title: 'Anything' }],
    ['another object with data', ref('Other'), undefined],
    ['a circle', ref('Circle'), undefined],
    ['nothing', true, undefined],
  ])('%s', (_case, schema, data) => {
    expect(readWrapped(content(schema), model)?.schema).toEqual(data);
  });

  test('without a mark nothing is wrapped', () => {
    const unmarked = modelOf({ components: { schemas: { Envelope: {} } } });
    expect(readWrapped(content(ref('Envelope')), unmarked)).toBeUndefined();
  });
});

describe('the sample request', () => {
  const request = (operation: object, rest: object = {}) => {
    const model = modelOf({ paths: { '/a/{id}': { post: operation } }, ...rest });
    return buildSampleRequest(model.operations[0] as Operation, model);
  };

  test('has all required parameters and no optional one', () => {
    const parameters = [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'ä/b' },
      { name: 'need', in: 'query', required: true, schema: { type: 'integer', minimum: 3 } },
      { name: 'plain', in: 'query', schema: { type: 'string' } },
      { name: 'extra', in: 'query', example: 'not shown' },
    ];
    const { url, query } = request({ parameters });
    expect(url).toBe('https://api.example.com/a/%C3%A4%2Fb');
    expect(query).toEqual([{ name: 'need', value: { literal: '3' } }]);
  });

  test('has a media type that can be sent, not a pattern', () => {
    const schema = { type: 'object', properties: { id: { type: 'integer' } } };
    const bodyOf = (...names: string[]) => {
      const content = Object.fromEntries(names.map((name) => [name, { schema }]));
      return request({ requestBody: { content } }).body;
    };
    const json = { kind: 'json', value: { id: 33690 } };
    expect(bodyOf('application/*+json', 'text/json')).toEqual({ ...json, mediaType: 'text/json' });
    expect(bodyOf('application/*+json')).toEqual({ ...json, mediaType: 'application/json' });
  });

  test('never holds a key or a secret: they are variables', () => {
    const { query, headers } = request(
      {
        security: [{ key: [], token: [] }],
        parameters: [{ name: 'pass_word', in: 'query', required: true, schema: { format: 'password' }, example: 'p' }],
      },
      {
        components: {
          securitySchemes: {
            key: { type: 'apiKey', in: 'query', name: 'session_key' },
            token: { type: 'http', scheme: 'bearer' },
          },
        },
      },
    );
    expect(query).toEqual([
      { name: 'session_key', value: { variable: 'sessionKey' } },
      { name: 'pass_word', value: { variable: 'passWord' } },
    ]);
    expect(headers).toEqual([{ name: 'Authorization', value: { variable: 'accessToken', prefix: 'Bearer ' } }]);
  });

  test.each([
    ['application/json', { a: 1 }, { kind: 'json', mediaType: 'application/json', value: { a: 1 } }],
    ['application/vnd.x+json; charset=utf-8', { a: 1 }, { kind: 'json', value: { a: 1 } }],
    [
      'application/x-www-form-urlencoded',
      { a: [1], b: { c: 2 } },
      {
        kind: 'form',
        pairs: [
          { name: 'a', value: { literal: '1' } },
          { name: 'b', value: { literal: '{"c":2}' } },
        ],
      },
    ],
    ['multipart/form-data', { a: 'b' }, { kind: 'multipart', parts: [{ name: 'a', value: { literal: 'b' } }] }],
    ['text/plain', 'hi', { kind: 'text', text: 'hi' }],
    ['application/jsonl', '{}\n{}', { kind: 'text', text: '{}\n{}' }],
    ['application/octet-stream', 'x', { kind: 'binary', fileName: 'file.bin' }],
  ])('a body of %s', (mediaType, example, body) => {
    expect(request({ requestBody: { content: { [mediaType]: { example } } } }).body).toMatchObject(body);
  });

  test('any type at all is JSON where the schema is an object', () => {
    const schema = { type: 'object', properties: { a: { type: 'integer', example: 1 } } };
    const responses = { 200: { content: { '*/*': { schema } } } };
    const { body, result } = request({ requestBody: { content: { '*/*': { schema } } }, responses });
    expect(body).toEqual({ kind: 'json', mediaType: 'application/json', value: { a: 1 } });
    expect(result).toBe('json');
  });

  test.each([
    [{}, 'none'],
    [{ 204: { description: 'x' } }, 'none'],
    [{ 200: { content: { 'application/problem+json': {} } } }, 'json'],
    [{ 200: { content: { 'text/csv': {} } } }, 'text'],
    [{ 200: { content: { 'image/png': {} } } }, 'binary'],
    [{ default: { content: { 'application/json': {} } } }, 'json'],
  ])('what comes back from %j is %s', (responses, result) => {
    expect(request({ responses }).result).toBe(result);
  });

  test('is polled only where that is demanded', () => {
    expect(request({ 'x-poll': { seconds: 5 } }).pollSeconds).toBe(5);
    expect(request({ 'x-poll': { seconds: 900, recommended: true } }).pollSeconds).toBeUndefined();
  });
});

test('where an entity is used is found through parameters and responses, but not through other entities', () => {
  const model = modelOf(`
paths:
  /a:
    parameters: [{ $ref: '#/components/parameters/P' }]
    get: { operationId: a, responses: { 200: { $ref: '#/components/responses/R' } } }
components:
  parameters: { P: { name: p, in: query, schema: { $ref: '#/components/schemas/Small' } } }
  responses: { R: { content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Big' } } } } } }
  schemas:
    Small: { type: string }
    Big: { type: object, properties: { inner: { $ref: '#/components/schemas/Inner' }, self: { $ref: '#/components/schemas/Big' } } }
    Inner: { type: object, example: { $ref: '#/components/schemas/Small' } }
`);
  const { byOperation, byEntity } = findUses(model);
  expect([...byOperation.keys()].sort()).toEqual(['#/components/schemas/Big', '#/components/schemas/Small']);
  expect([...byEntity.keys()]).toEqual(['#/components/schemas/Inner']);
});

describe('XML', () => {
  const model = modelOf({ components: { schemas: { Pet: { xml: { name: 'pet' } } } } });
  test.each([
    [{ a: 1 }, {}, '<root>\n  <a>1</a>\n</root>'],
    [{ a: null, b: [] }, {}, '<root>\n  <a/>\n</root>'],
    [[1, 2], { xml: { name: 'list' }, items: { xml: { name: 'n' } } }, '<list>\n  <n>1</n>\n  <n>2</n>\n</list>'],
    ['a<b>&"c"', {}, '<root>a&lt;b&gt;&amp;&quot;c&quot;</root>'],
    [{ 'a b<': 1, '1x': 2 }, {}, '<root>\n  <a_b_>1</a_b_>\n  <_1x>2</_1x>\n</root>'],
    [{}, { $ref: '#/components/schemas/Pet' }, '<pet/>'],
    [{ id: 7 }, { oneOf: [{ properties: { id: { xml: { attribute: true } } } }] }, '<root id="7"/>'],
    [
      { t: ']]>' },
      { properties: { t: { xml: { nodeType: 'cdata' } } } },
      '<root>\n  <![CDATA[]]]]><![CDATA[>]]>\n</root>',
    ],
    [
      { id: 7, t: 'a' },
      { properties: { id: { xml: { nodeType: 'attribute' } }, t: { xml: { nodeType: 'text' } } } },
      '<root id="7">\n  a\n</root>',
    ],
    [
      { group: { id: 7, b: [1] } },
      {
        properties: {
          group: {
            xml: { nodeType: 'none' },
            properties: { id: { xml: { attribute: true } }, b: { xml: { nodeType: 'element' } } },
          },
        },
      },
      '<root id="7">\n  <b>\n    <b>1</b>\n  </b>\n</root>',
    ],
  ])('%j with %j', (value, schema, xml) => {
    expect(toXml(value, schema, model)).toBe(xml);
  });
});
