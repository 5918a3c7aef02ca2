import { isObject, type JsonObject } from '../../../shared/core/json';
import { words } from '../../../shared/core/words';

/** What could refuse a value because a part of the schema was left out. */
const DROPPED: ReadonlySet<string> = new Set([
  ...words('not if then else discriminator contains minContains maxContains dependentSchemas dependencies'),
  ...words('unevaluatedProperties unevaluatedItems $defs definitions $dynamicRef $recursiveRef'),
]);
const NAMED: ReadonlySet<string> = new Set(words('properties patternProperties'));
const INNER: ReadonlySet<string> = new Set(words('items additionalProperties additionalItems prefixItems'));
const BRANCHES: ReadonlySet<string> = new Set(words('allOf anyOf oneOf'));

/**
 * A copy of a schema that looks at parts of a value only to this depth. It refuses nothing that the whole schema allows.
 * `onReference` gets the depth that is left for the target.
 */
export function limitDepth(schema: unknown, depth: number, onReference: (ref: string, depth: number) => void): unknown {
  if (Array.isArray(schema)) return schema.map((one) => limitDepth(one, depth, onReference));
  if (!isObject(schema)) return schema;
  const kept: JsonObject = {};
  const allOf: unknown[] = [];
  const inner = (part: unknown) => (depth > 0 || !isObject(part) ? limitDepth(part, depth - 1, onReference) : true);
  for (const [key, value] of Object.entries(schema)) {
    if (DROPPED.has(key)) continue;
    if (NAMED.has(key) && isObject(value)) {
      kept[key] = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inner(part)]));
    } else if (INNER.has(key)) {
      kept[key] = Array.isArray(value) ? value.map(inner) : inner(value);
    } else if (BRANCHES.has(key) && Array.isArray(value)) {
      const branches = limitDepth(value, depth, onReference) as unknown[];
      // Several branches may fit what is left.
      allOf.push(...(key === 'allOf' ? branches : [{ anyOf: branches }]));
    } else {
      kept[key] = value;
      if (key === '$ref' && typeof value === 'string') onReference(value, depth);
    }
  }
  return allOf.length > 0 ? { ...kept, allOf } : kept;
}
