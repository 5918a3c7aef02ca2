import { withMeaning, withTitle } from '../../../../schema/core/describe/describeContent';
import { valueText } from '../../../../schema/core/keywords/jsonText';
import { lettersOf } from '../../../../schema/core/keywords/lettersOf';
import { safeUrl } from '../../../../schema/core/reader';
import type { FieldView, NoteView, SchemaContext, SchemaView } from '../../../../schema/core/types';
import type { Html } from '../../../../shared/core/description/html';
import { htmlLine } from '../../../../shared/core/description/readHtml';
import { parseJson, plainText } from '../../../../shared/core/json';
import { anchor } from '../../../../shared/core/slug';
import type { Example, Header, Operation, Parameter } from '../../model/types';
import { compactObject, nonEmpty } from '../compact';
import type { SiteLinks } from '../context';
import { chooseExtensions } from '../extensions';
import type { SchemaDescriber } from '../schemas';
import type { OperationView } from '../types';
import { describeWire } from './wireNotes';

const PLACES = ['path', 'query', 'querystring', 'header', 'cookie'] as const;

export function describeParameters(
  operation: Operation,
  describer: SchemaDescriber,
  direction: SchemaContext['direction'],
): OperationView['parameters'] {
  const credentials = credentialFields(operation, describer);
  return PLACES.flatMap((place) => {
    const own = operation.parameters.filter((parameter) => parameter.in === place);
    const fields = [
      ...credentials.filter((credential) => credential.in === place).map(({ field }) => field),
      ...own.map((parameter) =>
        describeParameter(parameter, `${operation.id}.${place}.${parameter.name}`, describer, direction),
      ),
    ];
    return fields.length > 0 ? [{ in: place, fields }] : [];
  });
}

function credentialFields({ id, security, parameters }: Operation, { context: { links } }: SchemaDescriber) {
  const [set = []] = security;
  return set.flatMap(({ scheme }): Array<{ in: string; field: FieldView }> => {
    const { in: place, name } = scheme;
    if (scheme.type !== 'apiKey' || !place || !name) return [];
    if (parameters.some((parameter) => parameter.in === place && parameter.name === name)) return [];
    const required = security.length === 1 ? { required: true as const } : {};
    const html = scheme.description && links.markdown(scheme.description);
    const assumed = scheme.assumed?.map(links.inlineMarkdown);
    const href = links.securityScheme(scheme.key);
    const type = href ? [{ text: 'string', href }] : ['string'];
    return [
      {
        in: place,
        field: {
          id: anchor(`${id}.${place}.${name}`),
          name,
          ...required,
          schema: compactObject({ type, html, assumed }),
        },
      },
    ];
  });
}

function describeParameter(
  parameter: Parameter,
  id: string,
  describer: SchemaDescriber,
  direction: SchemaContext['direction'],
): FieldView {
  const { model, links, versions } = describer.context;
  const schema = describer.describe(parameter.schema, anchor(id), direction);
  const wire = describeWire(parameter, model);
  const notes = [...showAsSent([...(schema.notes ?? []), ...exampleNotes(parameter.examples)], wire), ...wire];
  const shown = chooseExtensions(parameter.extensions, links) ?? [];
  const { deprecated, deprecatedReason: reason } = parameter;
  const field = describeNamed(parameter, id, schema, describer, {
    deprecated: deprecated ? compactObject({ html: reason && links.inlineMarkdown(reason) }) : schema.deprecated,
    notes: uniqueNotes(notes),
    extensions: nonEmpty([
      ...(schema.extensions ?? []),
      ...shown.map(({ key, value }) => ({ key, value: plainText(value) })),
    ]),
  });
  return { ...versions.ofField(parameter.schema), ...field };
}

export function describeHeader(header: Header, message: string, describer: SchemaDescriber): FieldView {
  const id = `${message}.header.${header.name}`;
  const schema = describer.describe(header.schema, anchor(id), 'response');
  const wire = describeWire({ ...header, in: 'header' }, describer.context.model);
  return describeNamed(header, id, schema, describer, {
    deprecated: header.deprecated ? {} : schema.deprecated,
    notes: uniqueNotes([...(schema.notes ?? []), ...exampleNotes(header.examples), ...wire]),
  });
}

/** Its own description, then that of its schema if that adds something. */
function describe(item: Parameter | Header, { html, type }: SchemaView, links: SiteLinks): Html | undefined {
  const own = item.description && links.markdown(item.description);
  // The text of a list of named items is its own.
  const isNamed = type.length === 1 && typeof type[0] === 'object';
  if (!own || !html) return own || html;
  return isNamed || lettersOf(htmlLine(own)).includes(lettersOf(htmlLine(html))) ? own : `${own}\n${html}`;
}

function describeNamed(
  item: Parameter | Header,
  id: string,
  schema: SchemaView,
  { context: { links, versions } }: SchemaDescriber,
  own: Partial<SchemaView>,
): FieldView {
  return {
    id: anchor(id),
    name: item.name,
    ...(item.required ? { required: true as const } : {}),
    ...versions.ofField(item, item.versions),
    schema: withTitle(
      withMeaning(
        compactObject({
          ...schema,
          title: item.title ?? schema.title,
          html: describe(item, schema, links),
          assumed: joinAssumed(item.assumed, schema, links),
          ...own,
        }),
      ),
      item.name,
    ),
  };
}

const SEPARATORS: Partial<Record<NoteView['kind'], string>> = { commas: ',', spaces: ' ', pipes: '|' };

/** Shows examples and defaults of separated lists as they travel: `progress,settings`. */
function showAsSent(notes: NoteView[], wire: NoteView[]): NoteView[] {
  const list = wire.find(({ kind }) => kind in SEPARATORS);
  const separator = list && SEPARATORS[list.kind];
  if (!list || separator === undefined) return notes;
  return notes.flatMap((note) => {
    const items = note.kind === 'example' || note.kind === 'default' ? readList(note.value) : undefined;
    if (!items || items.some((item) => String(item).includes(separator))) return [note];
    const value = items.join(separator);
    // The note about the separator has it already.
    const isRepeated = note.kind === 'example' && list.value?.replace(/^[^=]*=/, '') === value && !note.summary;
    return isRepeated ? [] : [{ ...note, value }];
  });
}

function readList(text = ''): unknown[] | undefined {
  const items = text.startsWith('[') ? parseJson(text) : undefined;
  return Array.isArray(items) && items.every((item) => typeof item !== 'object') ? items : undefined;
}

function joinAssumed(own: string[] = [], { assumed = [] }: SchemaView, links: SiteLinks): Html[] | undefined {
  return nonEmpty([...new Set([...own.map(links.inlineMarkdown), ...assumed])]);
}

function exampleNotes(examples: Example[]): NoteView[] {
  return examples.flatMap(({ value, summary, externalValue }): NoteView[] => {
    if (value !== undefined) return [compactObject({ kind: 'example' as const, value: valueText(value), summary })];
    if (externalValue === undefined) return [];
    return [compactObject({ kind: 'example' as const, value: externalValue, href: safeUrl(externalValue), summary })];
  });
}

export function uniqueNotes(notes: NoteView[]): NoteView[] | undefined {
  return nonEmpty([...new Map(notes.map((note) => [`${note.kind} ${note.value ?? ''}`, note])).values()]);
}
