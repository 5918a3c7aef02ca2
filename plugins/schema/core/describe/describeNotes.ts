import { cutText } from '../../../shared/core/cutText';
import { isObject, type JsonObject, list } from '../../../shared/core/json';
import { isReference, MAX_HOPS, referenceName } from '../../../shared/core/pointer';
import { schemaText, valueText } from '../keywords/jsonText';
import type { Keywords } from '../keywords/keywords';
import { valueTypes } from '../keywords/valueTypes';
import { type KeywordNote, type OwnNote, ROWS } from '../table';
import type { NoteView, Schema, SchemaContext } from '../types';

/** Maximum characters of an example, which shares a line with its field. */
const MAX_EXAMPLE = 500;

type WriteNotes = (keywords: Keywords, context: SchemaContext, isInsideClosed: boolean) => NoteView[];

/** Notes that are not just the value of a keyword; some are about several of them. */
const OWN_NOTES: Record<OwnNote, WriteNotes> = {
  pattern: ({ patterns = [] }) => patterns.map((pattern) => ({ kind: 'pattern', value: valueText(pattern) })),
  contains: ({ contains = true }, context) => [schemaNote('contains', contains, context)],
  propertyNames: ({ propertyNames = true }, context) =>
    isAnyName(propertyNames) ? [] : [schemaNote('propertyNames', propertyNames, context)],
  additionalProperties: ({ additionalProperties }, ...place) => describeClosed(additionalProperties, ...place),
  unevaluatedProperties: (keywords, ...place) =>
    keywords.additionalProperties === false ? [] : describeClosed(keywords.unevaluatedProperties, ...place),
  // Every field of a response is read-only.
  readOnly: ({ readOnly }, { direction }) => (readOnly && direction !== 'response' ? [{ kind: 'readOnly' }] : []),
  format: (keywords) =>
    valueTypes(keywords).includes('integer') && exceedsDouble(keywords) ? [{ kind: 'int64' }] : [],
  xml: ({ xml = {} }) => [{ kind: 'xml', value: valueText(xmlText(xml)) }],
  example: ({ examples = [] }) =>
    examples.map((example) => ({ kind: 'example', value: valueText(cutText(valueText(example), MAX_EXAMPLE)) })),
};

/** Once, at the outermost object. */
function describeClosed(others: unknown, _context: SchemaContext, isInsideClosed: boolean): NoteView[] {
  return others === false && !isInsideClosed ? [{ kind: 'closed' }] : [];
}

const NOTED = ROWS.filter(({ note }) => note);

export function describeNotes(keywords: Keywords, context: SchemaContext, isInsideClosed = false): NoteView[] {
  const notes: NoteView[] = [];
  for (const { name, key, note, with: group } of NOTED) {
    if (!(key in keywords) || (group !== undefined && !(group in keywords))) continue;
    const kind = name as KeywordNote;
    if (note === 'own') notes.push(...OWN_NOTES[name as OwnNote](keywords, context, isInsideClosed));
    else if (note === 'value') notes.push({ kind, value: valueText(keywords[key]) });
    else if (keywords[key]) notes.push({ kind });
  }
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
