import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isObject, type JsonObject } from '../../plugins/openapi/core/json';
import { sampleValue } from '../../plugins/openapi/core/sampleValue';
import { modelOf } from './model/support';

/** Limits of which the lower one never lies above the upper one. */
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
  ),
  fc.tuple(fc.constantFrom('integer', 'number'), numberLimits).map(([type, rest]): JsonObject => ({ type, ...rest })),
);

/** Described fields, and others that may be required without a word about them. */
const FIELDS = ['a', 'b', 'c'];
const marks = fc.constantFrom({}, {}, { readOnly: true }, { writeOnly: true });

/** Schemas as people write them: objects with required fields, lists, entities, parts put together. */
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

/** The schema as it holds in one direction: what never travels this way is not required. */
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

test('a schema of very many fields has a sample that can still be read', () => {
  const entries = (make: (name: string) => JsonObject) =>
    Object.fromEntries(Array.from({ length: 30 }, (_none, index) => [`field${index}`, make(`field${index}`)]));
  const inner = { type: 'object', properties: entries(() => ({ type: 'string' })) };
  const middle = { type: 'object', properties: entries(() => inner) };
  const value = sampleValue({ type: 'object', properties: entries(() => middle) }, modelOf({ paths: {} }), 'request');
  expect(JSON.stringify(value).length).toBeLessThan(6000);
  expect(Object.keys(value as object)).toHaveLength(30);
});
