import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { unpack } from '../../plugins/search/core/index/unpack';
import { type SearchDocument, toDocuments } from '../../plugins/search/core/typesense/documents';
import { PAGES } from './support/pages';

const LOCALES = [
  { locale: 'en', base: '/doc' },
  { locale: 'zh-CN', base: '/doc/zh-CN' },
];

const records = new Map<string, SearchDocument[]>();

/** What `livespec search-export` writes, of the index that the build has; `tests/search/export.test.ts` runs the command. */
beforeAll(async () => {
  for (const { locale, base } of LOCALES) {
    const folder = join(inject('buildFolder'), base.replace(/^\/doc/, ''));
    const [file = '', ...others] = (await readdir(folder)).filter((name) => /^[0-9a-f]{16}\.json$/.test(name));
    expect(others).toEqual([]);
    records.set(locale, toDocuments(unpack(await readFile(join(folder, file), 'utf8')), locale));
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

it('both languages have the same things in the same order, but for ids that are made of titles', () => {
  const things = (locale: string) =>
    (records.get(locale) ?? [])
      .filter(({ kind }) => kind && kind !== 'operation')
      .map(({ kind, name }) => `${kind} ${name}`);
  expect(things('zh-CN').toSorted()).toEqual(things('en').toSorted());
});
