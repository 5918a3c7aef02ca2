import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createValidator } from '../../../plugins/schema/core/validate/createValidator';
import { explainReasons } from '../../../plugins/schema/core/validate/explain';
import { keepDemands } from '../../../plugins/schema/core/validate/keepDemands';
import type { ValidatorOptions } from '../../../plugins/schema/core/validate/types';
import { findByRef } from '../../../plugins/shared/core/pointer';

interface Group {
  group: string;
  schema: unknown;
  valid: unknown[];
  invalid: unknown[];
}

const SUITE = parse(readFileSync(join(import.meta.dirname, 'suite.yaml'), 'utf8')) as Group[];

/** A validator of a document with these schemas, whose references may also point into the schema itself. */
function validatorOf(schemas: object = {}, options: Partial<ValidatorOptions> = {}) {
  const document = { components: { schemas } };
  const resolve = (ref: string) => findByRef(document, ref) as ReturnType<ValidatorOptions['resolve']>;
  return createValidator({ resolve, ...options });
}

function why(schema: unknown, value: unknown, schemas: object = {}, options: Partial<ValidatorOptions> = {}) {
  const reasons = validatorOf(schemas, options).validate(value, schema);
  return reasons.length === 0 ? undefined : explainReasons(reasons);
}

const CLOSED = { properties: { a: {} }, additionalProperties: false };

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('of the JSON Schema test suite', () => {
  it.each(SUITE)('$group', ({ schema, valid, invalid }) => {
    const { accepts } = createValidator({ resolve: (reference) => findByRef(schema, reference) as never });
    expect(valid.filter((value) => !accepts(value, schema))).toEqual([]);
    expect(invalid.filter((value) => accepts(value, schema))).toEqual([]);
  });
});

describe('a reason', () => {
  it('says where the value is refused, by which keyword of which schema, and what it expects', () => {
    const size = { type: 'integer', maximum: 9 };
    const schema = { properties: { 'a/b': { items: size } } };
    expect(validatorOf().validate({ 'a/b': [1, 10] }, schema)).toEqual([
      { path: ['a/b', '1'], keyword: 'maximum', expected: 9, found: 10, schema: size },
    ]);
    expect(why(schema, { 'a/b': [1, 10] })).toBe('at /a~1b/1 must be <= 9');
  });

  it('is given for all that is wrong', () => {
    const schema = { required: ['id'], properties: { size: { type: 'integer' }, kind: { enum: ['a', 'b'] } } };
    const reasons = validatorOf().validate({ size: '1', kind: 'c' }, schema);
    expect(reasons.map((reason) => explainReasons([reason]))).toEqual([
      "must have required property 'id'",
      'at /size must be an integer',
      'at /kind must be equal to one of the allowed values: "a", "b"',
    ]);
  });

  it('is that of the branch which the value is meant to be', () => {
    const hour = { properties: { kind: { const: 'hour' }, hour: { maximum: 23 } } };
    const day = { properties: { kind: { const: 'day' }, day: { maximum: 31 } } };
    expect(why({ oneOf: [day, hour] }, { kind: 'hour', hour: 24 })).toBe('at /hour must be <= 23');
    expect(why({ anyOf: [{ type: 'string' }, { type: ['integer', 'null'] }] }, {})).toBe(
      'must be a string or an integer or null',
    );
    expect(why({ oneOf: [{ const: 1 }, { const: 2 }] }, 3)).toBe('must be equal to one of the allowed values: 1, 2');
    expect(why({ oneOf: [{ type: 'integer' }, { minimum: 1 }] }, 1)).toBe('must match exactly one schema in oneOf');
  });
});

describe('OpenAPI', () => {
  const Pet = { required: ['kind'], discriminator: { propertyName: 'kind' }, oneOf: [ref('Cat'), ref('Dog')] };
  const part = (name: string, type: string) => ({ allOf: [ref('Base'), { properties: { [name]: { type } } }] });
  // Reading a document maps the subtypes of a base: `mapSubtypes`.
  const mapping = { Cat: '#/components/schemas/Cat', Dog: '#/components/schemas/Dog' };
  const Base = { properties: { kind: { type: 'string' } }, discriminator: { propertyName: 'kind', mapping } };
  const schemas = { Pet, Base, Cat: part('indoor', 'boolean'), Dog: part('bark', 'string') };

  it('checks the variant that a discriminator names, and no other', () => {
    expect(why(ref('Pet'), { kind: 'Cat', indoor: true, bark: 1 }, schemas)).toBeUndefined();
    expect(why(ref('Pet'), { kind: 'Dog', indoor: true, bark: 1 }, schemas)).toBe('at /bark must be a string');
    expect(why(ref('Pet'), { kind: 'other' }, schemas)).toBeUndefined();
    expect(why(ref('Cat'), { kind: 'Dog' }, schemas)).toBe('must be the variant that \'kind\' names: "Dog"');
  });

  it('finds a variant by a mapping, also of a base, or by a constant', () => {
    const mapping = { c: '#/components/schemas/Cat', d: 'Dog' };
    const mapped = { ...Pet, discriminator: { propertyName: 'kind', mapping } };
    expect(why(mapped, { kind: 'd', bark: 1 }, { ...schemas, Base: {} })).toBe('at /bark must be a string');
    expect(why(ref('Base'), { kind: 'Dog', bark: 1 }, schemas)).toBe('at /bark must be a string');
    const constants = ['x', 'y'].map((kind) => ({ properties: { kind: { const: kind }, at: { const: kind } } }));
    const union = { oneOf: constants, discriminator: { propertyName: 'kind' } };
    expect(why(union, { kind: 'y', at: 'x' })).toBe('at /at must be equal to constant "y"');
  });

  it.each([
    ['null where it is allowed', { nullable: true, enum: ['a'] }, [null, 'a'], ['b']],
    ['null of two branches', { oneOf: [{ type: 'null' }, { nullable: true, type: 'string' }] }, [null, 'a'], [1]],
    ['exclusive bounds of 3.0', { minimum: 1, exclusiveMinimum: true }, [2], [1]],
    ['inclusive bounds of 3.0', { minimum: 1, exclusiveMinimum: false }, [1], [0]],
    ['int32', { type: 'integer', format: 'int32' }, [2 ** 31 - 1], [2 ** 31]],
    ['types of other dialects', { type: 'file' }, ['a', 1], []],
    ['a tuple of older drafts', { items: [{ type: 'string' }], additionalItems: false }, [['a']], [[1], ['a', 1]]],
    ['decimals', { multipleOf: 0.01 }, [19.99, 0.3, 1e300], [0.005]],
    ['a closed part', { allOf: [CLOSED, { properties: { b: {} } }] }, [{ a: 1, b: 1 }], [{ c: 1 }]],
    ['what leads back to itself', { allOf: [{ $ref: '#' }], type: 'string' }, ['a'], [1]],
    ['formats as annotations', { format: 'email' }, ['x'], []],
  ])('knows %s', (_, schema, valid, invalid) => {
    const { accepts } = validatorOf();
    const takes = (value: unknown) => accepts(value, schema);
    expect([valid.map(takes), invalid.map(takes)]).toEqual([valid.map(() => true), invalid.map(() => false)]);
  });

  it('requires what is sent in a direction', () => {
    const id = { readOnly: true };
    const schema = { required: ['id', 'key'], properties: { id: { allOf: [id] }, key: { writeOnly: true } } };
    const missing = (direction: 'request' | 'response' | 'either') =>
      validatorOf({}, { direction })
        .validate({}, schema)
        .map(({ name }) => name);
    expect([missing('request'), missing('response'), missing('either')]).toEqual([['key'], ['id'], []]);
  });
});

describe('an integer that no double can hold', () => {
  const accepts = (value: unknown, schema: object, exact?: ValidatorOptions['exact']) =>
    validatorOf({}, exact && { exact }).accepts(value, schema);

  it('is compared digit by digit', () => {
    const most = { type: 'integer', format: 'int64' };
    expect([2n ** 63n - 1n, 2n ** 63n].map((value) => accepts(value, most))).toEqual([true, false]);
    expect(accepts(9007199254740993n, { multipleOf: 2 })).toBe(false);
    expect(accepts([9007199254740993n, 9007199254740992n], { uniqueItems: true })).toBe(true);
  });

  it('may be a bound or a constant, which a double replaces', () => {
    const exact = (number: number) => (number === 2 ** 63 ? 2n ** 63n - 1n : number);
    const bound = { exclusiveMaximum: 2 ** 63 };
    expect([2n ** 63n - 2n, 2n ** 63n - 1n].map((value) => accepts(value, bound, exact))).toEqual([true, false]);
    expect([2n ** 63n - 1n, 2n ** 63n].map((value) => accepts(value, { const: 2 ** 63 }, exact))).toEqual([
      true,
      false,
    ]);
  });
});

it('looks at parts of a value once for each schema, however many branches lead there', () => {
  const branches = ['a', 'b', 'c'].map((kind) => ({
    properties: { kind: { const: kind }, next: ref('Node') },
  }));
  let value: object = { kind: 'd' };
  for (let depth = 0; depth < 60; depth += 1) value = { kind: 'c', next: value };
  let looks = 0;
  const matches = () => {
    looks += 1;
    return true;
  };
  const Node = { pattern: 'x', properties: { kind: { pattern: 'x' } }, anyOf: branches };
  expect(validatorOf({ Node }, { matches }).accepts(value, ref('Node'))).toBe(false);
  expect(looks).toBeLessThan(1000);
});

it('keeps of a schema what it reads, and names keywords with values that they cannot have', () => {
  const mistakes: string[] = [];
  const refs: string[] = [];
  const kept = keepDemands(
    {
      description: 'words',
      properties: { description: { type: 'string', title: 'words', minLength: 'x', format: 'email' } },
      items: ref('A'),
      discriminator: { propertyName: 'kind', mapping: { b: 'B' } },
      example: { properties: 1 },
    },
    { isAsserted: () => false, onMistake: (message) => mistakes.push(message), onReference: (to) => refs.push(to) },
  );
  expect(kept).toEqual({
    properties: { description: { type: 'string' } },
    items: ref('A'),
    discriminator: { propertyName: 'kind', mapping: { b: 'B' } },
  });
  expect(mistakes).toEqual(['`minLength` must be a number']);
  expect(refs).toEqual(['#/components/schemas/A', '#/components/schemas/B']);
});
