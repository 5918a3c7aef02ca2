import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Globby } from '@docusaurus/utils';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { unpack } from '../../plugins/search/core/index/unpack';
import type { SearchIndex } from '../../plugins/search/core/types';
import { type SearchDocument, toDocuments } from '../../plugins/search/core/typesense/documents';
import { ROOT } from '../helpers/sources';
import { PAGES } from './support/pages';
import { readBlocks, wordFinder, wordsOf } from './support/pageTexts';

const LOCALES = [
  { locale: 'en', base: '/doc' },
  { locale: 'zh-CN', base: '/doc/zh-CN' },
];

const indexes = new Map<string, SearchIndex>();
const records = new Map<string, SearchDocument[]>();

/** What `livespec search-export` writes, of the index that the build has; `tests/search/export.test.ts` runs the command. */
beforeAll(async () => {
  for (const { locale, base } of LOCALES) {
    const folder = join(inject('buildFolder'), base.replace(/^\/doc/, ''));
    const [file = '', ...others] = (await readdir(folder)).filter((name) => /^[0-9a-f]{16}\.json$/.test(name));
    expect(others).toEqual([]);
    const index = unpack(await readFile(join(folder, file), 'utf8'));
    indexes.set(locale, index);
    records.set(locale, toDocuments(index, locale));
  }
});

async function readIds(path: string): Promise<Set<string> | undefined> {
  const file = join(inject('buildFolder'), path.replace(/^\/doc/, ''), 'index.html');
  const html = await readFile(file, 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  return new Set([...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>"]+))/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''));
}

function split(link: string): { path: string; tab: string | null; hash: string } {
  const { pathname, searchParams, hash } = new URL(link, 'http://localhost');
  return { path: decodeURIComponent(pathname), tab: searchParams.get('tab'), hash: decodeURIComponent(hash.slice(1)) };
}

describe.each(LOCALES)('search records in $locale', ({ locale, base }) => {
  const all = () => records.get(locale) ?? [];

  it('are of every page', () => {
    const found = new Set(all().flatMap(({ type, link }) => (type === 'page' ? [link.replace(/\/$/, '')] : [])));
    expect(PAGES.map(({ path }) => `${base}${path}`.replace(/\/$/, '')).filter((path) => !found.has(path))).toEqual([]);
  });

  it('lead to pages and places that exist', async () => {
    const pages = new Map<string, Set<string> | undefined>();
    const broken: string[] = [];
    for (const { link } of all()) {
      const { path, tab, hash } = split(link);
      if (!pages.has(path)) pages.set(path, await readIds(path));
      const ids = pages.get(path);
      const isThere =
        ids && (hash === '' || ids.has(hash)) && (tab === null || [...ids].some((id) => id.includes(tab)));
      if (!isThere) broken.push(link);
    }
    expect(all().length).toBeGreaterThan(300);
    expect(broken).toEqual([]);
  });

  it('stay in their language', () => {
    const isOther = ({ link }: SearchDocument) =>
      !`${link}/`.startsWith(`${base}/`) || (locale === 'en' && link.includes('/zh-CN'));
    expect(all().filter(isOther)).toEqual([]);
  });

  it('belong to an entry of the navigation, but for the home page and names', () => {
    const alone = all().filter(({ type, navTitle }) => type !== 'name' && navTitle === undefined);
    expect([...new Set(alone.map(({ link }) => link))]).toEqual([`${base}/`]);
  });

  it('say something in every section that is not a heading alone', () => {
    const empty = all().filter(({ type, text, heading }) => type === 'section' && !text && !heading);
    expect(empty).toEqual([]);
  });
});

const THEME = 'node_modules/@docusaurus/theme-translations/locales/zh-Hans/theme-common.json';

/** Words of the interface, which stand on every page: English in the components, others in files. */
async function interfaceWords(locale: string): Promise<string[]> {
  const isEnglish = locale === 'en';
  const patterns = isEnglish ? 'plugins/*/{theme,browser}/**/*.{ts,tsx}' : `plugins/*/locales/${locale}/*.json`;
  const files = [...(await Globby(patterns, { cwd: ROOT })), ...(isEnglish ? [] : [THEME])];
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')));
  if (!isEnglish) return texts;
  const messages = texts.flatMap((text) => [...text.matchAll(/message:\s*(['"])(.*?)\1|<Translate[^>]*>([^<]*)</gs)]);
  return messages.map(([, , message, child]) => message ?? child ?? '');
}

/** Drawn by components of the site. */
const HOME = '/';

it.each(LOCALES)('every word that a page shows is found in its section, in $locale', async ({ locale, base }) => {
  const isInterface = wordFinder(await interfaceWords(locale));
  const { pages } = indexes.get(locale) ?? { pages: [] };
  /** What a section repeats, such as the fields of a model, is found in the section about it. */
  const everywhere = pages.flatMap(({ sections }) =>
    sections.map(({ title, paragraphs }) => wordFinder([title, ...paragraphs])),
  );
  const missed: string[] = [];
  for (const { link, title, keywords = [], sections, demos } of pages) {
    const path = split(link).path.replace(base, '');
    if (path === HOME) continue;
    const texts = new Map([['', [title, ...keywords]]]);
    for (const section of sections) {
      const { hash } = split(section.link);
      texts.set(hash, [...(texts.get(hash) ?? []), section.title, ...section.paragraphs]);
    }
    const finders = new Map(Array.from(texts, ([hash, said]) => [hash, wordFinder(said)]));
    const html = await readFile(join(inject('buildFolder'), base.replace(/^\/doc/, ''), path, 'index.html'), 'utf8');
    const places = new Set(demos.map((demo) => split(demo.link).hash));
    for (const { section, text } of readBlocks(html, new Set(texts.keys()), places)) {
      const words = wordsOf(text).filter((word) => !isInterface(word));
      const gone = words.filter((word) => !finders.get(section)?.(word));
      if (gone.length === 0 || everywhere.some((has) => words.every(has))) continue;
      missed.push(`${path}#${section}: ${gone.join(' ')} (${text.slice(0, 80)})`);
    }
  }
  expect(missed).toEqual([]);
});

it('both languages have the same things in the same order, but for ids that are made of titles', () => {
  const things = (locale: string) =>
    (records.get(locale) ?? [])
      .filter(({ kind }) => kind && kind !== 'operation')
      .map(({ kind, name }) => `${kind} ${name}`);
  expect(things('zh-CN').toSorted()).toEqual(things('en').toSorted());
});
