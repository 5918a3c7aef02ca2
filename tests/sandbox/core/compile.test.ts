import { describe, expect, it } from 'vitest';
import { createWrittenNumbers } from '../../../plugins/document/core/grammar/writtenNumbers';
import type { SandboxApi } from '../../../plugins/sandbox/core/api';
import { createRequestValidator } from '../../../plugins/sandbox/core/request/createRequestValidator';
import { compile, ourDocument, smallModel } from '../support/document';

const LEAST_ONE = { type: 'integer', format: 'int32', minimum: 1 };

function operationOf({ operations }: SandboxApi, id: string) {
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  return operation;
}

function compileQuery(parameter: object, components: object = {}) {
  const get = { operationId: 'get', parameters: [{ name: 'p', in: 'query', ...parameter }], responses: {} };
  const model = smallModel({ '/x': { get } });
  Object.assign(model.document.components as object, components);
  const { api } = compile(model);
  const [compiled] = operationOf(api, 'get').parameters;
  const explain = createRequestValidator(api);
  return { api, compiled, takes: (value: unknown) => explain(value, compiled?.schema ?? true) === undefined };
}

describe('our document', () => {
  it('is compiled into what its calls are made of', async () => {
    const { api } = (await ourDocument()).compiled;
    expect(api.operations).toHaveLength(36);
    expect({ ...api, operations: [], messages: {}, schemas: {} }).toEqual({
      title: 'Game Cloud API',
      version: '1.0.0',
      bases: [''],
      envelope: { code: 'code', success: 0, message: 'msg', data: 'data', text: 'success' },
      wrong: 500,
      missing: 501,
      messages: {},
      operations: [],
      schemas: {},
    });
    expect(operationOf(api, 'rankPage')).toEqual({
      id: 'rankPage',
      method: 'GET',
      path: '/api/v1/rank/page/{id}',
      title: 'Get a page of entries',
      parameters: [
        { name: 'id', in: 'path', required: true, types: ['string'] },
        { name: 'filters', in: 'query', required: false, types: ['object'], json: true },
        { name: 'pageNum', in: 'query', required: false, types: ['integer'], schema: LEAST_ONE },
        { name: 'pageSize', in: 'query', required: false, types: ['integer'], schema: LEAST_ONE },
      ],
      security: [[{ name: 'session_key', in: 'query' }]],
      codes: [500, 501, 10020, 10021, 10701, 10702, 10703],
      result: { kind: 'json', mediaType: 'application/json' },
      answers: expect.arrayContaining([expect.objectContaining({ status: '200' })]) as unknown,
    });
    expect(operationOf(api, 'archiveDelete').parameters[0]).toMatchObject({
      list: ',',
      items: { types: ['string'] },
      types: ['array'],
    });
    expect(operationOf(api, 'shareImage').result).toEqual({ kind: 'binary', mediaType: 'image/png' });
    expect(operationOf(api, 'shareAnswer').result.kind).toBe('none');
    expect(operationOf(api, 'archiveSet').body).toEqual({
      required: true,
      contents: [{ mediaType: 'application/json', kind: 'json', types: ['object'] }],
    });
  });

  it('leaves the number of values to operations that have a code for too many, and nothing else', async () => {
    const { api } = (await ourDocument()).compiled;
    expect(operationOf(api, 'ipToRegion').parameters[0]?.schema).toBeUndefined();
    const coordinates = operationOf(api, 'coordToRegion').parameters[0]?.schema;
    const explain = createRequestValidator(api);
    const many = Array.from({ length: 101 }, () => '1:2');
    expect([explain(many, coordinates), explain(['1;2'], coordinates)]).toEqual([
      undefined,
      expect.stringMatching('^at /0 must match pattern'),
    ]);
  });

  it('keeps of its schemas only what can refuse a value', async () => {
    const { api } = (await ourDocument()).compiled;
    const kept = api.operations.flatMap(({ parameters, body }) => [...parameters, ...(body?.contents ?? [])]);
    const text = JSON.stringify([api.schemas, kept.map(({ schema }) => schema)]);
    expect(text).not.toMatch(/"(description|title|examples|x-assumed)":/);
    expect(Object.keys(api.schemas)).not.toContain('#/components/schemas/Player');
    expect(text.length).toBeLessThan(2000);
  });

  it('words each failure as its examples do', async () => {
    const { model, compiled } = await ourDocument();
    const { api } = compiled;
    const wrong: unknown[] = [];
    let seen = 0;
    for (const { operationId, responses } of model.operations) {
      const operation = operationOf(api, operationId ?? '');
      for (const { value } of responses.flatMap(({ contents }) => contents.flatMap(({ examples }) => examples))) {
        const { code, msg } = (value ?? {}) as { code?: number; msg?: string };
        if (code === undefined) continue;
        seen += 1;
        const text = code === 0 ? api.envelope?.text : (operation.messages?.[code] ?? api.messages[code]);
        if (text !== msg) wrong.push({ operationId, code, msg, text });
      }
    }
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(70);
  });

  it('has a text for every code: that of the examples, or what the catalogue says in short', async () => {
    const { model, compiled } = await ourDocument();
    const { messages } = compiled.api;
    expect(model.errors.filter(({ code }) => !messages[code])).toEqual([]);
    expect(messages).toMatchObject({
      10100: 'game does not exist',
      10301: 'help code invalid',
      20001: 'IP address illegal',
      20011: 'no location found for the coordinate',
      30100: 'user refused authorization',
      30201: 'login credential invalid',
    });
  });
});

describe('a parameter', () => {
  it('needs no schema where its type says everything', () => {
    for (const schema of [
      { type: 'string' },
      { type: 'integer', format: 'int64' },
      { type: ['string', 'number'] },
      {},
    ]) {
      expect(
        compileQuery({ schema: { ...schema, description: 'Words.', examples: [1], 'x-own': true } }).compiled,
      ).not.toHaveProperty('schema');
    }
  });

  it('is checked for limits, patterns, formats and what references say', () => {
    const int32 = compileQuery({ schema: { type: 'integer', format: 'int32', minimum: 1 } });
    expect([0, 1, 2 ** 31 - 1, 2 ** 31].map(int32.takes)).toEqual([false, true, true, false]);
    const date = compileQuery({ schema: { type: 'string', format: 'date' } });
    expect(['2026-06-01', '2026-13-01', 'x'].map(date.takes)).toEqual([true, false, false]);
    const free = compileQuery({ schema: { type: 'string', format: 'regex' } });
    expect(free.compiled).not.toHaveProperty('schema');
    const length = compileQuery({ schema: { type: 'string', maxLength: 2 } });
    expect(['👍👍', '👍👍👍'].map(length.takes)).toEqual([true, false]);
    const unique = compileQuery({ schema: { type: 'array', uniqueItems: true }, explode: false });
    expect(
      [
        [['a'], ['a']],
        [['a'], ['b']],
      ].map(unique.takes),
    ).toEqual([false, true]);
  });

  it('may be a property that every object has', () => {
    const { takes } = compileQuery({
      content: { 'application/json': { schema: { type: 'object', required: ['constructor'] } } },
    });
    expect([takes({}), takes({ constructor: 1 })]).toEqual([false, true]);
  });

  it('follows references, circles too', () => {
    const { compiled, takes } = compileQuery(
      { content: { 'application/json': { schema: { $ref: '#/components/schemas/Tree' } } } },
      {
        schemas: {
          Tree: {
            type: 'object',
            properties: { size: { $ref: '#/components/schemas/Size' }, next: { $ref: '#/components/schemas/Tree' } },
          },
          Size: { type: 'integer', description: 'A size.' },
        },
      },
    );
    expect(compiled?.types).toEqual(['object']);
    expect(takes({ next: { next: { size: 1 } } })).toBe(true);
    expect(takes({ next: { next: { size: 'big' } } })).toBe(false);
  });

  describe('of a schema that extends another one', () => {
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const closed = { type: 'object', additionalProperties: false };
    const kinds = { kind: { type: 'string' } };
    const discriminator = { propertyName: 'kind' };
    const schemas = {
      Base: { ...closed, properties: { id: { type: 'integer' } } },
      Order: { ...closed, allOf: [ref('Base')], properties: { note: { type: 'string' } } },
      Pet: { properties: kinds, required: ['kind'], oneOf: [ref('Cat'), ref('Dog')], discriminator },
      Cat: { allOf: [ref('Pet'), { properties: { indoor: { type: 'boolean' } } }] },
      Dog: { allOf: [ref('Pet'), { properties: { bark: { type: 'string' } } }] },
      Shape: { ...closed, properties: kinds, discriminator },
      Circle: { ...closed, allOf: [ref('Shape')], properties: { radius: { type: 'number' } } },
    };
    it.each([
      [
        'has the fields of both, closed as they are',
        ref('Order'),
        [{ id: 1, note: 'x' }],
        [{ id: 1, more: 1 }, { id: '1' }],
      ],
      ['may be listed by its base', ref('Cat'), [{ kind: 'cat', indoor: true }], [{ kind: 'cat', indoor: 1 }, {}]],
      ['is distinguished from its neighbours by name', ref('Pet'), [{ kind: 'cat' }], [{ indoor: true }, { kind: 1 }]],
      ['is a subtype of a closed base', ref('Shape'), [{ kind: 'circle', radius: 1 }], [{ kind: 1 }]],
      ['closes the base', ref('Circle'), [{ kind: 'circle', radius: 1 }], [{ kind: 'circle', side: 1 }]],
      ['may be null without a type', { allOf: [ref('Base')], nullable: true }, [null, { id: 1 }], [{ id: '1' }]],
    ])('%s', (_, schema, valid, invalid) => {
      const { takes } = compileQuery({ content: { 'application/json': { schema } } }, { schemas });
      expect([valid.map(takes), invalid.map(takes)]).toEqual([valid.map(() => true), invalid.map(() => false)]);
    });
  });

  it('is hidden from the log where it is a password', () => {
    expect(compileQuery({ schema: { type: 'string', format: 'password' } }).compiled).toMatchObject({ secret: true });
  });
});

it('a file is one whatever the media type is', () => {
  const body = (schema: object) => ({ requestBody: { content: { '*/*': { schema } } }, responses: {} });
  const binary = { type: 'string', format: 'binary' };
  const { api } = compile(smallModel({ '/x': { post: body(binary) }, '/y': { post: body({ type: 'string' }) } }));
  expect(api.operations.map((operation) => operation.body?.contents[0]?.kind)).toEqual(['bytes', 'json']);
});

describe('a number that no double holds', () => {
  const written = '9223372036854775807';
  const numbers = createWrittenNumbers(new Map([[String(2 ** 63), written]]));
  const schema = { type: 'integer', example: 2 ** 63 };

  it('has all of its digits in answers', () => {
    const content = { 'application/json': { schema: { type: 'array', items: schema } } };
    const get = { responses: { 200: { description: '', content, headers: { 'X-Id': { schema } } } } };
    const { api } = compile({ ...smallModel({ '/x': { get } }), numbers });
    expect(operationOf(api, 'GET /x').answers).toMatchObject([
      { headers: { 'X-Id': written }, contents: [{ sample: `[${written}]` }] },
    ]);
  });

  // `parseJson` and `readValue` reject larger numbers.
  it('is a bound that is checked exactly', () => {
    const { takes } = compileQuery({ schema: { type: 'integer', minimum: -(2 ** 63), exclusiveMaximum: 2 ** 63 } });
    expect([Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER].map(takes)).toEqual([true, true]);
  });
});

describe('what cannot be checked', () => {
  it('is a key that nothing declares', () => {
    const { api } = compile(smallModel({ '/x': { get: { security: [{ lost: [] }], responses: {} } } }));
    expect(operationOf(api, 'GET /x').security).toEqual([[]]);
  });

  it('is said with its place, and does not keep the sandbox from running', () => {
    const parameters = [{ name: 'p', in: 'query', schema: { type: 'string', minLength: 'x' } }];
    const { api, warnings } = compile(smallModel({ '/x': { get: { parameters, responses: {} } } }));
    expect(warnings).toEqual(['small.yaml:3: GET /x: `p` is checked without a keyword: `minLength` must be a number']);
    expect(operationOf(api, 'GET /x').parameters).toEqual([
      { name: 'p', in: 'query', required: false, types: ['string'] },
    ]);
  });

  it('is a pattern that JavaScript does not know', () => {
    const { takes } = compileQuery({ schema: { type: 'string', pattern: '(?i)abc', maxLength: 3 } });
    expect([takes('ABC'), takes('ABCD')]).toEqual([true, false]);
  });
});
