import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';
import { buildModel } from '../../../plugins/openapi/core/model/build';
import { buildPages } from '../../../plugins/openapi/core/pages/build';
import type { ApiPage } from '../../../plugins/openapi/core/pages/site/types';
import { collectRecords } from '../../../plugins/openapi/core/records/collectRecords';
import type { ApiRecords } from '../../../plugins/openapi/core/records/types';
import { pageWords } from '../../../plugins/openapi/write/pageWords';
import { translateSpec } from '../../../plugins/openapi/write/translateSpec';
import { createPlaces, toParsedPage } from '../../../plugins/search/core/records/apiPages';
import { buildPage, type PageContent } from '../../../plugins/search/core/records/buildPage';
import type { ParsedPage } from '../../../plugins/search/core/records/types';
import type { PageRecord, SearchIndex } from '../../../plugins/search/core/types';
import { lazily } from '../../../plugins/shared/core/cache';
import { readOurDocument } from '../../helpers/ourDocument';
import { ROOT } from '../../helpers/sources';
import { read as readText } from '../records/support';

export const LOCALES = ['en', 'zh-CN'];
const TRANSLATED = 'src/i18n/zh-CN/docusaurus-plugin-content-docs/current';
const FOLDERS: Record<string, string> = { en: 'docs', 'zh-CN': TRANSLATED };

export interface OurApi {
  pages: ApiPage[];
  records: ApiRecords;
}

export const readOurApis = lazily(async (): Promise<ReadonlyMap<string, OurApi>> => {
  const document = await readOurDocument();
  const { input } = await translateSpec(document, join(ROOT, 'src/i18n/zh-CN/openapi/messages.yaml'), ROOT);
  return new Map(
    Object.entries({ en: document, 'zh-CN': input }).map(([locale, source]) => {
      const model = buildModel(source);
      const words = pageWords(locale);
      const site = buildPages(model, { pages: 'tag', routeBase: 'api', languages: [], words });
      const collector = collectRecords(model, site, words);
      const pages = [...site.pages()];
      for (const page of pages) collector.add(page, false);
      return [locale, { pages, records: collector.finish() }];
    }),
  );
});

export function readOurPage(path: string, locale: string) {
  const text = readFileSync(join(ROOT, FOLDERS[locale] ?? '', path), 'utf8');
  return readText(text);
}

/** Addresses are those below `/doc/` or `/doc/zh-CN/`. */
export async function readOurIndex({ pages, records }: OurApi, locale: string): Promise<SearchIndex> {
  const sources = await Globby('**/*.mdx', { cwd: join(ROOT, 'docs'), ignore: ['**/*.gen.mdx', '**/_*/**'] });
  const written = await Promise.all(
    sources.filter((source) => !source.includes('$tab-')).map((source) => readWritten(source, locale, records)),
  );
  const links = new Set(written.map(({ link }) => link));
  const generated = pages
    .filter(({ path }) => !links.has(`/${path}`))
    .map((page) => fromApi(page, records, locale, sources));
  const all = [...written, ...generated].filter(({ sections }) => sections.length > 0);
  return { pages: all.sort((a, b) => (a.navOrder ?? Infinity) - (b.navOrder ?? Infinity)), names: records.names };
}

function fromApi(
  { path, title, keywords, description, meta }: ApiPage,
  records: ApiRecords,
  locale: string,
  sources: string[],
): PageRecord {
  const own = records.pages.find((record) => record.path === path);
  if (!own) throw new Error(`There is nothing to find on ${path}.`);
  return buildPage({
    title,
    link: `/${path}`,
    ...(keywords ? { keywords } : {}),
    ...(description === undefined ? {} : { description }),
    ...placeOf(meta.nav),
    page: toParsedPage(own),
    tabs: tabsOf(path, locale, sources),
    placed: createPlaces(own, records),
    demos: [],
  });
}

async function readWritten(source: string, locale: string, records: ApiRecords): Promise<PageRecord> {
  const localized = join(ROOT, FOLDERS[locale] ?? '', source);
  const file = existsSync(localized) ? localized : join(ROOT, 'docs', source);
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: file,
    fileContent: readFileSync(file, 'utf8'),
  });
  const { title, description, slug, keywords, nav } = frontMatter as {
    title?: string;
    description?: string;
    slug?: string;
    keywords?: string[];
    nav?: { title: string; order?: number };
  };
  const path = slug?.slice(1) ?? source.replace(/(^|\/)index\.mdx$|\.mdx$/, '');
  const own = records.pages.find((record) => record.path === path);
  const written = readOurPage(source, locale);
  return buildPage({
    title: title ?? pageWords(locale).errors,
    link: `/${path}`,
    ...(keywords ? { keywords } : {}),
    ...(description === undefined ? {} : { description }),
    ...placeOf(nav),
    page: title === undefined && own ? withProse(toParsedPage(own), written) : written,
    tabs: [],
    placed: createPlaces(own, records),
    demos: [],
  });
}

/** A generated page whose parts are placed before what was written by hand. */
function withProse(generated: ParsedPage, written: ParsedPage): ParsedPage {
  const prose = written.parts.filter(({ kind }) => kind !== 'place');
  return { ...generated, parts: [...generated.parts, ...prose] };
}

function placeOf(nav: { title: string; order?: number } | undefined): Pick<PageContent, 'navTitle' | 'navOrder'> {
  return nav ? { navTitle: nav.title, navOrder: (nav.order ?? 0) - 1 } : {};
}

function tabsOf(path: string, locale: string, sources: string[]): PageContent['tabs'] {
  return sources
    .filter((source) => source.startsWith(`${path}.$tab-`))
    .map((source) => {
      const key = source.slice(`${path}.$tab-`.length, -'.mdx'.length);
      return { key, title: key, page: readOurPage(source, locale) };
    });
}
