import { hasStyle } from '../../../../samples/core/request';
import { shapesOf } from '../../../../schema/core/combine/shapes';
import { withVariants } from '../../../../schema/core/combine/withVariants';
import { isHidden } from '../../../../schema/core/reader';
import type { NoteView, Schema, SchemaView } from '../../../../schema/core/types';
import { isJson } from '../../../../shared/core/mediaTypes';
import type { ApiModel, MediaType, PartEncoding } from '../../model/types';
import { compactObject, nonEmpty } from '../compact';
import type { SchemaDescriber } from '../schemas';
import type { ContentView } from '../types';
import { describeHeader, uniqueNotes } from './parameters';
import { describeWire } from './wireNotes';

type EncodingView = NonNullable<ContentView['encoding']>[number];

/** Describes how form fields are written: as notes on `schema`, or in `encoding` without a row or with headers. */
export function describeFormFields(
  content: MediaType,
  schema: SchemaView,
  id: string,
  describer: SchemaDescriber,
): { schema: SchemaView; encoding: EncodingView[] | undefined } {
  const isMultipart = /^multipart\//i.test(content.mediaType);
  if (!isMultipart && !/x-www-form-urlencoded/i.test(content.mediaType)) return { schema, encoding: undefined };
  const notes = new Map<string, NoteView[]>();
  const properties = propertiesOf(content, describer.context.model);
  for (const [property, inner] of properties) {
    const encoding = content.encoding.find((each) => each.property === property);
    const said = describeField({ name: property, schema: inner, encoding, isMultipart }, describer.context.model);
    if (said.length > 0) notes.set(property, said);
  }
  const rows = new Set(schema.fields?.flatMap(({ name, kind }) => (kind ? [] : [name])));
  const fields = schema.fields?.map((field) => {
    const own = field.kind ? undefined : notes.get(field.name);
    return own
      ? { ...field, schema: { ...field.schema, notes: uniqueNotes([...(field.schema.notes ?? []), ...own]) } }
      : field;
  });
  const describeHeaders = ({ headers }: PartEncoding, part: string) =>
    nonEmpty(headers.map((header) => describeHeader(header, `${id}.${part}`, describer)));
  const named = content.encoding.flatMap(({ property, ...encoding }) => {
    if (isHidden(properties.get(property))) return [];
    const headers = describeHeaders(encoding, property);
    const own = rows.has(property) ? undefined : notes.get(property);
    return headers || own ? [compactObject({ property, notes: own, headers })] : [];
  });
  const placed = content.parts.map(
    ({ position, ...encoding }): EncodingView =>
      compactObject({
        position,
        notes: encoding.contentType ? [{ kind: 'partType' as const, value: encoding.contentType }] : undefined,
        headers: describeHeaders(encoding, `part-${position}`),
      }),
  );
  return { schema: fields ? { ...schema, fields } : schema, encoding: nonEmpty([...named, ...placed]) };
}

function propertiesOf({ schema, encoding }: MediaType, model: ApiModel): Map<string, unknown> {
  const own = withVariants(shapesOf(model).of(schema)).flatMap(({ keywords }) => [...(keywords.properties ?? [])]);
  const named = encoding.map(({ property }): [string, unknown] => [property, true]);
  return new Map([...named, ...own.toReversed()]);
}

interface FormField {
  name: string;
  schema: unknown;
  encoding: PartEncoding | undefined;
  isMultipart: boolean;
}

function describeField({ name, schema, encoding, isMultipart }: FormField, model: ApiModel): NoteView[] {
  const field = { name, in: 'query' as const, schema: schema as Schema, examples: [] };
  if (encoding && hasStyle(encoding)) {
    const { style, explode, allowReserved } = encoding;
    return describeWire({ ...field, style, explode, allowReserved }, model);
  }
  const contentType = encoding?.contentType ?? (isOfType(schema, 'object', model) ? 'application/json' : undefined);
  const isText = contentType === undefined || isJson(contentType);
  if (isText && !isMultipart) return describeWire({ ...field, contentType }, model);
  return [
    ...(isMultipart && isOfType(schema, 'array', model) ? [{ kind: 'parts' as const }] : []),
    ...(contentType === undefined ? [] : [{ kind: 'partType' as const, value: contentType }]),
  ];
}

function isOfType(schema: unknown, type: 'array' | 'object', model: ApiModel): boolean {
  return withVariants(shapesOf(model).of(schema)).some(({ types }) => types.includes(type));
}
