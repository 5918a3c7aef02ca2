import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namedReference } from '../../plugins/openapi/core/model/variantNames';
import { isObject, type JsonObject } from '../../plugins/shared/core/json';
import { sampleValue } from '../../plugins/values/core/sampleValue';
import { modelOf } from '../openapi/model/support';

/** The lower limit never exceeds the upper one. */
const limits = (lower: string, upper: string, max: number) =>
  fc
    .tuple(fc.option(fc.nat(max), { nil: undefined }), fc.option(fc.nat(max), { nil: undefined }))
    .map(([low, more]) => ({
      ...(low === undefined ? {} : { [lower]: low }),
      ...(more === undefined ? {} : { [upper]: (low ?? 0) + more }),
    }));

const numberLimits = fc.oneof(
  limits('minimum', 'maximum', 40),
  fc.record({ exclusiveMinimum: fc.integer({ min: -9, max: 9 }) }),
  fc.record({ exclusiveMaximum: fc.integer({ min: -9, max: 9 }) }),
  fc.record({ multipleOf: fc.integer({ min: 1, max: 9 }), minimum: fc.integer({ min: 1, max: 9 }) }),
);

const leaf = fc.oneof(
  limits('minLength', 'maxLength', 12)
    .filter(({ maxLength }) => maxLength !== 0)
    .map((rest): JsonObject => ({ type: 'string', ...rest })),
  fc.constantFrom<JsonObject>(
    ...['date', 'date-time', 'email', 'uuid', 'uri', 'ipv4', 'hostname'].map((format) => ({ type: 'string', format })),
    { enum: ['a', 'b'] },
    { const: 7 },
    { type: 'boolean' },
    { type: ['string', 'null'] },
    ...['^[A-Z]{3}$', '^\\d+(-[a-z]+)?$', 'x.y', '^(a|b)\\1$', '^(?=.*\\d)\\w{6,9}$'].map((pattern) => ({
      type: 'string',
      pattern,
    })),
    { type: 'array', items: { type: 'integer' }, uniqueItems: true, minItems: 3 },
    { type: 'array', items: { enum: ['a', 'b'] }, uniqueItems: true, minItems: 2 },
    { type: 'object', additionalProperties: { type: 'integer' }, minProperties: 2 },
    { type: 'object', propertyNames: { pattern: '^x-' }, minProperties: 1 },
    { oneOf: [{ type: 'integer' }, { type: 'number' }] },
    { oneOf: [{ type: 'null' }, { type: 'string', minLength: 3 }] },
    { type: 'string', not: { const: 'string' } },
    {
      type: 'object',
      required: ['k'],
      properties: { k: { enum: [1, 2] } },
      if: { properties: { k: { const: 1 } } },
      then: { required: ['v'] },
    },
    {
      type: 'object',
      required: ['a'],
      properties: { a: {}, b: { type: 'integer' } },
      dependentRequired: { a: ['b'] },
      additionalProperties: false,
    },
  ),
  fc.tuple(fc.constantFrom('integer', 'number'), numberLimits).map(([type, rest]): JsonObject => ({ type, ...rest })),
);

/** Declared fields, and others that are only required. */
const FIELDS = ['email', 'created_at', 'parent_id'];
const marks = fc.constantFrom({}, {}, { readOnly: true }, { writeOnly: true });

/** Realistic schemas: objects with required fields, lists, entities, compositions. */
const schemas = fc.letrec<{ schema: JsonObject; object: JsonObject; list: JsonObject; whole: JsonObject }>((tie) => ({
  schema: fc.oneof({ maxDepth: 4, withCrossShrink: true }, leaf, tie('object'), tie('list'), tie('whole')),
  object: fc
    .tuple(
      fc.dictionary(
        fc.constantFrom(...FIELDS),
        fc.tuple(tie('schema'), marks).map((parts) => Object.assign({}, ...parts) as JsonObject),
        { maxKeys: 3 },
      ),
      fc.subarray([...FIELDS, 'undescribed']),
    )
    .map(([properties, required]) => ({ type: 'object', properties, required })),
  list: fc
    .tuple(tie('schema'), limits('minItems', 'maxItems', 3))
    .map(([items, rest]) => ({ type: 'array', items, ...rest })),
  whole: fc.oneof(
    fc
      .tuple(tie('object'), tie('schema'))
      .map(([one, other]) => ({ allOf: [one, { type: 'object', required: ['other'], properties: { other } }] })),
    fc.array(tie('schema'), { minLength: 1, maxLength: 2 }).map((anyOf) => ({ anyOf })),
    fc.constant({ $ref: '#/components/schemas/Small' }),
  ),
}));

const Small = { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 5 } } };

/** Drops fields from `required` that are not sent in this direction. */
function inDirection(schema: unknown, mark: 'readOnly' | 'writeOnly'): unknown {
  if (Array.isArray(schema)) return schema.map((item: unknown) => inDirection(item, mark));
  if (!isObject(schema)) return schema;
  const { properties, required } = schema;
  const rest = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, inDirection(value, mark)]));
  if (!isObject(properties) || !Array.isArray(required)) return rest;
  const isLeftOut = (name: unknown) => {
    const property = properties[String(name)];
    return isObject(property) && property[mark] === true;
  };
  return { ...rest, required: required.filter((name) => !isLeftOut(name)) };
}

describe('a value made from a schema', () => {
  test.each(['request', 'response'] as const)('is one that the schema of a %s allows', (direction) => {
    const model = modelOf({ components: { schemas: { Small } } });
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats(ajv);
    fc.assert(
      fc.property(schemas.schema, (schema) => {
        const value = sampleValue(schema, model, direction);
        const own = inDirection(schema, direction === 'request' ? 'readOnly' : 'writeOnly') as JsonObject;
        ajv.validate({ ...own, components: { schemas: { Small } } }, value);
        expect({ value, errors: ajv.errors }).toEqual({ value, errors: null });
      }),
      { numRuns: 150 },
    );
  });
});

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: JsonObject, rest: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...rest });
const required = (properties: JsonObject, rest: JsonObject = {}) =>
  object(properties, { required: Object.keys(properties), ...rest });

const components = {
  schemas: {
    Small,
    Node: required({ id: { type: 'integer' }, children: { type: 'array', items: ref('Node') } }),
    Expression: {
      oneOf: [required({ not: ref('Expression') }), required({ is: { const: 'literal' } })],
    },
    Pet: required(
      { kind: { type: 'string' } },
      { discriminator: { propertyName: 'kind', mapping: { feline: '#/components/schemas/Cat' } } },
    ),
    Cat: { allOf: [ref('Pet'), required({ lives: { type: 'integer', maximum: 9 } })] },
    Dog: { allOf: [ref('Pet'), required({ name: { type: 'string' } })] },
    Bird: required(
      { kind: { type: 'string' } },
      {
        oneOf: [ref('Owl'), ref('Swan')],
        discriminator: {
          propertyName: 'kind',
          mapping: { owl: '#/components/schemas/Owl', swan: '#/components/schemas/Swan' },
        },
      },
    ),
    Owl: { allOf: [ref('Bird'), required({ eyes: { type: 'integer' } })] },
    Swan: { allOf: [ref('Bird'), required({ neck: { type: 'integer' } })] },
    Closed: required(
      { kind: { type: 'string' } },
      {
        additionalProperties: false,
        discriminator: { propertyName: 'kind', mapping: { a: '#/components/schemas/ClosedPart' } },
      },
    ),
    ClosedPart: {
      allOf: [ref('Closed')],
      ...required({ size: { type: 'integer' } }),
      additionalProperties: false,
    },
    Shape: required({ kind: { type: 'string' } }, { discriminator: { propertyName: 'kind' } }),
    Figure: required(
      { kind: { type: 'string' }, size: { type: 'integer' } },
      // Reading a document maps the subtypes of a base: `mapSubtypes`.
      { discriminator: { propertyName: 'kind', mapping: { Circle: 'Circle', Square: 'Square', Disc: 'Disc' } } },
    ),
    Circle: { allOf: [ref('Figure')] },
    Square: { allOf: [ref('Figure')] },
    Disc: { allOf: [ref('Circle')] },
    Person: { ...required({ first: { type: 'string' } }), example: { first: 'Ada', last: 'Lovelace' } },
  },
};

describe('a request has', () => {
  test.each<[string, unknown, unknown]>([
    [
      'what is required',
      object({ a: { type: 'string' }, b: { type: 'integer' } }, { required: ['a'] }),
      { a: 'Example a' },
    ],
    [
      'what the author gave as an example',
      object({ a: { type: 'string' }, b: { type: 'integer', example: 5 }, c: {} }, { required: ['a'] }),
      { a: 'Example a', b: 5 },
    ],
    [
      'a few fields where none is required',
      object({ a: { type: 'string' }, b: { type: 'integer' } }),
      { a: 'Example a', b: 1 },
    ],
    ['an example before a default', { type: 'string', default: 'one', example: 'two' }, 'two'],
    ['an example as it is', ref('Person'), { first: 'Ada', last: 'Lovelace' }],
    [
      'no example that breaks the schema',
      { type: 'string', format: 'uuid', example: 'soon' },
      expect.stringMatching(/^[\da-f]{8}-/),
    ],
    [
      'the valid parts of an example',
      { ...required({ a: { type: 'integer' }, b: { type: 'string' } }), example: { a: 'x', b: 'y' } },
      { a: 1, b: 'y' },
    ],
    ['an example in the type that is meant', { type: 'integer', example: '42' }, 42],
    [
      'no deprecated field',
      object({ old: { deprecated: true, example: 1 }, a: { type: 'string' } }),
      { a: 'Example a' },
    ],
    [
      'nothing read only',
      required({ id: { type: 'string', readOnly: true }, a: { type: 'string' } }),
      { a: 'Example a' },
    ],
    [
      'no empty object for an optional field',
      object({ a: { type: 'string' }, b: { type: 'object' } }),
      { a: 'Example a' },
    ],
    ['no recursion where it may be left out', ref('Node'), { id: 65482, children: [] }],
    ['the branch that ends recursion', ref('Expression'), { is: 'literal' }],
    ['the first branch that is not null', { oneOf: [{ type: 'null' }, { type: 'integer' }] }, 1],
    [
      'the value of the discriminator',
      { oneOf: [ref('Cat'), ref('Dog')], discriminator: { propertyName: 'kind' } },
      expect.objectContaining({ kind: 'feline' }),
    ],
    ['the mapped value in a union without a discriminator', { oneOf: [ref('Cat')] }, { kind: 'feline', lives: 1 }],
    ['only fields of one variant of a base that lists those that extend it', ref('Bird'), { kind: 'owl', eyes: 1 }],
    ['no field of a neighbour that the same base lists', ref('Swan'), { kind: 'swan', neck: 1 }],
    ['the fields of a variant of a closed base', ref('Closed'), { kind: 'a', size: 1 }],
    ['its mapped value, by the base', ref('Pet'), { kind: 'feline', lives: 1 }],
    ['its mapped value, by itself', ref('Cat'), { kind: 'feline', lives: 1 }],
    ['the name of a base that maps nothing', ref('Shape'), { kind: 'Shape' }],
    ['its name where nothing is mapped', ref('Dog'), { kind: 'Dog', name: 'Summit' }],
    ['a value that only one of several allows', { oneOf: [{ type: 'integer' }, { type: 'number' }] }, 1.5],
    [
      'no example of another variant',
      required({ pet: { ...ref('Circle'), example: { kind: 'Square', size: 2 } } }),
      { pet: { kind: 'Circle', size: 2 } },
    ],
    ['the name of a variant of a variant', ref('Disc'), { kind: 'Disc', size: 1 }],
    ['a value that only one of several ranges has', { oneOf: [{ type: 'integer' }, { maximum: 9 }] }, 10],
    ['a text that only one of several patterns has', { oneOf: [{ type: 'string' }, { pattern: '^[a-z]' }] }, '1'],
    [
      'a field that only one of several branches allows',
      {
        oneOf: [
          required({ a: { type: 'array', items: { type: 'integer' } } }),
          required({ a: { type: 'array', items: { maximum: 9 } } }),
        ],
      },
      { a: [10] },
    ],
    [
      'the field that distinguishes branches, and no others',
      {
        oneOf: ['a', 'b'].map((kind) =>
          object({ q: { type: 'string' }, kind: { enum: [kind] }, more: { type: 'integer' } }, { required: ['q'] }),
        ),
      },
      { q: 'design', kind: 'a' },
    ],
    [
      'the branch that demands no deprecated field',
      object(
        { a: { deprecated: true }, b: { type: 'integer' } },
        { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
      ),
      { b: 1 },
    ],
    ['a date of the demanded form', { type: 'string', format: 'date', pattern: '^2019-\\d\\d-01$' }, '2019-01-01'],
    ['an address that is short enough', { type: 'string', format: 'email', maxLength: 8 }, 'a@b.io'],
    ['no text of a forbidden pattern', { type: 'string', not: { pattern: '[a-z\\d]' } }, 'A'],
    [
      'texts of a pattern that differ',
      { type: 'array', uniqueItems: true, minItems: 12, items: { type: 'string', pattern: '^[3-6]{2}$' } },
      ['34', '44', '54', '64', '35', '45', '55', '65', '36', '46', '56', '66'],
    ],
    ['a list of the values beside it', { type: 'array', items: { enum: ['a'] }, enum: ['a', 'b'] }, ['a']],
    [
      'the fields of all parts, though each allows no others',
      {
        allOf: [
          object({ a: {} }, { additionalProperties: false, required: ['a'] }),
          object({ b: {} }, { additionalProperties: false }),
        ],
        additionalProperties: false,
        example: { a: 'x', b: 'y' },
      },
      { a: 'x', b: 'y' },
    ],
    [
      'no field that no part describes',
      {
        allOf: [required({ a: {} }, { additionalProperties: false }), object({ b: false })],
        examples: [
          { a: 'x', c: 'y' },
          { a: 'x', b: 'y' },
        ],
      },
      { a: 'x' },
    ],
    [
      'an example of a field that can have no value',
      required({ a: { type: 'string', format: 'email', pattern: '^@', example: 'a@b.io' } }),
      { a: 'a@b.io' },
    ],
    [
      'a text that is too long rather than none',
      required({ a: { type: 'string', pattern: '^\\d{4}$', maxLength: 3 } }),
      { a: '1234' },
    ],
    ['null, if it is nothing else', { type: 'null' }, null],
    ['a constant', { const: { a: 1 } }, { a: 1 }],
    ['null for a field that is nothing else', required({ a: { type: 'null' } }), { a: null }],
    ['a long text with an open pattern', { type: 'string', pattern: '^[A-Z]', minLength: 5 }, 'Aabca'],
    [
      'a text with a pattern of its end',
      { type: 'string', format: 'email', pattern: '@corp\\.example$' },
      'abc@corp.example',
    ],
    [
      'what a required field brings with it',
      {
        ...required({ a: { type: 'string' } }),
        dependentSchemas: { a: { required: ['b'], properties: { b: { const: 5 } } } },
      },
      { a: 'Example a', b: 5 },
    ],
    ['no forbidden value', { type: 'string', not: { enum: ['string'] } }, expect.not.stringMatching(/^string$/)],
    [
      'what a condition demands',
      { ...required({ a: { const: 1 } }), if: { required: ['a'] }, then: { required: ['b'] } },
      { a: 1, b: 'Example b' },
    ],
    [
      'what another field brings',
      object(
        { a: { type: 'integer' }, b: { type: 'integer' }, c: { type: 'integer' } },
        { required: ['a'], dependentRequired: { a: ['c'] } },
      ),
      { a: 1, c: 1 },
    ],
    [
      'nothing beyond a closed object',
      { ...required({ a: { type: 'integer' } }), additionalProperties: false, minProperties: 1 },
      { a: 1 },
    ],
    [
      'keys of the demanded form',
      { type: 'object', minProperties: 2, propertyNames: { pattern: '^x-\\d$' } },
      { 'x-1': 'string', 'x-2': 'string' },
    ],
    [
      'entries of a map',
      { type: 'object', patternProperties: { '^[A-Z]{2}$': { type: 'integer' } }, additionalProperties: false },
      { AB: 1 },
    ],
    [
      'items that differ',
      { type: 'array', minItems: 3, uniqueItems: true, items: { enum: ['a', 'b', 'c'] } },
      ['a', 'b', 'c'],
    ],
    [
      'objects that differ',
      { type: 'array', minItems: 2, uniqueItems: true, items: required({ a: { type: 'integer' } }) },
      [{ a: 1 }, { a: 0 }],
    ],
    ['the item that a list must contain', { type: 'array', contains: { const: 7 } }, [7]],
    [
      'the item that a list must contain in the place that takes it',
      {
        type: 'array',
        prefixItems: [{ const: 'a' }, { type: 'integer' }],
        items: false,
        contains: { type: 'integer', minimum: 7 },
      },
      ['a', 7],
    ],
    [
      'the item that a list must contain after those of set places',
      { type: 'array', prefixItems: [{ const: 'a' }], contains: { const: 7 } },
      ['a', 7],
    ],
    [
      'a number within exclusive bounds of 3.0',
      { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 1, exclusiveMaximum: true },
      0.5,
    ],
    [
      'no optional field that can have no value',
      object({
        a: { type: 'string', enum: [1] },
        b: { type: 'array', items: { type: 'string', enum: [1] } },
        c: { const: 5 },
      }),
      { c: 5 },
    ],
    ['a number as text', { type: 'string', format: 'int64' }, '1'],
    [
      'an id of an exact version',
      { type: 'string', format: 'uuid4' },
      expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-/),
    ],
    ['text that can be decoded', { type: 'string', contentEncoding: 'base64' }, 'c3RyaW5n'],
    ['a multiple', { type: 'integer', multipleOf: 7, minimum: 10 }, 14],
    ['a text of the demanded length', { type: 'string', minLength: 8, maxLength: 8 }, 'stringst'],
    [
      'a text of the demanded format and length',
      { type: 'string', format: 'email', minLength: 20 },
      'userxxxx@example.com',
    ],
  ])('%s', (_name, schema, value) => {
    expect(sampleValue(schema as JsonObject, modelOf({ paths: {}, components }), 'request')).toEqual(value);
  });

  test.each([
    ['^[a-z]{2}-\\d{3}$', 'ab-123'],
    ['^(GET|PUT)$', 'GET'],
    ['^arn:aws:iam::\\d{12}:role/.+', 'arn:aws:iam::123456789012:role/abc'],
    ['^(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{8,}$', 'abcAabc1'],
    ['^(?!s)[a-z]+$', 'abc'],
    ['^$|^https://', 'https://'],
    ['^(\\w)-\\1$', 'a-a'],
    ['^\\p{Lu}+$', 'ABC'],
    ['^arn:[\\w+]+:[\\w=]*:\\d+:[\\w.]+(/[\\w.]+)*:one-more-part$', 'arn:abc:abc:123:abc:one-more-part'],
    ['^([a-z]+)*!$', 'a!'],
    ['^arn:aws:\\d{12}:endpoint/[a-z](-*[a-z])*$', 'arn:aws:123456789012:endpoint/a'],
    ['^arn:aws:\\d{12}:([\\w.]+[/:])*one-more-part$', 'arn:aws:123456789012:one-more-part'],
    ['\\A[^/]{2}\\z', 'ab'],
    ['^\\p{XDigit}{4}-[[:upper:]_]\\p{Han}$', 'abcd-A中'],
    ['(?P<first>[a-z])-(?P=', 'string'],
    ['^[\\p{Print}&&[^:]]$', 'string'],
    ['^arn:([\\w-]+)*:[a-z]{20}(?:[a-z]+)+$', 'arn::abcdefghijklmnopqrsta'],
    ['^arn:(?=[^:]+:fsx:\\d{12}:)((|[a-z\\d].*):){3}', 'arn:abc:fsx:123456789012:'],
    ['[', 'string'],
  ])('a text of the pattern %s', (pattern, text) => {
    expect(sampleValue({ type: 'string', pattern, minLength: 2 }, modelOf({ paths: {} }), 'request')).toBe(text);
  });
});

describe('a result has', () => {
  test('its optional fields, and what is inside', () => {
    const schema = object({
      a: object({ b: { type: 'array', items: object({ c: { type: 'boolean' } }) } }),
      key: { writeOnly: true },
    });
    expect(sampleValue(schema, modelOf({ paths: {} }), 'response')).toEqual({ a: { b: [{ c: true }] } });
  });

  test('the code of a success in its envelope', () => {
    const Envelope = {
      ...required({ code: { type: 'integer' }, data: {} }),
      'x-envelope': { code: 'code', message: 'msg', data: 'data' },
    };
    const schema = { allOf: [ref('Envelope'), object({ data: { type: 'integer' } })] };
    const model = modelOf({ paths: {}, components: { schemas: { Envelope } } });
    expect(sampleValue(schema, model, 'response')).toEqual({ code: 0, data: 1 });
  });
});

test.each(['request', 'response'] as const)('a %s of very many fields can still be read', (direction) => {
  const fields = (make: () => JsonObject) =>
    Object.fromEntries(Array.from({ length: 30 }, (_none, index) => [`field${index}`, make()]));
  const inner = object(fields(() => ({ type: 'string' })));
  const middle = object(fields(() => inner));
  const value = sampleValue(object(fields(() => middle)), modelOf({ paths: {} }), direction);
  expect(JSON.stringify(value, null, 2).split('\n').length).toBeLessThan(100);
  expect(Object.keys(value as object)).not.toEqual([]);
});

test('the page of a variant shows the value by which all unions choose it', () => {
  const kinds = (names: string[]) => ({ kind: { type: 'string', enum: names } });
  const union = (mapping: JsonObject, ...names: string[]) => ({
    oneOf: names.map(ref),
    discriminator: { propertyName: 'kind', mapping },
  });
  const schemas = {
    A: object(kinds(['a', 'b'])),
    B: object(kinds(['a', 'b'])),
    C: object({ kind: { type: 'string' } }),
    D: object({ size: { type: 'integer' } }),
    One: union({ b: '#/components/schemas/B', c1: '#/components/schemas/C' }, 'B', 'C', 'D'),
    Two: union({ c2: '#/components/schemas/C' }, 'C'),
  };
  const model = modelOf({ components: { schemas } });
  const samples = ['A', 'B', 'C', 'D'].map((name) =>
    sampleValue(namedReference(ref(name).$ref, model), model, 'response'),
  );
  expect(samples).toEqual([{ kind: 'a' }, { kind: 'b' }, { kind: 'standard' }, { size: 1 }]);
});

test('variants that name each other again have a value, at once', () => {
  const discriminator = { propertyName: 'kind', mapping: { a: 'A', b: 'B', c: 'C' } };
  const schemas = { A: { discriminator }, B: { discriminator }, C: { discriminator, required: ['size'] } };
  const model = modelOf({ components: { schemas } });
  const start = process.cpuUsage();
  for (const name of ['a', 'b', 'c']) {
    const schema = { $ref: `#/components/schemas/${name.toUpperCase()}` };
    expect(sampleValue(schema, model, 'response')).toMatchObject({ kind: expect.stringMatching(/^[abc]$/) });
  }
  expect(process.cpuUsage(start).user).toBeLessThan(10_000_000);
});

test('an author of a pattern that takes forever cannot stop it', () => {
  const schema = { type: 'string', pattern: '^(a+)+$', example: `${'a'.repeat(60)}!` };
  expect(sampleValue(schema, modelOf({ paths: {} }), 'request')).toBe('a');
});
