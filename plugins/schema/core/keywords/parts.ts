import { isObject } from '../../../shared/core/json';
import { words } from '../../../shared/core/words';
import { isHidden } from '../reader';
import type { FieldView, Schema, SchemaContext } from '../types';
import { anchorPart, fieldAnchor, partAnchor } from './anchors';
import type { Keywords } from './keywords';

export interface Part {
  name: string;
  kind?: FieldView['kind'];
  required?: true;
  schema: unknown;
  /** What its anchor has after that of the whole. */
  anchor: string;
}

/** OpenAPI: `required` applies only in the direction in which a property is sent. */
export function travels(schema: unknown, direction: SchemaContext['direction']): boolean {
  if (!isObject(schema)) return true;
  if (direction === 'request') return schema['readOnly'] !== true;
  return direction === 'both' || schema['writeOnly'] !== true;
}

function propertyParts({ properties, required }: Keywords, direction: SchemaContext['direction']): Part[] {
  const names = new Set(required);
  const parts: Part[] = [];
  for (const [name, schema] of properties ?? []) {
    if (isHidden(schema)) continue;
    const isRequired = names.has(name) && travels(schema, direction);
    parts.push(toPart(isRequired ? { name, required: true, schema } : { name, schema }));
  }
  return parts;
}

/** Next to these, `items` gets its own row; otherwise keywords of the list and of its items would be ambiguous. */
const BESIDE_ITEMS = words(
  'prefixItems properties patternProperties additionalProperties required oneOf anyOf not if dependentRequired',
  'dependentSchemas discriminator',
) satisfies Array<keyof Keywords>;

export function joinedItems(keywords: Keywords): Schema | undefined {
  const { items } = keywords;
  return items === undefined || BESIDE_ITEMS.some((key) => key in keywords) ? undefined : items;
}

function itemParts(keywords: Keywords): Part[] {
  const { prefixItems = [], items } = keywords;
  const parts = prefixItems.map((schema, index) => toPart({ name: String(index), kind: 'item', schema }));
  if (items === undefined || isFullTuple(keywords) || joinedItems(keywords) !== undefined) return parts;
  return [...parts, toPart({ name: '…', kind: 'rest', schema: items })];
}

/** Whether nothing may follow the items of a tuple. Python's generators say it by `maxItems`. */
export function isFullTuple({ prefixItems = [], items, unevaluatedItems, maxItems }: Keywords): boolean {
  if (items === false || (maxItems !== undefined && maxItems <= prefixItems.length)) return true;
  return items === undefined && unevaluatedItems === false;
}

/** Whether the type notation says everything, so that no row or variant needs to repeat it. */
export function isBare(schema: unknown): boolean {
  if (!isObject(schema)) return typeof schema === 'boolean';
  return Object.entries(schema).every(
    ([key, value]) => key === 'type' || key === 'format' || key === 'nullable' || (key === 'items' && isBare(value)),
  );
}

function mapParts({ additionalProperties: schema, keyName = 'key' }: Keywords, isOnly: boolean): Part[] {
  if (schema === undefined || schema === false || (isOnly && isBare(schema))) return [];
  return [toPart({ name: keyName, kind: 'map', schema })];
}

export function partsOf(keywords: Keywords, direction: SchemaContext['direction']): Part[] {
  const parts = propertyParts(keywords, direction);
  for (const [name, schema] of keywords.patternProperties ?? []) parts.push(toPart({ name, kind: 'pattern', schema }));
  parts.push(...itemParts(keywords));
  parts.push(...mapParts(keywords, parts.length === 0));
  return parts;
}

/** Adds the end of the anchor. */
export function toPart(part: Omit<Part, 'anchor'>): Part {
  return { ...part, anchor: anchorOf(part) };
}

function anchorOf({ name, kind }: Pick<Part, 'name' | 'kind'>): string {
  switch (kind) {
    case 'pattern':
      return partAnchor('', `pattern:${anchorPart(name)}`);
    case 'item':
      return partAnchor('', name);
    case 'rest':
    case 'map':
      return partAnchor('', kind);
    default:
      return fieldAnchor('', name);
  }
}

export function requiredWithoutProperty({ required = [], properties }: Keywords): string[] {
  return [...new Set(required)].filter((name) => !properties?.has(name));
}
