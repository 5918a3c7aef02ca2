import { describe, expect, it } from 'vitest';
import { explainFailure } from '../../plugins/console/core/explainFailure';
import type { Field } from '../../plugins/console/core/field';
import { fillKnown } from '../../plugins/console/core/fillKnown';
import { fillOwnValues } from '../../plugins/console/core/fillOwnValues';
import { createForm, type Form } from '../../plugins/console/core/form';
import { judgeBody, type Verdict } from '../../plugins/console/core/judgeField';
import { keepTouched } from '../../plugins/console/core/keepTouched';
import { maskSecrets } from '../../plugins/console/core/maskSecrets';
import { type FormRow, judgeRow, valuesOf, withValues } from '../../plugins/console/core/rows';
import { fillShared, readShared, writeShared } from '../../plugins/console/core/shareForm';
import { toRequest } from '../../plugins/console/core/toRequest';
import type { SandboxOperation } from '../../plugins/sandbox';
import { createRefusedValues } from '../../plugins/sandbox/core/handle/refusedValues';
import { compile, smallModel } from '../sandbox/support/document';

const text = (name: string, value: string, rest: Partial<Field> = {}): Field => ({ in: 'query', name, value, ...rest });
const JSON_BODY = { mediaType: 'application/json', text: '{"id": 1, "name": "a"}' };

describe('a form', () => {
  it('takes what the sandbox knows: of the operation rather than of all, and never over what was typed', () => {
    const form: Form = { fields: [text('code', 'x'), text('gameId', 'y'), text('own', 'z')], body: JSON_BODY };
    const known = { code: '1', 'answer.code': '2', gameId: 'demo', own: 'o', name: 'no', 'answer.id': '7' };
    const filled = fillKnown(form, 'answer', known, new Set(['query.own']));
    expect(filled.fields.map(({ value }) => value)).toEqual(['2', 'demo', 'z']);
    expect(filled.body).toMatchObject({ text: expect.stringContaining('"id": "7",\n  "name": "a"') as string });
  });

  it('takes the values that readers gave for all samples, exactly', () => {
    const form: Form = { fields: [text('gameId', 'y')], body: JSON_BODY };
    const place = (name: string, place: 'query' | 'body', type: 'string' | 'integer') =>
      ({ in: place, name, key: name, type, example: '' }) as const;
    const places = [place('gameId', 'query', 'string'), place('id', 'body', 'integer')];
    const filled = fillOwnValues(form, places, { gameId: 'mine', id: '12345678901234567890' });
    expect(filled.fields[0]?.value).toBe('mine');
    expect(filled.body).toMatchObject({ text: expect.stringContaining('"id": 12345678901234567890') as string });
  });

  it('keeps what was typed when it is made again, with all values of a list', () => {
    const next: Form = { fields: [text('a', 'new'), text('list', '1'), text('list', '2'), text('b', 'new')] };
    const typed: Form = { fields: [text('a', 'typed'), text('list', '7'), text('list', '8'), text('list', '9')] };
    const kept = keepTouched(next, typed, new Set(['query.list']));
    expect(kept.fields.map(({ value }) => value)).toEqual(['new', '7', '8', '9', 'new']);
  });

  it('goes into a link and comes back, without credentials and files', () => {
    const secret = text('session_key', 'secret', { credential: 'sessionKey' });
    const fields = [secret, text('id', 'a b'), text('list', '1'), text('list', '2'), text('empty', '')];
    const link = writeShared('call', 1, { fields, body: JSON_BODY });
    expect(link).not.toContain('secret');
    const shared = readShared(link);
    const fresh: Form = {
      fields: [secret, text('id', 'x'), text('list', 'x'), text('empty', 'x')],
      body: { ...JSON_BODY, text: '' },
    };
    const filled = shared && fillShared(fresh, shared);
    expect(shared).toMatchObject({ id: 'call', choice: 1 });
    expect(filled).toEqual({ fields, body: JSON_BODY });
    for (const broken of [null, '', '{"id":1}', '[]', '{"id":"a","values":{"query.id":"text"}}']) {
      expect(readShared(broken)?.values ?? {}).toEqual({});
    }
  });

  it('hides credentials wherever a request shows them', () => {
    const fields = [
      text('key', 'a b', { credential: 'key' }),
      text('Authorization', 'me:pw', { credential: 'basicLogin', isLogin: true, prefix: 'Basic ' }),
    ];
    expect(maskSecrets('GET /a?key=a%20b&x=1\nAuthorization: Basic bWU6cHc=', fields)).toBe(
      'GET /a?key=••••&x=1\nAuthorization: Basic ••••',
    );
  });

  it('has the values of a list as one row, in fields of their own or in one text', () => {
    const row = (fields: [Field, ...Field[]], separator?: string): FormRow => ({
      fields,
      hint: { notes: [], ...(separator && { separator }) },
      isRequired: false,
    });
    const repeated = row([text('a', '1', { shape: 'repeated' }), text('a', '2', { shape: 'repeated' })]);
    const joined = row([text('b', '1,2', { shape: 'joined' })], ',');
    const fields = [...repeated.fields, ...joined.fields, text('c', 'c')];
    expect([valuesOf(repeated), valuesOf(joined)]).toEqual([
      ['1', '2'],
      ['1', '2'],
    ]);
    const valueOf = (all: Field[]) => all.map(({ name, value }) => `${name}=${value}`).join(' ');
    expect(valueOf(withValues(fields, repeated, ['3']))).toBe('a=3 b=1,2 c=c');
    expect(valueOf(withValues(fields, repeated, []))).toBe('a= b=1,2 c=c');
    expect(valueOf(withValues(fields, repeated, ['1', '2', '3']))).toBe('a=1 a=2 a=3 b=1,2 c=c');
    expect(valueOf(withValues(fields, joined, ['1', '2', '3']))).toBe('a=1 a=2 b=1,2,3 c=c');
  });
});

describe('a value that the schema forbids', () => {
  const of = (name: string, schema: object, rest: object = {}) => ({ name, in: 'query', schema, ...rest });
  const list = (items: object, rest: object = {}) => ({ type: 'array', items, ...rest });
  const price = { type: 'object', properties: { gte: { type: 'number', minimum: 0 } } };
  const parameters = [
    of('id', { type: 'string' }, { required: true }),
    of('count', { type: 'integer', minimum: 1 }),
    of('exact', { type: 'integer', format: 'int64' }),
    of('either', { type: ['integer', 'string'] }),
    of('colour', { $ref: '#/components/schemas/Colour' }),
    of('json', {}, { schema: undefined, content: { 'application/json': { schema: { type: 'object' } } } }),
    of('short', { type: 'string', minLength: 3 }),
    of('match', { type: 'string', pattern: '^b' }),
    of('foreign', { type: 'string', pattern: '(?i)[' }),
    of('day', { type: 'string', format: 'date' }),
    of('some', list({ type: 'string' }, { maxItems: 1 })),
    of('once', list({ type: 'integer' }, { uniqueItems: true }), { explode: false }),
    of('filter', { type: 'object', properties: { price } }, { style: 'deepObject' }),
  ];
  const schema = {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: { name: { type: 'string' }, deep: { type: 'object', properties: { n: { type: 'integer' } } } },
  };
  const requestBody = { content: { 'application/json': { schema } } };
  const Colour = { type: 'string', enum: ['red', 'blue'] };
  const model = smallModel({ '/a': { post: { parameters, requestBody } } }, { components: { schemas: { Colour } } });
  const { api } = compile(model);
  const [operation] = api.operations;
  if (!operation) throw new Error('No call.');
  const refusedIn = createRefusedValues(api);
  const fresh = createForm(operation, undefined);

  async function refuse(form: Form) {
    const { url, ...init } = toRequest({ operation: operation as SandboxOperation, address: 'http://a', form });
    return refusedIn(new Request(url, init));
  }

  async function judge(name: string, text: string): Promise<Verdict | undefined> {
    const typed = {
      ...fresh,
      fields: fresh.fields.map((field) => (field.name === name ? { ...field, value: text } : field)),
    };
    const field = typed.fields.find((one) => one.name === name);
    if (!field) throw new Error(`There is no ${name}.`);
    const row: FormRow = { fields: [field], hint: { notes: [] }, isRequired: field.isRequired ?? false };
    return judgeRow(row, await refuse(typed));
  }

  it.each([
    ['a required value', 'id', '', { kind: 'missing' }],
    ['of the type', 'count', '1.5', { kind: 'type', type: 'integer' }],
    ['of a format', 'day', '2026-13-01', { kind: 'type', type: 'date' }],
    ['a listed value', 'colour', 'green', { kind: 'choice' }],
    ['JSON', 'json', '{', { kind: 'json' }],
    ['within a limit', 'count', '0', { kind: 'note', note: { kind: 'minimum', value: '1' } }],
    ['of a length, in characters', 'short', '😀😀', { kind: 'note', note: { kind: 'minLength', value: '3' } }],
    ['a text that a pattern matches', 'match', 'a', { kind: 'note', note: { kind: 'pattern', value: '^b' } }],
    ['a list whose values differ', 'once', '1,1', { kind: 'note', note: { kind: 'uniqueItems' } }],
    ['a list of the type', 'once', '1,x', { kind: 'type', type: 'integer', at: '/1' }],
    [
      'within the limit of a member',
      'filter[price][gte]',
      '-1',
      { kind: 'note', note: { kind: 'minimum', value: '0' } },
    ],
  ])('is named where it is not %s', async (_, name, text, expected) => {
    expect(await judge(name, text)).toEqual(expected);
  });

  it.each([
    ['nothing that is optional', 'short', ''],
    ['a number beyond 2^53', 'exact', '12345678901234567890'],
    ['one of several types', 'either', 'x'],
    ['a pattern of another language', 'foreign', 'x'],
  ])('is not named without need: %s', async (_, name, text) => {
    expect(await judge(name, text)).toBeUndefined();
  });

  it('is named at its place in a body', async () => {
    const judgeText = async (text: string, path?: string[]) =>
      judgeBody(await refuse({ ...fresh, body: { ...JSON_BODY, text } }), path);
    expect(await judgeText('{')).toEqual({ kind: 'json' });
    expect(await judgeText('{"name": "a", "deep": {"n": "x"}}')).toEqual({
      kind: 'type',
      type: 'integer',
      at: '/deep/n',
    });
    expect(await judgeText('{"name": "a", "deep": {"n": "x"}}', ['deep', 'n'])).toEqual({
      kind: 'type',
      type: 'integer',
    });
    expect(await judgeText('{}', ['name'])).toEqual({ kind: 'missing' });
    expect(await judgeText('{"name": "a", "x": 1}')).toEqual({ kind: 'unknown', name: 'x' });
    expect(await judgeText('{"name": "a", "x": 1}', ['name'])).toBeUndefined();
  });
});

it.each([
  ['offline', { isOnline: false }],
  ['mixed', { page: 'https://docs.example', url: 'http://api.example/v1' }],
  ['private', { page: 'https://docs.example', url: 'https://192.168.0.7/v1' }],
  ['private', { page: 'https://docs.example', url: 'http://localhost:8080/v1' }],
  ['local', { isLocalSandbox: true, isOnline: false }],
  ['policy', { isForbidden: true, isLocalSandbox: true }],
  ['blocked', {}],
])('a request without an answer is explained: %s', (expected, attempt) => {
  const addresses = { page: 'http://docs.example', url: 'http://api.example/v1' };
  const usual = { ...addresses, isOnline: true, isLocalSandbox: false, isForbidden: false };
  expect(explainFailure({ ...usual, ...attempt })).toBe(expected);
});
