import { isObject } from '../../json';
import { isHidden } from '../../model/reader';
import type { ApiModel, MediaType, PartEncoding } from '../../model/types';
import type { NoteView, Schema, SchemaView } from '../../schema/types';
import { placesOf } from '../../values/hidden';
import { compactObject } from '../compact';
import type { SchemaDescriber } from '../schemas';
import type { ContentView } from '../types';
import { describeHeader } from './headers';
import { isJson } from './mediaTypes';
import { uniqueNotes } from './parameters';
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
    const said = isMultipart
      ? describePart(property, inner, encoding, describer.context.model)
      : describeFormField(property, inner, encoding, describer.context.model);
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
    headers.length > 0 ? headers.map((header) => describeHeader(header, `${id}.${part}`, describer)) : undefined;
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
  const encoding = [...named, ...placed];
  return { schema: fields ? { ...schema, fields } : schema, encoding: encoding.length > 0 ? encoding : undefined };
}

function propertiesOf({ schema, encoding }: MediaType, model: ApiModel): Map<string, unknown> {
  const own = placesOf(schema, model).flatMap(({ properties }) =>
    isObject(properties) ? Object.entries(properties) : [],
  );
  const named = encoding.map(({ property }): [string, unknown] => [property, true]);
  return new Map([...named, ...own.toReversed()]);
}

function describeFormField(
  name: string,
  schema: unknown,
  encoding: PartEncoding | undefined,
  model: ApiModel,
): NoteView[] {
  const field = { name, in: 'query' as const, schema: schema as Schema, examples: [] };
  if (encoding && hasStyle(encoding)) return describeWire({ ...field, ...pickStyle(encoding) }, model);
  const contentType = encoding?.contentType ?? (isOfType(schema, 'object', model) ? 'application/json' : undefined);
  if (contentType !== undefined && !isJson(contentType)) return [{ kind: 'partType', value: contentType }];
  return describeWire({ ...field, ...(contentType === undefined ? {} : { contentType }) }, model);
}

function describePart(name: string, schema: unknown, encoding: PartEncoding | undefined, model: ApiModel): NoteView[] {
  if (encoding && hasStyle(encoding)) {
    return describeWire({ name, in: 'query', schema: schema as Schema, examples: [], ...pickStyle(encoding) }, model);
  }
  const isList = isOfType(schema, 'array', model);
  const contentType = encoding?.contentType ?? (isOfType(schema, 'object', model) ? 'application/json' : undefined);
  return [
    ...(isList ? [{ kind: 'parts' as const }] : []),
    ...(contentType === undefined ? [] : [{ kind: 'partType' as const, value: contentType }]),
  ];
}

function hasStyle({ style, explode, allowReserved }: PartEncoding): boolean {
  return style !== undefined || explode !== undefined || allowReserved;
}

function pickStyle({ style, explode, allowReserved }: PartEncoding) {
  return compactObject({ style, explode, allowReserved });
}

function isOfType(schema: unknown, type: 'array' | 'object', model: ApiModel): boolean {
  return placesOf(schema, model).some((place) => [place.type].flat().includes(type));
}
