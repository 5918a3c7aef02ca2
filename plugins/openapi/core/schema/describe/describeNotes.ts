import { cutText } from '../../cutText';
import { isObject, type JsonObject, list } from '../../json';
import { isReference, referenceName } from '../../pointer';
import { words } from '../../words';
import { schemaText, valueText } from '../keywords/jsonText';
import type { Keywords } from '../keywords/keywords';
import { valueTypes } from '../keywords/valueTypes';
import type { NoteView, Schema, SchemaContext } from '../types';

const NUMBERS = words(
  'minimum exclusiveMinimum maximum exclusiveMaximum multipleOf',
  'minLength maxLength minItems maxItems minProperties maxProperties',
) satisfies Array<keyof Keywords & NoteView['kind']>;

const MAX_HOPS = 8;

/** Maximum characters of an example, which shares a line with its field. */
const MAX_EXAMPLE = 500;

export function describeNotes(keywords: Keywords, context: SchemaContext, isInsideClosed = false): NoteView[] {
  const notes: NoteView[] = [];
  const add = (kind: NoteView['kind'], value?: unknown) =>
    notes.push(value === undefined ? { kind } : { kind, value: valueText(value) });

  if ('const' in keywords) add('const', keywords.const);
  if ('default' in keywords) add('default', keywords.default);
  for (const key of NUMBERS) if (keywords[key] !== undefined) add(key, keywords[key]);
  for (const pattern of keywords.patterns ?? []) add('pattern', pattern);
  if (keywords.uniqueItems) add('uniqueItems');
  if (keywords.contains !== undefined) {
    notes.push(schemaNote('contains', keywords.contains, context));
    if (keywords.minContains !== undefined) add('minContains', keywords.minContains);
    if (keywords.maxContains !== undefined) add('maxContains', keywords.maxContains);
  }
  if (keywords.propertyNames !== undefined && !isAnyName(keywords.propertyNames))
    notes.push(schemaNote('propertyNames', keywords.propertyNames, context));
  // Only senders need to know, and only at the outermost object.
  if (refusesOthers(keywords) && !isInsideClosed && context.direction !== 'response') add('closed');
  // Every field of a response is read-only.
  if (keywords.readOnly && context.direction !== 'response') add('readOnly');
  if (keywords.writeOnly) add('writeOnly');
  if (valueTypes(keywords).includes('integer') && exceedsDouble(keywords)) add('int64');
  if (keywords.contentEncoding !== undefined) add('contentEncoding', keywords.contentEncoding);
  if (keywords.contentMediaType !== undefined) add('contentMediaType', keywords.contentMediaType);
  if (keywords.xml) add('xml', xmlText(keywords.xml));
  for (const example of keywords.examples ?? []) add('example', cutText(valueText(example), MAX_EXAMPLE));
  return notes;
}

/** All names are strings; generators say so. */
function isAnyName(names: unknown): boolean {
  return isObject(names) && names.type === 'string' && Object.keys(names).length === 1;
}

export function refusesOthers({ additionalProperties, unevaluatedProperties }: Keywords): boolean {
  return additionalProperties === false || unevaluatedProperties === false;
}

function exceedsDouble({ format, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Keywords): boolean {
  if (format !== 'int64') return false;
  const lowest = Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);
  const highest = Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity);
  return lowest < Number.MIN_SAFE_INTEGER || highest > Number.MAX_SAFE_INTEGER;
}

function schemaNote(kind: NoteView['kind'], schema: Schema, context: SchemaContext, depth = 0): NoteView {
  if (!isObject(schema)) return { kind, value: schema ? 'any' : 'never' };
  const keys = Object.keys(schema).filter((key) => key !== 'type' && key !== 'description');
  if (isReference(schema) && keys.length === 1) {
    const href = context.entity(schema['$ref']);
    const target = href === undefined && depth < MAX_HOPS ? context.resolve(schema['$ref']) : undefined;
    if (target !== undefined) return schemaNote(kind, target, context, depth + 1);
    return { kind, value: referenceName(schema['$ref']), ...(href === undefined ? {} : { href }) };
  }
  if (keys.length === 0) return { kind, value: valueText(schema['type'] ?? 'any') };
  const [only] = keys.length === 1 ? keys : [];
  if (only === 'pattern' && typeof schema['pattern'] === 'string') return { kind, value: schema['pattern'] };
  const values = only === 'enum' ? list(schema['enum']) : [];
  return { kind, value: values.length > 0 ? values.map(valueText).join(' | ') : schemaText(schema) };
}

function xmlText(xml: JsonObject): string {
  return Object.entries(xml)
    .filter(([, value]) => value !== false)
    .map(([key, value]) => (value === true ? key : `${key}: ${valueText(value)}`))
    .join(', ');
}
