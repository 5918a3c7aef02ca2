import type { SchemaView } from '../../../schema/core/types';
import { htmlLine, readHtml, readTexts } from '../../../shared/core/description/readHtml';
import { anchor } from '../../../shared/core/slug';
import type { Extension } from '../model/types';
import type { PageSection } from '../pages/site/types';
import type {
  EntityView,
  ErrorCodeView,
  FailureView,
  OperationView,
  OverviewView,
  ResponseView,
  SchemesView,
  SecuritySchemeView,
  ServersView,
  ServerView,
} from '../view/types';
import { type ExampleText, exampleLines, shownExample } from './exampleText';
import { noteText, ownLines, rowLines, schemaLines } from './schemaText';
import type { PlacedRecord } from './types';

/** What sections of a page do not say themselves. */
export interface TextContext {
  /** Names of credentials, as sent, which have sections of their own. */
  keys: ReadonlySet<string>;
  /** Authored examples: what is made up says nothing. */
  examplesOfOperation(id: string): readonly ExampleText[];
  examplesOfEntity(name: string): readonly ExampleText[];
}

const ALONE: TextContext = { keys: new Set(), examplesOfOperation: () => [], examplesOfEntity: () => [] };

/** Omits what other sections say: lists of links, samples, and credentials with their errors. */
export function sectionText({ component, data, paragraphs = [] }: PageSection, context = ALONE): PlacedRecord {
  if (!data) return { paragraphs };
  switch (component) {
    case 'ApiOperation':
      return { paragraphs: operationText(data as OperationView, context) };
    case 'ApiEntity':
      return { paragraphs: entityText(data as EntityView, context) };
    case 'ApiErrorCode':
      return { paragraphs: errorText(data as ErrorCodeView) };
    case 'ApiFailure':
      return { paragraphs: failureText(data as FailureView) };
    case 'ApiType':
      return { paragraphs: schemaLines((data as { schema: SchemaView }).schema) };
    case 'ApiText':
      return { paragraphs: readHtml((data as { html: string }).html) };
    case 'ApiOverview':
      return { paragraphs: overviewText(data as OverviewView) };
    case 'ApiServers':
      return serversText(data as ServersView);
    case 'ApiSecurity':
      return { paragraphs: readHtml((data as SchemesView).html), ...securityText((data as SchemesView).schemes) };
    default:
      return { paragraphs };
  }
}

export function operationText(operation: OperationView, context = ALONE): string[] {
  const { keys, examplesOfOperation } = context;
  const { method, path, deprecated, badges = [], security, docs, poll, servers = [] } = operation;
  const { parameters, body, result, responses, errors, callbacks = [], extensions = [] } = operation;
  const texts = [
    ...readTexts(operation),
    `${method} ${path}`,
    ...textsOf(deprecated?.since, deprecated?.sunset),
    ...readTexts(deprecated),
    ...(poll ? [pollText(poll)] : []),
    ...badges,
    ...new Set((security?.sets ?? []).flatMap((set) => set.flatMap(({ scopes }) => scopes))),
    ...textsOf(docs?.text),
    ...servers.flatMap(serverTexts),
    ...parameters.flatMap(({ fields }) => rowLines(fields.filter(({ name }) => !keys.has(name)))),
    ...(body ? [...readTexts(body), ...contentLines(body)] : []),
    ...(result ? messageLines(result) : []),
    ...responses.flatMap(({ status, title, ...response }) => [
      textsOf(status, title).join(' '),
      ...messageLines(response),
    ]),
    ...errors
      .filter(({ common }) => !common)
      .map(
        ({ code, meaning, when, assumed = [], action }) =>
          `${code}: ${[meaning, when, ...assumed, action].map(htmlLine).filter(Boolean).join(' ')}`,
      ),
    ...extensions.map(extensionText),
  ];
  // The envelope is explained elsewhere.
  const said = [operation.title, ...texts, ...rowLines(result?.envelope ?? [])];
  return [
    ...texts,
    ...exampleLines(examplesOfOperation(operation.id), said),
    ...callbacks.flatMap((callback) => [callback.title, ...operationText(callback, context)]),
  ];
}

function failureText({ response, examples }: FailureView): string[] {
  const texts = messageLines(response);
  return [...texts, ...exampleLines(examples.map(shownExample), texts)];
}

function messageLines(message: Omit<ResponseView, 'status'>): string[] {
  const { contents, headers = [], links = [], extensions = [] } = message;
  return [
    ...readTexts(message),
    ...contentLines({ contents }),
    ...rowLines(headers),
    ...links.map(({ target, passes, server, html }) =>
      textsOf(target, ...passes.flatMap(({ name, value }) => [name, value]), server, htmlLine(html)).join(' '),
    ),
    ...extensions.map(extensionText),
  ];
}

/** As it is shown: minutes, where they are whole. */
function pollText({ seconds, recommended, html }: NonNullable<OperationView['poll']>): string {
  const time = recommended && seconds % 60 === 0 ? seconds / 60 : seconds;
  return textsOf(String(time), htmlLine(html)).join(' ');
}

function contentLines({ contents }: Pick<ResponseView, 'contents'>): string[] {
  return contents.flatMap(({ schema, items, encoding = [], extensions = [] }) => [
    ...schemaLines(schema),
    ...(items ? schemaLines(items) : []),
    ...encoding.flatMap(({ property, notes = [], headers = [] }) => [
      ...textsOf(property, noteText(notes)),
      ...rowLines(headers),
    ]),
    ...extensions.map(extensionText),
  ]);
}

function extensionText({ key, value, text = JSON.stringify(value) }: Extension): string {
  return `${key}: ${text}`;
}

function textsOf(...texts: Array<string | undefined>): string[] {
  return texts.filter((text): text is string => Boolean(text));
}

function errorText(view: ErrorCodeView): string[] {
  const { name, meaning, meanings = [], cause, action, unused, assumed, usedBy, messages = [] } = view;
  return [
    ...readHtml(meaning),
    ...meanings.map(
      ({ when, meaning: one, action: own }) => `${htmlLine(when)}: ${[one, own].map(htmlLine).join(' ').trim()}`,
    ),
    ...readHtml(cause),
    ...readHtml(action),
    ...readTexts({ html: unused, assumed }),
    ...usedBy.flatMap((use) => readTexts({ html: use.when, assumed: use.assumed })),
    name,
    ...messages,
  ];
}

function entityText({ name, schema }: EntityView, { examplesOfEntity }: TextContext): string[] {
  const texts = ownLines(schema);
  return [...texts, ...exampleLines(examplesOfEntity(name), texts)];
}

function overviewText(view: OverviewView): string[] {
  const { version, facts, extensions = [] } = view;
  return [...readTexts(view), ...textsOf(version), ...facts.map(({ text }) => text), ...extensions.map(extensionText)];
}

function serversText({ html, servers }: ServersView): PlacedRecord {
  return { paragraphs: [...readHtml(html), ...servers.flatMap(serverTexts)] };
}

function serverTexts({ url, name, html, variables }: ServerView): string[] {
  return [
    textsOf(url, name, htmlLine(html)).join(' '),
    ...variables.map((variable) =>
      textsOf(variable.name, variable.default, ...variable.enum, htmlLine(variable.html)).join(' '),
    ),
  ];
}

export function securityText(schemes: SecuritySchemeView[]): Required<Pick<PlacedRecord, 'sections'>> {
  const sections = schemes.map(({ key, carrier, html, assumed, flows, openIdConnectUrl, oauth2MetadataUrl }) => ({
    id: `auth-${anchor(key)}`,
    title: key,
    paragraphs: [
      ...textsOf(carrier),
      ...readTexts({ html, assumed }),
      ...textsOf(openIdConnectUrl, oauth2MetadataUrl),
      ...flows.flatMap(({ urls, scopes }) => [
        ...urls.map(({ url }) => url),
        ...scopes.map((scope) => `${scope.name}: ${htmlLine(scope.html)}`),
      ]),
    ],
  }));
  return { sections };
}
