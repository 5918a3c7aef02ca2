import { isObject, type JsonObject } from './json';

/** What an object of a document is, as far as our extensions need to know. */
export type Place =
  | 'root'
  | 'info'
  | 'tag'
  | 'operation'
  | 'parameter'
  | 'header'
  | 'request body'
  | 'response'
  | 'schema'
  | 'security scheme'
  | 'catalogue entry'
  | 'listed error';

/** Keys whose values are data of the API, however they look. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'value', 'dataValue']);

/** Keys whose values are maps with names of the author's choice, and what stands in them. */
const MAPS = new Map<string, Place | undefined>([
  ['properties', 'schema'],
  ['patternProperties', 'schema'],
  ['dependentSchemas', 'schema'],
  ['$defs', 'schema'],
  ['definitions', 'schema'],
  ['schemas', 'schema'],
  ['headers', 'header'],
  ['parameters', 'parameter'],
  ['responses', 'response'],
  ['requestBodies', 'request body'],
  ['securitySchemes', 'security scheme'],
  ['additionalOperations', 'operation'],
  ...['paths', 'webhooks', 'pathItems', 'callbacks', 'links', 'content', 'encoding', 'mapping'].map(
    (key): [string, undefined] => [key, undefined],
  ),
]);

/** Keys whose values, or the members of whose lists, are one thing. */
const PLACES = new Map<string, Place>([
  ...['schema', 'itemSchema', 'items', 'prefixItems', 'allOf', 'oneOf', 'anyOf', 'not', 'if', 'then', 'else'].map(
    (key): [string, Place] => [key, 'schema'],
  ),
  ...['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems', 'contains', 'contentSchema'].map(
    (key): [string, Place] => [key, 'schema'],
  ),
  ...['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'].map((key): [string, Place] => [
    key,
    'operation',
  ]),
  ['info', 'info'],
  ['tags', 'tag'],
  ['parameters', 'parameter'],
  ['requestBody', 'request body'],
  ['x-error-catalogue', 'catalogue entry'],
  ['x-errors', 'listed error'],
]);

export interface Visited {
  node: JsonObject;
  /** Absent for what no extension of ours is about. */
  place: Place | undefined;
  /** Keys that lead to the object. */
  path: string[];
}

/** Visits every object of a document once. Data and the content of extensions without a place are passed over. */
export function walkDocument(root: JsonObject, visit: (visited: Visited) => void): void {
  const seen = new Set<object>();
  const walk = (value: unknown, place: Place | undefined, inMap: boolean, path: string[]): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) walk(item, place, false, [...path, String(index)]);
    } else if (isObject(value)) {
      if (!inMap) visit({ node: value, place, path });
      for (const [key, child] of Object.entries(value)) {
        const below = [...path, key];
        if (inMap) walk(child, place, false, below);
        else if (isMap(key, child)) walk(child, MAPS.get(key), true, below);
        else if (PLACES.has(key) || !(DATA.has(key) || key.startsWith('x-')))
          walk(child, PLACES.get(key), false, below);
      }
    }
  };
  walk(root, 'root', false, []);
}

function isMap(key: string, value: unknown): boolean {
  return MAPS.has(key) && isObject(value);
}
