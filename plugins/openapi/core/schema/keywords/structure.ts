import type { Keywords } from './keywords';

/** Keywords that add to an entity something that its own page does not show. */
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

/** Does a schema add parts to what it refers to, rather than words and limits? */
export function isStructural(keywords: Keywords): boolean {
  return STRUCTURE.some((key) => key in keywords);
}
