import { join } from 'node:path';
import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import type { DemoOnPage } from '../demos';
import type { InstanceContent } from '../docs';
import { createSectionFinder, type Entry } from '../navigation';
import type { ApiRecords } from '../openapi';
import { createPlaces, toParsedPage } from './core/records/apiPages';
import { buildPage, type PageContent } from './core/records/buildPage';
import { placeNames } from './core/records/placeNames';
import { sidebarOrder } from './core/records/sidebarOrder';
import type { DemoRecord, NameRecord, PageRecord, SearchIndex } from './core/types';
import { createPageReader } from './createPageReader';
import type { SearchOptions } from './options';

type Context = Pick<LoadContext, 'baseUrl' | 'i18n' | 'siteConfig' | 'siteDir'>;
const NO_RECORDS: ApiRecords = { pages: [], components: {}, names: [] };

type EntryOf = (permalink: string) => Entry | undefined;

/** A version of an instance of the docs plugin. */
export interface ChosenVersion {
  id: string;
  version: string;
}

/**
 * Indexes the last version of the docs, or the chosen one. Pages are in navigation and sidebar order, without hidden ones.
 * Reads only what has changed.
 */
export function createSiteIndexer(
  context: Context,
  options: SearchOptions,
): (contents: InstanceContent[], chosen?: ChosenVersion) => Promise<SearchIndex> {
  const readPage = createPageReader(context, options);
  const {
    baseUrl,
    siteConfig: { trailingSlash },
  } = context;

  async function indexVersion(
    version: LoadedVersion,
    { tabs, demos, written, fillPage }: InstanceContent,
    entryOf: EntryOf,
  ): Promise<SearchIndex> {
    const api = written?.get(version.versionName)?.current().records ?? NO_RECORDS;
    const generated = new Map(api.pages.map((page) => [page.path, page]));

    async function readContent(doc: DocMetadata): Promise<PageContent> {
      const { title, description, permalink, source, frontMatter } = doc;
      const own = generated.get(pathOf(doc));
      const entry = entryOf(permalink);
      const link = applyTrailingSlash(permalink, { baseUrl, trailingSlash });
      return {
        title,
        link,
        ...(entry ? { navTitle: entry.title, navOrder: entry.order } : {}),
        ...(description === '' ? {} : { description }),
        ...keywordsOf(frontMatter),
        ...(typeof frontMatter.subtitle === 'string' ? { subtitle: frontMatter.subtitle } : {}),
        page:
          own && !own.hasProse
            ? toParsedPage(own)
            : await readPage(join(context.siteDir, source.replace(/^@site\//, '')), fillPage),
        tabs: await Promise.all(
          (tabs?.get(source) ?? []).map(async ({ key, title: name, file }) => ({
            key,
            title: name,
            page: await readPage(file, fillPage),
          })),
        ),
        placed: createPlaces(own, api),
        demos: (demos?.get(pathOf(doc)) ?? []).map((demo) => toDemoRecord(demo, title, link)),
      };
    }

    const docs = inOrder(version).filter(isFound);
    const contents = await Promise.all(docs.map(async (doc) => ({ doc, content: await readContent(doc) })));
    const found = contents.filter(({ content }) => !content.page.noIndex);
    const pages = found.map(({ content }) => buildPage(content));
    const links = new Map(found.map(({ doc, content }) => [pathOf(doc), content.link]));
    return { pages, names: placeNames(api.names, pages, links, (path) => generated.has(path)) };
  }

  return async (contents, chosen) => {
    const entryOf = createSectionFinder(contents, context);
    const parts = await Promise.all(
      contents.flatMap((content) => {
        const isChosen = ({ versionName, isLast }: LoadedVersion) =>
          content.id === chosen?.id ? versionName === chosen.version : isLast;
        const version = content.loadedVersions.find(isChosen);
        return version ? [indexVersion(version, content, entryOf)] : [];
      }),
    );
    const pages: PageRecord[] = parts.flatMap((part) => part.pages);
    const names: NameRecord[] = parts.flatMap((part) => part.names);
    pages.sort((a, b) => compareOrder(a.navOrder, b.navOrder));
    return { pages, names, ...(options.synonyms.length > 0 ? { synonyms: options.synonyms } : {}) };
  };
}

function toDemoRecord({ id, title, description, keywords, tab }: DemoOnPage, page: string, link: string): DemoRecord {
  const address = `${link}${tab ? `?tab=${tab}` : ''}#${id}`;
  return { link: address, rawTitle: title, title: `${page} - ${title}`, description, keywords };
}

/** The dev server loads pages that production hides. */
function isFound({ unlisted, draft, frontMatter }: DocMetadata): boolean {
  return !unlisted && !draft && frontMatter.unlisted !== true && frontMatter.draft !== true;
}

function inOrder({ docs, sidebars }: LoadedVersion): DocMetadata[] {
  const order = sidebarOrder(sidebars);
  return [...docs].sort((a, b) => compareOrder(order.get(a.id), order.get(b.id)));
}

function compareOrder(a = Number.POSITIVE_INFINITY, b = Number.POSITIVE_INFINITY): number {
  return a === b ? 0 : a - b;
}

function pathOf({ slug }: DocMetadata): string {
  return slug.replace(/^\/+|\/+$/g, '');
}

function keywordsOf({ keywords }: DocMetadata['frontMatter']): { keywords?: string[] } {
  const words = Array.isArray(keywords) ? keywords.map(String) : [];
  return words.length > 0 ? { keywords: words } : {};
}
