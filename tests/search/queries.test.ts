import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createExactEngine } from '../../plugins/search/core/engine/exactEngine';
import { toSections } from '../../plugins/search/core/panel/suggestions';
import type { SearchEngine } from '../../plugins/search/core/types';
import { ROOT } from '../helpers/sources';
import { FOLDERS, LOCALES, readOurApis, readOurIndex } from './support/ourIndex';

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

/** What Enter opens: the guide for words of a task, the call for its names. */
const FIRST_ROWS: Array<[query: string, locale: string, address: string]> = [
  ['log in', 'both', 'guide/login'],
  ['stay logged in', 'en', 'guide/login'],
  ['保持登录', 'zh-CN', 'guide/login'],
  ['save and load', 'both', 'guide/archive'],
  ['保存和读取', 'zh-CN', 'guide/archive'],
  ['show a leaderboard', 'both', 'guide/ranks'],
  ['排行榜', 'zh-CN', 'guide/ranks'],
  ['reward an inviter', 'en', 'guide/invite'],
  ['奖励邀请人', 'zh-CN', 'guide/invite'],
  ['redeem', 'both', 'guide/redeem'],
  ['redeem code', 'both', 'guide/redeem'],
  ['10703', 'both', 'api/errors#10703'],
  ['invite expired', 'en', 'api/errors#10201'],
  ['wxLogin', 'both', 'api/wx-login#wx-login'],
  ['rank/page', 'both', 'api/data-rank#rank-page'],
  ['get an archive', 'en', 'api/data-archive#archive-get'],
  ['获取存档', 'zh-CN', 'api/data-archive#archive-get'],
  ['redeem a code', 'en', 'guide/redeem'],
  ['使用兑换码', 'zh-CN', 'guide/redeem'],
  ['兑换礼包', 'zh-CN', 'guide/redeem'],
  ['save a game', 'en', 'guide/archive'],
  ['save game', 'both', 'guide/archive'],
  ['读取存档', 'zh-CN', 'guide/archive'],
  ['自己的名次', 'zh-CN', 'guide/ranks'],
  ['remove my data', 'both', 'api/deregister'],
  ['删除我的数据', 'zh-CN', 'api/deregister'],
  ['refresh', 'both', 'server/access-token#access-token-refresh'],
  ['qr code', 'both', 'api/business-share#share-image'],
  ['Set an archive', 'en', 'api/data-archive#archive-set'],
  ['archiveSet', 'both', 'api/data-archive#archive-set'],
  ['archive/set', 'both', 'api/data-archive#archive-set'],
  ['退出登录', 'zh-CN', 'api/logout'],
  ['archive_batch_set', 'both', 'api/data-archive#archive-batch-set'],
  ['counter inc', 'both', 'api/data-counter#counter-inc'],
];

it.each(LOCALES)('Enter opens the guide for words of a task, and the call for its names, in %s', async (locale) => {
  const asked = FIRST_ROWS.filter(([, of]) => of === locale || of === 'both');
  const rows = await Promise.all(
    asked.map(async ([query, , address]) => {
      const [first = ''] = await firstRows(query, locale);
      return { query, opens: isMet(address, first) ? address : first };
    }),
  );
  expect(rows).toEqual(asked.map(([query, , address]) => ({ query, opens: address })));
});

it.each(LOCALES)('Enter on a goal of the home page opens its guide, in %s', async (locale) => {
  const home = readFileSync(join(ROOT, FOLDERS[locale] ?? '', 'index.mdx'), 'utf8');
  const goals = Array.from(home.matchAll(/<Goal title="([^"]+)" to="([^"]+)"/g), ([, title = '', to = '']) => ({
    title,
    opens: to,
  }));
  expect(goals.length).toBeGreaterThan(0);
  const found = await Promise.all(
    goals.map(async ({ title }) => ({ title, opens: (await firstRows(title, locale))[0] })),
  );
  expect(found).toEqual(goals);
});

it('a query about the time of the server leads to its call among the first rows', async () => {
  const rows = await firstRows('服务器时间', 'zh-CN');
  expect(rows.some((link) => isMet('public/timestamp', link))).toBe(true);
});

/** No names of anything: key strokes, patterns, words that mean nothing here. */
const NONSENSE = [
  'zzqwerty',
  '(a+)+$[',
  'asdfgh',
  'qwertyuiop',
  'hgfdsa',
  'lorem ipsum',
  'blah blah',
  'xxx',
  '啊啊啊',
  '紫色大象',
  '没有这个东西吧',
];

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
