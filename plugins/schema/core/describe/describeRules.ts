import { isObject } from '../../../shared/core/json';
import { words } from '../../../shared/core/words';
import type { Shape } from '../combine/types';
import { anchorPart, partAnchor } from '../keywords/anchors';
import { schemaText } from '../keywords/jsonText';
import type { Keywords } from '../keywords/keywords';
import { requiredWithoutProperty } from '../keywords/parts';
import type { RuleView, SchemaView } from '../types';
import { innerPlace, type Place, type Walk } from './walk';

export function describeRules(
  { keywords, also, types: parentTypes }: Shape,
  place: Place,
  walk: Walk,
  describeRest: (rest: Keywords, place: Place) => SchemaView,
): RuleView[] {
  const rules: RuleView[] = [];
  const innerOf = (part: string): Place => ({ ...innerPlace(place, partAnchor(place.id, part)), parentTypes });
  const addSchema = (kind: RuleView['kind'], schema: unknown, part: string = kind, subject?: string) => {
    if (schema === undefined) return;
    const view = walk.describe(schema, innerOf(part));
    const isReference = isObject(schema) && '$ref' in schema;
    rules.push({
      kind,
      ...(subject === undefined ? {} : { subject }),
      schema: view,
      ...(isReference ? {} : { raw: schemaText(schema, 2) }),
    });
  };

  const names = place.parentTypes ? requiredWithoutProperty(keywords) : [];
  if (names.length > 0) rules.push({ kind: 'required', names });
  addSchema('not', keywords.not);
  if (keywords.if !== undefined) for (const key of words('if then else')) addSchema(key, keywords[key]);
  for (const [subject, dependents] of keywords.dependentRequired ?? []) {
    rules.push({ kind: 'dependentRequired', subject, names: dependents });
  }
  for (const [subject, schema] of keywords.dependentSchemas ?? []) {
    addSchema('dependentSchema', schema, `if:${anchorPart(subject)}`, subject);
  }
  for (const key of words('unevaluatedProperties unevaluatedItems')) {
    if (isObject(keywords[key])) addSchema('unevaluated', keywords[key], key, key);
  }
  if (keywords.unevaluatedItems === false && !keywords.prefixItems)
    rules.push({ kind: 'unevaluated', subject: 'unevaluatedItems', raw: 'false' });
  addSchema('content', keywords.contentSchema);
  const rests = keywords.oneOf && keywords.anyOf ? [{ anyOf: keywords.anyOf }, ...also] : also;
  rests.forEach((rest, index) => {
    rules.push({ kind: 'allOf', schema: describeRest(rest, innerOf(`and-${index + 1}`)) });
  });
  return [...rules, ...(keywords.raw ?? [])];
}
