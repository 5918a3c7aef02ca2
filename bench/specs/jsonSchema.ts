import { isObject } from '../../plugins/openapi/core/json';

/** The id under which a translated document is given to a validator. */
export const DOCUMENT = 'document';

/** Keywords that hold data rather than schemas. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'mapping', 'x-enum-varnames']);
/** Keywords that a validator would take for an address, or refuses. */
const DROPPED = new Set(['$schema', '$id', 'id', '$self', 'discriminator']);

/**
 * A document whose schemas a validator of JSON Schema 2020-12 understands: the dialect of OpenAPI 3.0 is translated, and
 * properties that do not travel in this direction are not required.
 */
export function toJsonSchema(document: Record<string, unknown>, direction: 'request' | 'response'): unknown {
  const isOld = /^3\.0/.test(String(document.openapi));
  const absent = direction === 'request' ? 'readOnly' : 'writeOnly';

  const resolve = (node: unknown): unknown => {
    for (let steps = 0; isObject(node) && typeof node.$ref === 'string' && steps < 20; steps += 1) {
      node = follow(document, node.$ref);
    }
    return node;
  };
  const isAbsent = (node: unknown): boolean => {
    const target = isObject(node) && node[absent] === true ? node : resolve(node);
    return (
      isObject(target) && (target[absent] === true || (Array.isArray(target.allOf) && target.allOf.some(isAbsent)))
    );
  };

  const translate = (node: unknown, isMap: boolean): unknown => {
    if (Array.isArray(node)) return node.map((item) => translate(item, false));
    if (!isObject(node)) return node;
    if (!isMap && typeof node.$ref === 'string' && (isOld || Object.keys(node).length === 1)) {
      return { $ref: absolute(node.$ref) };
    }
    const result: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(node)) {
      if (isMap) result[key] = translate(value, false);
      else if (key === '$ref' && typeof value === 'string') result[key] = absolute(value);
      else if (DATA.has(key) || key.startsWith('x-')) result[key] = value;
      else if (!DROPPED.has(key) || typeof value !== 'string') result[key] = translate(value, MAPS.has(key));
    }
    if (isMap) return result;
    delete result.discriminator;
    if (isOld) translateOld(result);
    if (Array.isArray(node.required) && isObject(node.properties)) {
      const { properties } = node;
      result.required = node.required.filter((name) => !isAbsent(properties[String(name)]));
    }
    return result;
  };
  return { ...(translate(document, false) as object), $id: DOCUMENT };
}

const MAPS = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  '$defs',
  'definitions',
  'schemas',
  'parameters',
  'responses',
  'headers',
  'requestBodies',
  'paths',
  'content',
]);

function absolute(ref: string): string {
  return ref.startsWith('#') ? `${DOCUMENT}${ref}` : ref;
}

function follow(document: unknown, ref: string): unknown {
  if (!ref.startsWith('#/')) return undefined;
  const keys = ref.slice(2).split('/');
  const unescape = (key: string) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
  return keys.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[unescape(key)], document);
}

function translateOld(schema: Record<string, unknown>): void {
  for (const [flag, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof schema[flag] !== 'boolean') continue;
    if (schema[flag] && limit in schema) {
      schema[flag] = schema[limit];
      delete schema[limit];
    } else delete schema[flag];
  }
  if (schema.nullable === true && typeof schema.type === 'string') schema.type = [schema.type, 'null'];
  delete schema.nullable;
}
