import { isObject, list, type Resolve, type SchemaObject } from './readTypes';

const MAPS = ['properties', 'patternProperties', 'dependentSchemas'];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const SINGLE = ['items', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'];
const OPEN = ['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'];
const PLAIN = ['type', 'const', 'enum', 'required', 'dependentRequired', 'pattern', 'multipleOf', 'uniqueItems'];
const LIMITS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength']
  .concat(['minItems', 'maxItems', 'minContains', 'maxContains'])
  .concat(['minProperties', 'maxProperties']);
const INT32 = { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 };

/** Other formats are not checked. */
export const CHECKED_FORMATS: Record<string, RegExp> = {
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  'date-time':
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
};

/**
 * Keeps what can reject a value, with referenced schemas as `$defs`. `int32` becomes limits; `int64` needs none,
 * because `parseJson` rejects numbers that lose digits.
 */
export function trimSchema(schema: unknown, resolve: Resolve): SchemaObject | boolean {
  const defs = new Map<string, SchemaObject | boolean>();

  function trim(node: unknown): SchemaObject | boolean {
    if (!isObject(node)) return node !== false;
    const kept: SchemaObject = {};
    if (typeof node.$ref === 'string') kept.$ref = refer(node.$ref);
    for (const key of [...PLAIN, ...LIMITS]) if (Object.hasOwn(node, key)) kept[key] = node[key];
    translateOld(node, kept);
    dropUnsent(node, kept, resolve);
    for (const key of MAPS) if (isObject(node[key])) kept[key] = trimMap(node[key], key === 'patternProperties');
    for (const key of LISTS) if (list(node[key]).length > 0) kept[key] = list(node[key]).map(trim);
    for (const key of SINGLE) if (Object.hasOwn(node, key)) kept[key] = trim(node[key]);
    for (const key of OPEN) {
      const part = Object.hasOwn(node, key) ? trim(node[key]) : true;
      if (!isAnything(part)) kept[key] = part;
    }
    if (node.format === 'int32') addLimits(kept);
    if (Object.hasOwn(CHECKED_FORMATS, String(node.format))) kept.format = node.format;
    return kept;
  }

  function trimMap(map: SchemaObject, ofPatterns: boolean): SchemaObject {
    const entries = Object.entries(map).filter(([name]) => !ofPatterns || isPattern(name));
    return Object.fromEntries(entries.map(([name, part]) => [name, trim(part)]));
  }

  function refer(ref: string): string {
    if (!defs.has(ref)) {
      defs.set(ref, true);
      defs.set(ref, trim(resolve(ref)));
    }
    return `#/$defs/${[...defs.keys()].indexOf(ref)}`;
  }

  const trimmed = trim(followAlias(schema, resolve));
  if (defs.size === 0 || !isObject(trimmed)) return trimmed;
  return { ...trimmed, $defs: Object.fromEntries([...defs.values()].map((def, index) => [index, def])) };
}

function followAlias(schema: unknown, resolve: Resolve, hops = 0): unknown {
  if (!isObject(schema) || typeof schema.$ref !== 'string' || hops > 32) return schema;
  const constraints = [...MAPS, ...LISTS, ...SINGLE, ...OPEN, ...PLAIN, ...LIMITS, 'format'];
  return constraints.some((key) => Object.hasOwn(schema, key))
    ? schema
    : followAlias(resolve(schema.$ref), resolve, hops + 1);
}

function translateOld(node: SchemaObject, kept: SchemaObject): void {
  for (const [flag, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof node[flag] !== 'boolean') continue;
    delete kept[flag];
    if (node[flag] && kept[limit] !== undefined) {
      kept[flag] = kept[limit];
      delete kept[limit];
    }
  }
  if (node.nullable === true && kept.type !== undefined) {
    kept.type = [kept.type, 'null'].flat();
    if (Array.isArray(kept.enum)) kept.enum = [...new Set([...(kept.enum as unknown[]), null])];
  }
  if (!isPattern(kept.pattern)) delete kept.pattern;
}

function isPattern(pattern: unknown): boolean {
  try {
    return new RegExp(String(pattern), 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** Requests do not need read-only properties. */
function dropUnsent({ properties, required }: SchemaObject, kept: SchemaObject, resolve: Resolve): void {
  if (!isObject(properties) || !Array.isArray(required)) return;
  const isUnsent = (part: unknown) => {
    const target = isObject(part) && typeof part.$ref === 'string' ? resolve(part.$ref) : part;
    return [part, target].some((each) => isObject(each) && each.readOnly === true);
  };
  kept.required = required.filter((name) => !isUnsent(properties[String(name)]));
}

function isAnything(schema: SchemaObject | boolean): boolean {
  return schema === true || (isObject(schema) && Object.keys(schema).length === 0);
}

function addLimits(schema: SchemaObject): void {
  schema.minimum = Math.max(INT32.minimum, Number(schema.minimum ?? INT32.minimum));
  schema.maximum = Math.min(INT32.maximum, Number(schema.maximum ?? INT32.maximum));
}
