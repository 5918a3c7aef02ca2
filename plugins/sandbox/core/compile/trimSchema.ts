import { followAll, isObject, list, type Resolve, type SchemaObject } from './readTypes';

const MAPS = ['properties', 'patternProperties', 'dependentSchemas'];
const LISTS = ['anyOf', 'oneOf', 'prefixItems'];
const SINGLE = ['items', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'];
const OPEN = ['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'];
const PLAIN = ['type', 'const', 'enum', 'required', 'dependentRequired', 'pattern', 'multipleOf', 'uniqueItems'];
const LIMITS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength']
  .concat(['minItems', 'maxItems', 'minContains', 'maxContains'])
  .concat(['minProperties', 'maxProperties']);
const MAX_HOPS = 32;
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

  /** `self`: the reference to this schema. `isPart`: a schema extends this one by `allOf`, and closes the whole. */
  function trim(node: unknown, self?: string, isPart = false): SchemaObject | boolean {
    if (!isObject(node)) return node !== false;
    const kept: SchemaObject = {};
    if (typeof node.$ref === 'string') kept.$ref = refer(node.$ref, isPart);
    for (const key of [...PLAIN, ...LIMITS]) if (Object.hasOwn(node, key)) kept[key] = node[key];
    translateOld(node, kept);
    dropUnsent(node, kept, resolve);
    for (const key of MAPS) if (isObject(node[key])) kept[key] = trimMap(node[key], key === 'patternProperties');
    for (const key of LISTS) if (list(node[key]).length > 0) kept[key] = list(node[key]).map((part) => trim(part));
    if (list(node.allOf).length > 0) kept.allOf = list(node.allOf).map((part) => trimPart(part, self));
    if (kept.oneOf && isDiscriminated(node, resolve)) {
      kept.allOf = [...list(kept.allOf), { anyOf: kept.oneOf }];
      delete kept.oneOf;
    }
    for (const key of SINGLE) if (Object.hasOwn(node, key)) kept[key] = trim(node[key]);
    for (const key of OPEN) {
      const part = Object.hasOwn(node, key) ? trim(node[key]) : true;
      if (!isAnything(part)) kept[key] = part;
    }
    if (kept.additionalProperties === false && (isPart || isObject(node.discriminator) || kept.allOf)) {
      delete kept.additionalProperties;
    }
    if (!isPart && kept.allOf && isClosed(node, resolve)) kept.unevaluatedProperties = false;
    if (node.format === 'int32') addLimits(kept);
    if (Object.hasOwn(CHECKED_FORMATS, String(node.format))) kept.format = node.format;
    const isNullable = node.nullable === true && kept.type === undefined && !isAnything(kept);
    return isNullable ? { anyOf: [kept, { type: 'null' }] } : kept;
  }

  /** A base may list those that extend it: for them, it is the rest. */
  function trimPart(part: unknown, self: string | undefined): SchemaObject | boolean {
    if (!isObject(part) || typeof part.$ref !== 'string') return trim(part, self, true);
    const base = resolve(part.$ref);
    const isVariant = (branch: unknown) => isObject(branch) && self !== undefined && branch.$ref === self;
    if (!isObject(base) || ![base.oneOf, base.anyOf].some((branches) => list(branches).some(isVariant))) {
      return trim(part, self, true);
    }
    const { oneOf: _one, anyOf: _any, ...rest } = base;
    return trim(rest, part.$ref, true);
  }

  function trimMap(map: SchemaObject, ofPatterns: boolean): SchemaObject {
    const entries = Object.entries(map).filter(([name]) => !ofPatterns || isPattern(name));
    return Object.fromEntries(entries.map(([name, part]) => [name, trim(part)]));
  }

  function refer(ref: string, isPart: boolean): string {
    const key = isPart ? `part ${ref}` : ref;
    if (!defs.has(key)) {
      defs.set(key, true);
      defs.set(key, trim(resolve(ref), ref, isPart));
    }
    return `#/$defs/${[...defs.keys()].indexOf(key)}`;
  }

  const trimmed = trim(followAlias(schema, resolve));
  if (defs.size === 0 || !isObject(trimmed)) return trimmed;
  return { ...trimmed, $defs: Object.fromEntries([...defs.values()].map((def, index) => [index, def])) };
}

function followAlias(schema: unknown, resolve: Resolve, hops = 0): unknown {
  if (!isObject(schema) || typeof schema.$ref !== 'string' || hops > MAX_HOPS) return schema;
  const constraints = [...MAPS, ...LISTS, 'allOf', ...SINGLE, ...OPEN, ...PLAIN, ...LIMITS, 'format'];
  return constraints.some((key) => Object.hasOwn(schema, key))
    ? schema
    : followAlias(resolve(schema.$ref), resolve, hops + 1);
}

/** Whether a discriminator, and not the number of fitting branches, decides. */
function isDiscriminated({ discriminator, oneOf }: SchemaObject, resolve: Resolve): boolean {
  const extendsNamed = (branch: unknown) =>
    list(followAll(branch, resolve).allOf).some((base) => isObject(followAll(base, resolve).discriminator));
  return isObject(discriminator) || list(oneOf).every(extendsNamed);
}

function isClosed(schema: unknown, resolve: Resolve, hops = 0): boolean {
  const node = followAll(schema, resolve);
  return (
    (node.additionalProperties === false && !isObject(node.discriminator)) ||
    (hops < MAX_HOPS && list(node.allOf).some((part) => isClosed(part, resolve, hops + 1)))
  );
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
