import fc from 'fast-check';
import type { JsonObject } from '../../../plugins/shared/core/json';

export const REF = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const SCHEMA_KEYS = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'];
const LIST_KEYS = ['allOf', 'oneOf', 'anyOf', 'prefixItems'];
const MAP_KEYS = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];

/** Fitting and wrong values of keywords, and circular references. */
export const schemaLike = fc.letrec<{ schema: unknown; object: JsonObject }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(REF('A'), REF('B'), REF('C'), REF('Missing'), { $ref: '#' }, { $dynamicRef: '#x' }, true, false),
    fc.jsonValue({ maxDepth: 1 }),
    tie('object'),
  ),
  object: fc
    .tuple(
      fc.dictionary(fc.constantFrom(...SCHEMA_KEYS), tie('schema'), { maxKeys: 2 }),
      fc.dictionary(fc.constantFrom(...LIST_KEYS), fc.array(tie('schema'), { maxLength: 3 }), { maxKeys: 2 }),
      fc.dictionary(fc.constantFrom(...MAP_KEYS), fc.dictionary(fc.string(), tie('schema'), { maxKeys: 3 }), {
        maxKeys: 2,
      }),
      fc.record(
        {
          type: fc.constantFrom<unknown>('object', 'array', 'string', ['integer', 'null'], 7, 'nonsense'),
          required: fc.constantFrom<unknown>(['a'], ['__proto__'], true),
          enum: fc.array(fc.jsonValue({ maxDepth: 0 }), { maxLength: 3 }),
          const: fc.jsonValue({ maxDepth: 1 }),
          discriminator: fc.constantFrom<unknown>(
            'a',
            { propertyName: 'a' },
            { propertyName: 'a', mapping: { x: 'A', y: 1 } },
          ),
          description: fc.string(),
          minimum: fc.constantFrom<unknown>(1, 'x', null),
        },
        { requiredKeys: [] },
      ),
    )
    .map((parts): JsonObject => Object.assign({}, ...parts)),
}));
