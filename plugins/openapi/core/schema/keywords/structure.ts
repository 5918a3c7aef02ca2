import type { Keywords } from './keywords';

/** Keywords that extend an entity with content missing from its own page. */
const STRUCTURE = [
  'properties',
  'patternProperties',
  'additionalProperties',
  'required',
  'items',
  'prefixItems',
  'oneOf',
  'anyOf',
  'not',
  'if',
  'dependentRequired',
  'dependentSchemas',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contains',
  'propertyNames',
] as const satisfies Array<keyof Keywords>;

export function isStructural(keywords: Keywords): boolean {
  return STRUCTURE.some((key) => key in keywords);
}
