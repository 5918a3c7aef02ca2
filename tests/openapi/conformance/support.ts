import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createReader } from '../../../plugins/document/read';
import { buildModel } from '../../../plugins/openapi/core/model/build';
import type { ApiModel } from '../../../plugins/openapi/core/model/types';
import { type BuiltSite, buildPages } from '../../../plugins/openapi/core/pages/build';
import type { ApiPage } from '../../../plugins/openapi/core/pages/site/types';
import type {
  EntityView,
  OperationView,
  OverviewView,
  SecuritySchemeView,
  ServerView,
} from '../../../plugins/openapi/core/view/types';
import { pageWords } from '../../../plugins/openapi/write/pageWords';
import type { SampleRequest, SampleValue } from '../../../plugins/samples/core/languages';
import type { SampleLanguage } from '../../../plugins/samples/core/sample/types';
import type { Problem } from '../../../plugins/shared/problem';

export const FIXTURES = join(import.meta.dirname, 'fixtures');

export const ROWS = readdirSync(FIXTURES).flatMap((file) => (file.endsWith('.yaml') ? [file.slice(0, -5)] : []));

/** Prints requests in HTTP notation, so that tests do not depend on a language. */
export const wire: SampleLanguage = {
  id: 'wire',
  label: 'HTTP',
  grammar: { name: 'bash' },
  side: 'any',
  write: (request) => writeWire(request),
};

function writeWire({ method, url, query, rawQuery, headers, login, cookies, body, result }: SampleRequest): string {
  const pairs = query.map(({ name, value }) => `${encodeURIComponent(name)}=${encodeValue(value)}`);
  const search = [...pairs, ...(rawQuery ? [rawQuery] : [])].join('&');
  return [
    `${method} ${url}${search ? `?${search}` : ''}`,
    ...(login ? [`Authorization: ${login.scheme} ${login.user}:${login.password}`] : []),
    ...headers.map(({ name, value }) => `${name}: ${textOf(value)}`),
    ...(cookies.length > 0
      ? [`Cookie: ${cookies.map(({ name, value }) => `${name}=${textOf(value)}`).join('; ')}`]
      : []),
    ...(body ? [JSON.stringify(body)] : []),
    `=> ${result}`,
  ].join('\n');
}

function textOf(value: SampleValue): string {
  return 'literal' in value ? value.literal : `${value.prefix ?? ''}<${value.variable}>`;
}

function encodeValue(value: SampleValue): string {
  return 'literal' in value ? encodeURIComponent(value.literal) : textOf(value);
}

export interface Built {
  problems: Problem[];
  model: ApiModel;
  site: BuiltSite;
  pages: ApiPage[];
}

export function build(row: string, languages?: SampleLanguage[], showExtensions?: string[]): Promise<Built> {
  return buildDocument(join(FIXTURES, `${row}.yaml`), languages, showExtensions);
}

export async function buildDocument(
  file: string,
  languages: SampleLanguage[] = [wire],
  showExtensions: string[] = [],
): Promise<Built> {
  const { document, problems } = await createReader(dirname(file)).read(file);
  if (!document) throw new Error(`${file} cannot be read: ${JSON.stringify(problems)}`);
  const model = buildModel(document);
  const site = buildPages(model, { pages: 'tag', routeBase: 'api', languages, words: pageWords('en'), showExtensions });
  return { problems, model, site, pages: [...site.pages()] };
}

export function operationOf({ pages }: Built, title: string): OperationView {
  const sections = pages.flatMap((page) => page.sections);
  const section = sections.find((each) => each.component === 'ApiOperation' && each.title === title);
  if (!section) throw new Error(`No operation "${title}" among ${sections.map((each) => each.title).join(', ')}`);
  return section.data as OperationView;
}

export function entityOf({ pages }: Built, name: string): EntityView {
  const section = pages.flatMap((page) => page.sections).find((each) => each.title === name);
  if (!section) throw new Error(`No entity "${name}"`);
  return section.data as EntityView;
}

export function overviewOf({ pages }: Built): OverviewView {
  return pages[0]?.sections[0]?.data as OverviewView;
}

export function securityOf(built: Built): SecuritySchemeView[] {
  return overviewSection<{ schemes: SecuritySchemeView[] }>(built, 'authentication').schemes;
}

export function serversOf(built: Built): ServerView[] {
  return overviewSection<{ servers: ServerView[] }>(built, 'servers').servers;
}

function overviewSection<Data extends object>({ pages }: Built, id: string): Data {
  const data = pages[0]?.sections.find((section) => section.id === id)?.data;
  if (!data) throw new Error(`The overview has no section "${id}"`);
  return data as Data;
}

export function everything({ pages, site }: Built): string {
  return JSON.stringify([pages, site.index, site.security]);
}

export function sent(built: Built, title: string): string[] {
  return operationOf(built, title).samples.at(-1)?.code.split('\n') ?? [];
}

export function titles(built: Built): string[] {
  return built.pages.flatMap(({ sections }) =>
    sections.flatMap(({ component, title }) => (component === 'ApiOperation' ? [title] : [])),
  );
}
