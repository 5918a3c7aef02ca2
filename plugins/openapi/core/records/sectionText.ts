import type { SchemaView } from '../../../schema/core/types';
import { htmlLine, readHtml, readTexts } from '../../../shared/core/description/readHtml';
import { anchor } from '../../../shared/core/slug';
import type { PageSection } from '../pages/site/types';
import type {
  EntityView,
  ErrorCodeView,
  FailureView,
  OperationView,
  ResponseView,
  SchemesView,
  SecuritySchemeView,
  ServersView,
  ServerView,
} from '../view/types';
import { ownLines, rowLines, schemaLines } from './schemaText';
import type { PlacedRecord } from './types';

/** Omits what other pages repeat: lists of links, samples, and credentials (`keys`, as sent) with their errors. */
export function sectionText(
  { component, data, paragraphs = [] }: PageSection,
  keys: ReadonlySet<string>,
): PlacedRecord {
  if (!data) return { paragraphs };
  switch (component) {
    case 'ApiOperation':
      return { paragraphs: operationText(data as OperationView, keys) };
    case 'ApiEntity':
      return { paragraphs: ownLines((data as EntityView).schema) };
    case 'ApiErrorCode':
      return { paragraphs: errorText(data as ErrorCodeView) };
    case 'ApiFailure':
      return { paragraphs: failureText((data as FailureView).response) };
    case 'ApiType':
      return { paragraphs: schemaLines((data as { schema: SchemaView }).schema) };
    case 'ApiText':
      return { paragraphs: readHtml((data as { html: string }).html) };
    case 'ApiOverview':
      return { paragraphs: readTexts(data) };
    case 'ApiServers':
      return serversText(data as ServersView);
    case 'ApiSecurity':
      return { paragraphs: readHtml((data as SchemesView).html), ...securityText((data as SchemesView).schemes) };
    default:
      return { paragraphs };
  }
}

function operationText(operation: OperationView, keys: ReadonlySet<string>): string[] {
  const { method, path, parameters, body, result, responses, errors, callbacks = [] } = operation;
  return [
    ...readTexts(operation),
    `${method} ${path}`,
    ...readTexts(operation.deprecated),
    ...readTexts(operation.poll),
    ...(operation.docs ? [operation.docs.text] : []),
    ...parameters.flatMap(({ fields }) => rowLines(fields.filter(({ name }) => !keys.has(name)))),
    ...(body ? [...readTexts(body), ...contentLines(body)] : []),
    ...(result ? [...readTexts(result), ...contentLines(result)] : []),
    ...responses.flatMap(({ assumed }) => readTexts({ assumed })),
    ...errors
      .filter(({ common }) => !common)
      .map(
        ({ code, meaning, when, assumed = [], action }) =>
          `${code}: ${[meaning, when, ...assumed, action].map(htmlLine).filter(Boolean).join(' ')}`,
      ),
    ...callbacks.flatMap((callback) => [callback.title, ...operationText(callback, keys)]),
  ];
}

function failureText(response: ResponseView): string[] {
  return [...readTexts(response), ...contentLines(response), ...rowLines(response.headers ?? [])];
}

function contentLines({ contents }: Pick<ResponseView, 'contents'>): string[] {
  return contents.flatMap(({ schema, items }) => [...schemaLines(schema), ...(items ? schemaLines(items) : [])]);
}

function errorText({ name, meaning, meanings = [], cause, action, unused, assumed }: ErrorCodeView): string[] {
  return [
    ...readHtml(meaning),
    ...meanings.map(
      ({ when, meaning: one, action: own }) => `${htmlLine(when)}: ${[one, own].map(htmlLine).join(' ').trim()}`,
    ),
    ...readHtml(cause),
    ...readHtml(action),
    ...readTexts({ html: unused, assumed }),
    name,
  ];
}

function serversText({ html, servers }: ServersView): PlacedRecord {
  return { paragraphs: [...readHtml(html), ...servers.map(serverText)] };
}

function serverText({ url, name, html }: ServerView): string {
  return [url, name, htmlLine(html)].filter(Boolean).join(' ');
}

export function securityText(schemes: SecuritySchemeView[]): Required<Pick<PlacedRecord, 'sections'>> {
  const sections = schemes.map(({ key, carrier, html, assumed, flows }) => ({
    id: `auth-${anchor(key)}`,
    title: key,
    paragraphs: [
      ...(carrier ? [carrier] : []),
      ...readTexts({ html, assumed }),
      ...flows.flatMap(({ scopes }) => scopes.map((scope) => `${scope.name}: ${htmlLine(scope.html)}`)),
    ],
  }));
  return { sections };
}
