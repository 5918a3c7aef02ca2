import { typeText } from '../../../schema/core/describe/typeText';
import type { EnumValueView, FieldView, NoteView, RuleView, SchemaView } from '../../../schema/core/types';
import { htmlLine, readTexts } from '../../../shared/core/description/readHtml';
import { isNamed, visitFields, visitRows } from './visitFields';

/** Returns the description and fields of a schema, line by line; for an entity, only the names of its fields. */
export function schemaLines(schema: SchemaView): string[] {
  if (!isNamed(schema)) return ownLines(schema);
  const names = (schema.fields ?? []).filter(({ kind }) => !kind).map(({ name }) => name);
  const type = typeText(schema.type);
  const own = [names.length > 0 ? `${type}: ${names.join(', ')}` : type];
  // A list of entities has a description of its own.
  return schema.type.length === 1 ? own : [...readTexts(schema), ...factLines(schema), ...own];
}

/** The same for a schema that is explained here, even if it is an entity. */
export function ownLines(schema: SchemaView): string[] {
  const lines = [...readTexts(schema), ...factLines(schema)];
  visitFields(schema, {
    field: (field) => void lines.push(fieldLine(field)),
    part: (part) => void lines.push(...readTexts(part), ...factLines(part)),
  });
  return lines;
}

export function rowLines(fields: FieldView[]): string[] {
  const lines: string[] = [];
  visitRows(fields, { field: (field) => void lines.push(fieldLine(field)) });
  return lines;
}

function fieldLine({ name, since, deprecatedSince, schema }: FieldView): string {
  const { html, assumed = [] } = schema;
  const texts = [htmlLine(html), ...assumed.map(htmlLine), ...factLines(schema), since, deprecatedSince];
  const text = texts.filter(Boolean).join(' ');
  return text === '' ? name : `${name}: ${text}`;
}

/** What a schema says beside its description and its fields. */
function factLines({ deprecated, enum: values, notes, variants, rules, docs, extensions }: SchemaView): string[] {
  return [
    htmlLine(deprecated?.html),
    values?.map(enumText).join(', '),
    notes && noteText(notes),
    variants?.items.map(({ label, value }) => [label, value].filter(Boolean).join(' ')).join(', '),
    ...(rules ?? []).map(ruleText),
    docs?.text,
    ...(extensions ?? []).map(({ key, value }) => `${key}: ${value}`),
  ].filter((text): text is string => Boolean(text));
}

/** Values of keywords, such as defaults, limits and examples. */
export function noteText(notes: NoteView[]): string {
  return notes
    .flatMap(({ value, summary }) => [value, summary])
    .filter(Boolean)
    .join(' · ');
}

function enumText({ value, name, html }: EnumValueView): string {
  return [value, name, htmlLine(html)].filter(Boolean).join(' ');
}

function ruleText({ subject, names = [], raw }: RuleView): string {
  return [subject, ...names, raw].filter(Boolean).join(' ');
}
