import { describe, expect, it } from 'vitest';
import { explainFailure } from '../../plugins/console/core/explainFailure';
import type { Field } from '../../plugins/console/core/field';
import { fillKnown } from '../../plugins/console/core/fillKnown';
import { fillOwnValues } from '../../plugins/console/core/fillOwnValues';
import type { Form } from '../../plugins/console/core/form';
import { judgeField, type Verdict } from '../../plugins/console/core/judgeField';
import { keepTouched } from '../../plugins/console/core/keepTouched';
import { maskSecrets } from '../../plugins/console/core/maskSecrets';
import { type FormRow, valuesOf, withValues } from '../../plugins/console/core/rows';
import { fillShared, readShared, writeShared } from '../../plugins/console/core/shareForm';

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
  const judge = (texts: string[], hint: object, rest: object = {}): Verdict | undefined =>
    judgeField({ texts, hint: { notes: [], ...hint }, isRequired: false, ...rest });
  const note = (kind: string, value?: string) => ({ kind, ...(value !== undefined && { value }) });

  it.each([
    ['a required value', [''], {}, { isRequired: true }, { kind: 'missing' }],
    ['a value of the type', ['1.5'], { type: 'integer<int32>' }, {}, { kind: 'type', type: 'integer<int32>' }],
    ['a listed value', ['green'], { choices: [{ value: 'red' }] }, {}, { kind: 'choice' }],
    ['JSON', ['{'], { isJson: true }, {}, { kind: 'json' }],
    ['a limit', ['0'], { type: 'integer', notes: [note('minimum', '1')] }, {}, { note: note('minimum', '1') }],
    ['a length, in characters', ['😀😀'], { notes: [note('minLength', '3')] }, {}, { note: note('minLength', '3') }],
    ['a pattern', ['a'], { notes: [note('pattern', '^b')] }, {}, { note: note('pattern', '^b') }],
    [
      'a number of values',
      ['a', 'b'],
      { notes: [note('maxItems', '1')] },
      { isList: true },
      { note: note('maxItems', '1') },
    ],
    ['unique values', ['a', 'a'], { notes: [note('uniqueItems')] }, { isList: true }, { note: note('uniqueItems') }],
  ])('is named where it is not %s', (_, texts, hint, rest, expected) => {
    expect(judge(texts, hint, rest)).toMatchObject(expected);
  });

  it('is not named without need: nothing that is optional, large numbers, patterns of other languages', () => {
    expect(judge([''], { notes: [note('minLength', '1')] })).toBeUndefined();
    expect(judge(['12345678901234567890'], { type: 'integer<int64>' })).toBeUndefined();
    expect(judge(['x'], { type: 'integer | string' })).toBeUndefined();
    expect(judge(['x'], { notes: [note('pattern', '(?i)[')] })).toBeUndefined();
  });
});

it.each([
  ['offline', { isOnline: false }],
  ['mixed', { page: 'https://docs.example', url: 'http://api.example/v1' }],
  ['private', { page: 'https://docs.example', url: 'https://192.168.0.7/v1' }],
  ['private', { page: 'https://docs.example', url: 'http://localhost:8080/v1' }],
  ['local', { isLocalSandbox: true, isOnline: false }],
  ['blocked', {}],
])('a request without an answer is explained: %s', (expected, attempt) => {
  const usual = { page: 'http://docs.example', url: 'http://api.example/v1', isOnline: true, isLocalSandbox: false };
  expect(explainFailure({ ...usual, ...attempt })).toBe(expected);
});
