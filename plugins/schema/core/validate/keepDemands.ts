import { isObject, type JsonObject } from '../../../shared/core/json';
import { eachWord, words } from '../../../shared/core/words';
import { HIDDEN } from '../hidden';
import { KINDS } from '../keywords/kinds';
import { mappedReference } from '../keywords/references';
import { type Kind, ROWS } from '../table';
import type { Schema } from '../types';

/** Keywords that refuse nothing, and are for readers. */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  ...words('title description deprecated externalDocs default xml example examples'),
  ...words('contentEncoding contentMediaType contentSchema'),
]);

/** The keywords that a validator reads, of requests and responses, with the kinds of their values. */
const DEMANDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...ROWS.filter(({ name }) => !ANNOTATIONS.has(name)).map(({ name, is }) => [name, is] as const),
  ...Object.entries(eachWord('$defs definitions', 'schemas' as const)),
  ...Object.entries(eachWord('$anchor $dynamicAnchor', 'text' as const)),
  ...HIDDEN.map((name) => [name, 'flag'] as const),
]);

const NEEDS: Partial<Record<Kind, string>> = {
  text: 'a text',
  pattern: 'a text',
  flag: 'true or false',
  number: 'a number',
  limit: 'a number',
  schema: 'a schema',
  schemas: 'an object of schemas',
  list: 'a list',
  values: 'a list',
  names: 'a list of names',
  types: 'a type, or a list of types',
};

interface Visit {
  /** Called for each reference. */
  onReference(ref: string): void;
  /** Called for each keyword whose value it cannot have. It is left out, as validators ignore it. */
  onMistake(message: string): void;
  /** Which formats are asserted. */
  isAsserted(format: string): boolean;
}

/** A copy of a schema with what can refuse a value, and nothing else. */
export function keepDemands(schema: unknown, visit: Visit): Schema {
  if (!isObject(schema)) return schema !== false;
  const kept: JsonObject = {};
  for (const [key, value] of Object.entries(schema)) {
    const kind = DEMANDS.get(key);
    if (!kind) continue;
    // A list without values refuses all of them.
    const isFine = kind === 'values' ? Array.isArray(value) : KINDS[kind](value);
    if (!isFine) visit.onMistake(`\`${key}\` must be ${NEEDS[kind] ?? 'something else'}`);
    else if (key !== 'format' || visit.isAsserted(String(value))) kept[key] = keepValue(value, kind, visit);
  }
  if (typeof kept.$ref === 'string') visit.onReference(kept.$ref);
  const mapping = isObject(kept.discriminator) ? kept.discriminator.mapping : undefined;
  for (const target of isObject(mapping) ? Object.values(mapping) : []) {
    if (typeof target === 'string') visit.onReference(mappedReference(target));
  }
  return kept;
}

function keepValue(value: unknown, kind: Kind, visit: Visit): unknown {
  const keep = (part: unknown) => keepDemands(part, visit);
  switch (kind) {
    case 'schema':
      return keep(value);
    case 'list':
    case 'items':
      return Array.isArray(value) ? value.map(keep) : keep(value);
    case 'schemas':
    case 'dependencies':
      return isObject(value) ? keepAll(value, keep) : value;
    default:
      return value;
  }
}

/** Before draft 2019-09, `dependencies` had lists of names, too. */
function keepAll(schemas: JsonObject, keep: (part: unknown) => Schema): JsonObject {
  const entries = Object.entries(schemas).map(([name, part]) => [name, Array.isArray(part) ? part : keep(part)]);
  return Object.fromEntries(entries) as JsonObject;
}
