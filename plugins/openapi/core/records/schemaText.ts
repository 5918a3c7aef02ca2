import type { EnumValueView, FieldView, SchemaView } from '../../../schema/core/types';
import { htmlLine, readTexts } from '../../../shared/core/description/readHtml';
import { isNamed, visitFields, visitRows } from './visitFields';

/** Returns the description and fields of a schema, line by line; for an entity, only the names of its fields. */
export function schemaLines(schema: SchemaView): string[] {
  if (!isNamed(schema)) return ownLines(schema);
  const names = (schema.fields ?? []).filter(({ kind }) => !kind).map(({ name }) => name);
  const type = schema.type.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
  return [names.length > 0 ? `${type}: ${names.join(', ')}` : type];
}

/** The same for a schema that is explained here, even if it is an entity. */
export function ownLines(schema: SchemaView): string[] {
  const lines = [...readTexts(schema), ...enumLines(schema)];
  visitFields(schema, {
    field: (field) => void lines.push(fieldLine(field)),
    part: (part) => void lines.push(...readTexts(part)),
  });
  return lines;
}

export function rowLines(fields: FieldView[]): string[] {
  const lines: string[] = [];
  visitRows(fields, { field: (field) => void lines.push(fieldLine(field)) });
  return lines;
}

function fieldLine({ name, schema }: FieldView): string {
  const { html, assumed = [], deprecated } = schema;
  const text = [htmlLine(html), ...assumed.map(htmlLine), htmlLine(deprecated?.html), ...enumLines(schema)]
    .filter((part) => part !== '')
    .join(' ');
  return text === '' ? name : `${name}: ${text}`;
}

function enumLines({ enum: values }: SchemaView): string[] {
  return values ? [values.map(enumText).join(', ')] : [];
}

function enumText({ value, name, html }: EnumValueView): string {
  return [value, name, htmlLine(html)].filter(Boolean).join(' ');
}
