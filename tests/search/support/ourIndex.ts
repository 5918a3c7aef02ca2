import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';
import { createApiParts } from '../../../plugins/docs/parts/createApiParts';
import { createQuotes } from '../../../plugins/docs/quotes/createQuotes';
import { type FillPage, fillPages } from '../../../plugins/docs/versions/fillPages';
import type { DocsVersion } from '../../../plugins/docs/versions/openVersion';
import { createFlowPages } from '../../../plugins/flows/pages/createFlowPages';
import type { ApiSource } from '../../../plugins/openapi';
import { buildModel } from '../../../plugins/openapi/core/model/build';
import { buildPages } from '../../../plugins/openapi/core/pages/build';
import type { ApiPage, PageSection } from '../../../plugins/openapi/core/pages/site/types';
import { collectRecords } from '../../../plugins/openapi/core/records/collectRecords';
import type { ApiRecords } from '../../../plugins/openapi/core/records/types';
import { pageWords } from '../../../plugins/openapi/write/pageWords';
import { translateSpec } from '../../../plugins/openapi/write/translateSpec';
import { createPlaces, toParsedPage } from '../../../plugins/search/core/records/apiPages';
import { buildPage, type PageContent } from '../../../plugins/search/core/records/buildPage';
import type { ParsedPage } from '../../../plugins/search/core/records/types';
import type { PageRecord, SearchIndex } from '../../../plugins/search/core/types';
import { createPageReader } from '../../../plugins/search/createPageReader';
import { lazily } from '../../../plugins/shared/core/cache';
import { readOurDocument } from '../../helpers/ourDocument';
import { ROOT } from '../../helpers/sources';

export const LOCALES = ['en', 'zh-CN'];
const TRANSLATED = 'src/i18n/zh-CN/docusaurus-plugin-content-docs/current';
const SITE = { markdown: { format: 'mdx', mdx1Compat: { comments: false, admonitions: false, headingIds: false } } };
export const FOLDERS: Record<string, string> = { en: 'docs', 'zh-CN': TRANSLATED };

export interface OurApi {
  pages: ApiPage[];
  records: ApiRecords;
  fillPage: FillPage;
}

export const readOurApis = lazily(async (): Promise<ReadonlyMap<string, OurApi>> => {
  const document = await readOurDocument();
  const { input } = await translateSpec(document, join(ROOT, 'src/i18n/zh-CN/openapi/messages.yaml'), ROOT);
  return new Map(
    Object.entries({ en: document, 'zh-CN': input }).map(([locale, source]) => {
      const model = buildModel(source);
      const words = pageWords(locale);
      const { pageBuilder } = createFlowPages(
        {
          siteDir: ROOT,
          localizationDir: join(ROOT, 'src/i18n/zh-CN'),
          i18n: { currentLocale: locale, defaultLocale: 'en' },
        },
        'openapi/flows',
        { routeBase: 'api', samples: [], isPlayable: true },
      );
      const pageBuilders = [pageBuilder];
      const site = buildPages(model, { pages: 'tag', routeBase: 'api', languages: [], words, locale, pageBuilders });
      const collector = collectRecords(model, site, words);
      const pages = [...site.pages()];
      for (const page of pages) collector.add(page, false);
      const state = {
        model,
        parts: site.parts,
        pages: pages.map(({ path, sections }) => ({ path, ids: idsOf(sections) })),
      };
      return [locale, { pages, records: collector.finish(), fillPage: fillOurPages(locale, state) }];
    }),
  );
});

function idsOf(sections: PageSection[]): string[] {
  return sections.flatMap(({ id, ids = [] }) => [id, ...ids]);
}

/** Without the workflows that hand-written pages show. */
function fillOurPages(locale: string, state: object): FillPage {
  const api = { current: () => state } as unknown as ApiSource;
  const docsDir = join(ROOT, 'docs');
  const localizedDir = locale === 'en' ? undefined : join(ROOT, FOLDERS[locale] ?? '');
  const folders = { docsDir, docsBase: '', ...(localizedDir && { localizedDir }) };
  const version = { folders, api, quotes: createQuotes(folders), parts: createApiParts(api, new Map()) };
  return fillPages([version as unknown as DocsVersion]);
}

/** As readers see it. */
export async function readOurPage(path: string, locale: string, { fillPage }: Pick<OurApi, 'fillPage'>) {
  const localized = join(ROOT, FOLDERS[locale] ?? '', path);
  const file = existsSync(localized) ? localized : join(ROOT, 'docs', path);
  return createPageReader({ siteConfig: SITE } as never, { code: false } as never)(file, fillPage);
}

/** Addresses are those below `/doc/` or `/doc/zh-CN/`. */
export async function readOurIndex(api: OurApi, locale: string): Promise<SearchIndex> {
  const { pages, records } = api;
  const sources = await Globby('**/*.mdx', { cwd: join(ROOT, 'docs'), ignore: ['**/*.gen.mdx', '**/_*/**'] });
  const written = await Promise.all(
    sources.filter((source) => !source.includes('$tab-')).map((source) => readWritten(source, locale, api)),
  );
  const links = new Set(written.map(({ link }) => link));
  const generated = await Promise.all(
    pages.filter(({ path }) => !links.has(`/${path}`)).map((page) => fromApi(page, api, locale, sources)),
  );
  const all = [...written, ...generated].filter(({ sections }) => sections.length > 0);
  return { pages: all.sort((a, b) => (a.navOrder ?? Infinity) - (b.navOrder ?? Infinity)), names: records.names };
}

async function fromApi(
  { path, title, keywords, description, meta }: ApiPage,
  api: OurApi,
  locale: string,
  sources: string[],
): Promise<PageRecord> {
  const { records } = api;
  const own = records.pages.find((record) => record.path === path);
  if (!own) throw new Error(`There is nothing to find on ${path}.`);
  return buildPage({
    title,
    link: `/${path}`,
    ...(keywords ? { keywords } : {}),
    ...(description === undefined ? {} : { description }),
    ...placeOf(meta.nav),
    page: toParsedPage(own),
    tabs: await tabsOf(path, locale, sources, api),
    placed: createPlaces(own, records),
    demos: [],
  });
}

async function readWritten(source: string, locale: string, api: OurApi): Promise<PageRecord> {
  const { records } = api;
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
  const written = await readOurPage(source, locale, api);
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

function tabsOf(path: string, locale: string, sources: string[], api: OurApi): Promise<PageContent['tabs']> {
  const own = sources.filter((source) => source.startsWith(`${path}.$tab-`));
  return Promise.all(
    own.map(async (source) => {
      const key = source.slice(`${path}.$tab-`.length, -'.mdx'.length);
      return { key, title: key, page: await readOurPage(source, locale, api) };
    }),
  );
}
