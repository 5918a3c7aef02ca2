import { isObject } from '../../json';
import type { FieldView, Schema, SchemaContext } from '../types';
import { anchorPart, fieldAnchor, partAnchor } from './anchors';
import type { Keywords } from './keywords';

/** A schema inside of another one that is shown as a row. */
export interface Part {
  name: string;
  kind?: FieldView['kind'];
  required?: true;
  schema: unknown;
}

/** Does the author want a property kept out of published documents? */
function isHidden(schema: unknown): boolean {
  return isObject(schema) && ['x-internal', 'x-hidden', 'x-scalar-ignore'].some((key) => schema[key] === true);
}

/** OpenAPI: `required` counts only for the direction in which a property travels. */
function travels(schema: unknown, direction: SchemaContext['direction']): boolean {
  if (!isObject(schema)) return true;
  if (direction === 'request') return schema['readOnly'] !== true;
  return direction === 'both' || schema['writeOnly'] !== true;
}

function propertyParts({ properties, required }: Keywords, direction: SchemaContext['direction']): Part[] {
  const names = new Set(required);
  const parts: Part[] = [];
  for (const [name, schema] of properties ?? []) {
    if (isHidden(schema)) continue;
    parts.push(names.has(name) && travels(schema, direction) ? { name, required: true, schema } : { name, schema });
  }
  return parts;
}

/** With these beside it, `items` gets a row of its own: what is the list's and what the items' would be unclear. */
const BESIDE_ITEMS = [
  'prefixItems',
  'properties',
  'patternProperties',
  'additionalProperties',
  'required',
  'oneOf',
  'anyOf',
  'not',
  'if',
  'dependentRequired',
  'dependentSchemas',
  'discriminator',
] as const satisfies Array<keyof Keywords>;

/** The schema of items that are shown as one with their list: most lists are nothing but lists of something. */
export function joinedItems(keywords: Keywords): Schema | undefined {
  const { items } = keywords;
  return items === undefined || BESIDE_ITEMS.some((key) => key in keywords) ? undefined : items;
}

function itemParts(keywords: Keywords): Part[] {
  const { prefixItems = [], items } = keywords;
  const parts = prefixItems.map((schema, index): Part => ({ name: String(index), kind: 'item', schema }));
  if (items === undefined || items === false || joinedItems(keywords) !== undefined) return parts;
  return [...parts, { name: '…', kind: 'rest', schema: items }];
}

/** Does the notation of types say all that a schema says? Then neither a row nor a variant has to repeat it. */
export function isBare(schema: unknown): boolean {
  if (!isObject(schema)) return typeof schema === 'boolean';
  return Object.entries(schema).every(
    ([key, value]) => key === 'type' || key === 'format' || key === 'nullable' || (key === 'items' && isBare(value)),
  );
}

/** The row for all other properties, where the type alone does not say it: `{ [key]: string }`. */
function mapParts({ additionalProperties: schema, keyName = 'key' }: Keywords, isOnly: boolean): Part[] {
  if (schema === undefined || schema === false || (isOnly && isBare(schema))) return [];
  return [{ name: keyName, kind: 'map', schema }];
}

/** The rows that the keywords of an object or a tuple stand for, in the order of the document. */
export function partsOf(keywords: Keywords, direction: SchemaContext['direction']): Part[] {
  const parts = propertyParts(keywords, direction);
  for (const [name, schema] of keywords.patternProperties ?? []) parts.push({ name, kind: 'pattern', schema });
  parts.push(...itemParts(keywords));
  parts.push(...mapParts(keywords, parts.length === 0));
  return parts;
}

/** The anchor of a part of the schema whose anchor is `id`. */
export function anchorOf({ name, kind }: Part, id: string): string {
  switch (kind) {
    case 'pattern':
      return partAnchor(id, `pattern:${anchorPart(name)}`);
    case 'item':
      return partAnchor(id, name);
    case 'rest':
    case 'map':
      return partAnchor(id, kind);
    default:
      return fieldAnchor(id, name);
  }
}

/** The names that must be there without the schema saying more about them. */
export function requiredWithoutProperty({ required = [], properties }: Keywords): string[] {
  return [...new Set(required)].filter((name) => !properties?.has(name));
}
