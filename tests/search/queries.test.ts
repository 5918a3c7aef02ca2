import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createExactEngine } from '../../plugins/search/core/engine/exactEngine';
import { toSections } from '../../plugins/search/core/panel/suggestions';
import type { SearchEngine } from '../../plugins/search/core/types';
import { LOCALES, readOurApis, readOurIndex } from './support/ourIndex';

interface Query {
  query: string;
  locale: string;
  expect: string[];
}

const QUERIES = parse(readFileSync(join(__dirname, 'queries.yaml'), 'utf8')) as Query[];
/** Rows that readers look at. */
const FIRST = 3;
/** Required share of queries, in all and per language. */
const LEAST = 0.95;

const engines = new Map<string, SearchEngine>();

beforeAll(async () => {
  for (const [locale, api] of await readOurApis()) {
    engines.set(locale, createExactEngine(await readOurIndex(api, locale)));
  }
});

async function firstRows(query: string, locale: string): Promise<string[]> {
  const engine = engines.get(locale);
  if (!engine) throw new Error(`There is no index in ${locale}.`);
  const sections = toSections(await engine.search({ text: query })).filter(({ of }) => of !== 'nearest');
  const rows = sections.flatMap((section) => section.rows);
  return rows.flatMap((row) => (row.kind === 'more' ? [] : [row.hit.link])).slice(0, FIRST);
}

function isMet(address: string, link: string): boolean {
  return address.includes('#') ? link === `/${address}` : link.replace(/[?#].*$/, '') === `/${address}`;
}

describe.each(LOCALES)('what developers type, in %s,', (locale) => {
  const queries = QUERIES.filter((one) => one.locale === locale || one.locale === 'both');

  it(`leads to what they look for among the first ${FIRST} rows`, async () => {
    const missed: string[] = [];
    for (const { query, expect: addresses } of queries) {
      const rows = await firstRows(query, locale);
      if (!rows.some((link) => addresses.some((address) => isMet(address, link)))) {
        missed.push(`${query}: ${rows.join(' ') || 'nothing'} instead of ${addresses.join(' or ')}`);
      }
    }
    if (process.env.SHOW_MISSED) console.log(missed.join('\n'));
    const tooMany = missed.length > queries.length * (1 - LEAST) ? missed : [];
    expect(tooMany).toEqual([]);
  });
});

/** No names of anything: key strokes, patterns, words that mean nothing here. */
const NONSENSE = ['zzqwerty', '(a+)+$[', 'asdfgh', 'qwertyuiop', 'hgfdsa', 'lorem ipsum', 'blah blah', 'xxx', '啊啊啊'];

it.each(LOCALES)('what is no word is found nowhere and like nothing, in %s', async (locale) => {
  const engine = engines.get(locale);
  const found = await Promise.all(NONSENSE.map(async (text) => ({ text, ...(await engine?.search({ text })) })));
  const wrong = found.filter(
    ({ names, total, nearest }) => names?.length !== 0 || total !== 0 || nearest?.length !== 0,
  );
  expect(wrong.map(({ text }) => text)).toEqual([]);
});

it('is a list of queries in both languages, each once', () => {
  const keys = QUERIES.map(({ query, locale }) => `${locale} ${query}`);
  expect(keys.length).toBeGreaterThanOrEqual(150);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { locale } of QUERIES) expect([...LOCALES, 'both']).toContain(locale);
});
