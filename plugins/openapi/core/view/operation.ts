import type { ApiModel, Header, MediaType, Operation, OperationError, Parameter, Response } from '../model/types';
import type { SampleLanguage } from '../samples/types';
import type { FieldView, NoteView, SchemaContext } from '../schema/types';
import { anchor, drop } from './compact';
import { isNullSchema, unwrapEnvelope } from './envelope';
import { readExampleViews } from './examples';
import type { SiteLinks } from './links';
import { writeSamples } from './samples';
import { SchemaDescriber } from './schemas';
import type { ContentView, ErrorView, OperationView, ResponseView, ResultView, SampleView } from './types';

/** How many rows of fields one operation may show before its inner schemas move to pages of their own. */
export const OPERATION_ROWS = 140;

const PLACES = ['path', 'query', 'querystring', 'header', 'cookie'] as const;

export interface OperationSite {
  model: ApiModel;
  links: SiteLinks;
  languages: SampleLanguage[];
}

/** An operation as a section shows it, and the inner schemas that did not fit. */
export function describeOperation(
  operation: Operation,
  site: OperationSite,
  rows = OPERATION_ROWS,
): { view: OperationView; describer: SchemaDescriber } {
  const describer = new SchemaDescriber(site.model, site.links, rows);
  return { view: buildView(operation, site, describer), describer };
}

function buildView(operation: Operation, site: OperationSite, describer: SchemaDescriber): OperationView {
  const { links, model } = site;
  const { id } = operation;
  // What a webhook or callback receives is what others send: the reader's side is turned around.
  const incoming = operation.kind === 'operation' ? 'request' : 'response';
  const outgoing = operation.kind === 'operation' ? 'response' : 'request';
  const result = describeResult(operation, site, describer, outgoing);
  const { body, poll } = operation;
  return drop({
    id,
    kind: operation.kind,
    title: operation.title,
    method: operation.method,
    path: operation.path,
    html: operation.description && links.markdown(operation.description),
    deprecated: operation.deprecated
      ? drop({ html: operation.deprecatedReason && links.inlineMarkdown(operation.deprecatedReason) })
      : undefined,
    badges: operation.badges.length > 0 ? operation.badges : undefined,
    caller: operation.caller,
    security: describeSecurity(operation, links),
    effect: operation.effect,
    poll:
      poll &&
      drop({
        seconds: poll.seconds,
        recommended: poll.recommended,
        html: poll.until && links.inlineMarkdown(poll.until),
      }),
    servers:
      operation.servers === model.servers || operation.kind !== 'operation'
        ? undefined
        : operation.servers.map(({ url }) => url),
    parameters: describeParameters(operation, describer, incoming),
    body:
      body &&
      drop({
        required: body.required,
        html: body.description && links.markdown(body.description),
        contents: body.contents.map((content, index) =>
          describeContent(content, `${id}.body${index === 0 ? '' : `.${index + 1}`}`, describer, incoming),
        ),
      }),
    result: result?.view,
    responses: operation.responses
      .filter((response) => response !== result?.response && !isWrappedFailure(response, model))
      .map((response) => describeResponse(response, `${id}.${response.status}`, links, describer, outgoing)),
    errors: operation.errors.map((error) => describeError(error, links)),
    callbacks:
      operation.callbacks.length > 0
        ? operation.callbacks.map((callback) => buildView(callback, { ...site, languages: [] }, describer))
        : undefined,
    samples: describeSamples(operation, site),
    examples: readExampleViews(operation, model, links),
    docs: operation.externalDocs && {
      href: operation.externalDocs.url,
      text: operation.externalDocs.description ?? operation.externalDocs.url,
    },
    editUrl: links.edit(operation.source),
    extensions: operation.extensions.length > 0 ? operation.extensions : undefined,
  });
}

/** Authored samples come first: their writer knew better. */
function describeSamples(operation: Operation, { model, languages }: OperationSite): SampleView[] {
  const authored = operation.codeSamples.map(({ lang, label, source }, index) => ({
    id: `authored-${lang.toLowerCase()}-${index}`,
    label: label ?? lang,
    grammar: lang.toLowerCase(),
    code: source,
  }));
  return [...authored, ...(operation.kind === 'operation' ? writeSamples(operation, model, languages) : [])];
}

function describeSecurity({ security }: Operation, links: SiteLinks): OperationView['security'] {
  if (security.length === 0) return undefined;
  return {
    sets: security.map((set) =>
      set.map(({ scheme, scopes }) => drop({ label: scheme.key, href: links.securityScheme(scheme.key), scopes })),
    ),
  };
}

function describeParameters(
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

/** API keys that every caller of this operation sends, as rows among its parameters. */
function credentialFields({ id, security, parameters }: Operation, { links }: SchemaDescriber) {
  const [set = []] = security;
  return set.flatMap(({ scheme }): Array<{ in: string; field: FieldView }> => {
    const { in: place, name } = scheme;
    if (scheme.type !== 'apiKey' || !place || !name) return [];
    if (parameters.some((parameter) => parameter.in === place && parameter.name === name)) return [];
    const required = security.length === 1 ? { required: true as const } : {};
    const html = scheme.description && links.markdown(scheme.description);
    const href = links.securityScheme(scheme.key);
    const type = href ? [{ text: 'string', href }] : ['string'];
    return [
      { in: place, field: { id: anchor(`${id}.${place}.${name}`), name, ...required, schema: drop({ type, html }) } },
    ];
  });
}

function describeParameter(
  parameter: Parameter,
  id: string,
  describer: SchemaDescriber,
  direction: SchemaContext['direction'],
): FieldView {
  const schema = describer.describe(parameter.schema, anchor(id), direction);
  const notes: NoteView[] = [
    ...(schema.notes ?? []),
    ...parameter.examples.flatMap(({ value }): NoteView[] =>
      value === undefined
        ? []
        : [{ kind: 'example', value: typeof value === 'string' ? value : JSON.stringify(value) }],
    ),
    ...(parameter.contentType ? [{ kind: 'contentMediaType' as const, value: parameter.contentType }] : []),
    ...styleNotes(parameter),
  ];
  return {
    id: anchor(id),
    name: parameter.name,
    ...(parameter.required ? { required: true as const } : {}),
    schema: drop({
      ...schema,
      html: parameter.description ? describer.links.markdown(parameter.description) : schema.html,
      deprecated: parameter.deprecated ? {} : schema.deprecated,
      notes: uniqueNotes(notes),
    }),
  };
}

/** How a list or object is written, where it is not what the place does by default. */
function styleNotes({
  in: place,
  style,
  explode,
  allowReserved,
  allowEmptyValue,
  contentType,
  schema,
}: Parameter): NoteView[] {
  const structured = typeof schema === 'object' && (schema.type === 'array' || schema.type === 'object');
  const effective = style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  const exploded = explode ?? (effective === 'form' || effective === 'cookie');
  const standard = effective === (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  const shown = !contentType && (!standard || structured);
  return [
    ...(shown ? [{ kind: 'style' as const, value: exploded ? `${effective}, explode` : effective }] : []),
    ...(allowReserved ? [{ kind: 'allowReserved' as const }] : []),
    ...(allowEmptyValue ? [{ kind: 'allowEmptyValue' as const }] : []),
  ];
}

function uniqueNotes(notes: NoteView[]): NoteView[] | undefined {
  const unique = new Map(notes.map((note) => [`${note.kind} ${note.value ?? ''}`, note]));
  return unique.size > 0 ? [...unique.values()] : undefined;
}

/** What a caller hopes for: the data in the envelope, else the first successful response, else the first of all. */
function describeResult(
  operation: Operation,
  { model, links }: OperationSite,
  describer: SchemaDescriber,
  direction: SchemaContext['direction'],
): { view: ResultView; response: Response } | undefined {
  const response = operation.responses.find(({ status }) => /^2/.test(status)) ?? operation.responses[0];
  if (!response) return undefined;
  const id = `${operation.id}.result`;
  const content = response.contents.find(({ schema }) => unwrapEnvelope(schema, model) !== undefined);
  const data = content && unwrapEnvelope(content.schema, model);
  if (!content || data === undefined || !model.envelope) {
    return { response, view: describeResponse(response, id, links, describer, direction) };
  }
  const outer = describeResponse({ ...response, contents: [] }, id, links, describer, direction);
  const schema = describer.describe(data, id, direction);
  // The response and its data tell the same: the shorter table is the better one.
  const inner = isNullSchema(data)
    ? { type: schema.type }
    : drop({ ...schema, html: outer.html ? undefined : schema.html });
  const view: ResultView = {
    ...outer,
    contents: [{ mediaType: content.mediaType, schema: inner }],
    inEnvelope: model.envelope.data,
    envelope: describer.describe({ $ref: model.envelope.ref }, `${operation.id}.envelope`, direction).fields,
  };
  return { response, view };
}

/** A failure in the envelope: the table of errors says all about it. */
function isWrappedFailure(response: Response, model: ApiModel): boolean {
  return (
    response.contents.length > 0 &&
    response.contents.every(({ schema }) => isNullSchema(unwrapEnvelope(schema, model))) &&
    !/^2/.test(response.status)
  );
}

function describeResponse(
  response: Response,
  id: string,
  links: SiteLinks,
  describer: SchemaDescriber,
  direction: SchemaContext['direction'],
): ResponseView {
  return drop({
    status: response.status,
    title: response.summary,
    html: response.description && links.markdown(response.description),
    headers:
      response.headers.length > 0 ? response.headers.map((header) => describeHeader(header, id, describer)) : undefined,
    contents: response.contents.map((content, index) =>
      describeContent(content, index === 0 ? id : `${id}.${index + 1}`, describer, direction),
    ),
    links:
      response.links.length > 0
        ? response.links.map((link) =>
            drop({
              name: link.name,
              html: link.description && links.inlineMarkdown(link.description),
              target: links.operationTitle(link.target) ?? link.target,
              href: links.operation(link.target),
              passes: [...link.parameters, ...(link.requestBody ? [{ name: 'body', value: link.requestBody }] : [])],
            }),
          )
        : undefined,
  });
}

function describeHeader(header: Header, id: string, describer: SchemaDescriber): FieldView {
  const anchorId = anchor(`${id}.header.${header.name}`);
  const schema = describer.describe(header.schema, anchorId, 'response');
  return {
    id: anchorId,
    name: header.name,
    ...(header.required ? { required: true as const } : {}),
    schema: drop({
      ...schema,
      html: header.description ? describer.links.markdown(header.description) : schema.html,
      deprecated: header.deprecated ? {} : schema.deprecated,
    }),
  };
}

function describeContent(
  content: MediaType,
  id: string,
  describer: SchemaDescriber,
  direction: SchemaContext['direction'],
): ContentView {
  const schema = content.schema ?? content.itemSchema ?? true;
  return drop({
    mediaType: content.mediaType,
    schema: describer.describe(schema, anchor(id), direction),
    streamed: content.schema === undefined && content.itemSchema !== undefined ? (true as const) : undefined,
    encoding:
      content.encoding.length > 0
        ? content.encoding.map(({ property, contentType, style, explode, headers }) =>
            drop({
              property,
              text: [contentType, style, explode === undefined ? undefined : `explode: ${explode}`]
                .filter(Boolean)
                .join(' · '),
              headers:
                headers.length > 0
                  ? headers.map((header) => describeHeader(header, `${id}.${property}`, describer))
                  : undefined,
            }),
          )
        : undefined,
  });
}

function describeError({ error, when, inherited }: OperationError, links: SiteLinks): ErrorView {
  return drop({
    code: error.code,
    meaning: links.inlineMarkdown(error.meaning),
    action: error.action && links.inlineMarkdown(error.action),
    when: when && links.inlineMarkdown(when),
    href: links.error(error.code),
    inherited: inherited ? (true as const) : undefined,
  });
}
