import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiRecords } from '../../plugins/openapi/core/records/types';
import { createExactEngine } from '../../plugins/search/core/engine/exactEngine';
import { createPlaces, toParsedPage } from '../../plugins/search/core/records/apiPages';
import { buildPage } from '../../plugins/search/core/records/buildPage';
import type { PageRecord } from '../../plugins/search/core/types';
import { ROOT } from '../helpers/sources';
import { read as readText } from './records/support';
import { readOurApis } from './support/ourIndex';

const TRANSLATED = 'src/i18n/zh-CN/docusaurus-plugin-content-docs/current';
const FOLDERS: Record<string, string> = { en: 'docs', 'zh-CN': TRANSLATED };

const apis = new Map<string, ApiRecords>();

beforeAll(async () => {
  for (const [locale, { records }] of await readOurApis()) apis.set(locale, records);
});

function apiOf(locale: string): ApiRecords {
  const api = apis.get(locale);
  if (!api) throw new Error(`There are no records in ${locale}.`);
  return api;
}

function read(path: string, locale: string) {
  const text = readFileSync(join(ROOT, FOLDERS[locale] ?? '', path), 'utf8');
  return readText(text);
}

function rankPage(locale: string): PageRecord {
  const api = apiOf(locale);
  const own = api.pages.find(({ path }) => path === 'api/data-rank');
  if (!own) throw new Error('There is no page about ranking lists.');
  return buildPage({
    title: 'Rank',
    link: '/doc/api/data-rank',
    page: toParsedPage(own),
    tabs: [{ key: 'recipes', title: 'Recipes', page: read('api/data-rank.$tab-recipes.mdx', locale) }],
    placed: createPlaces(own, api),
    demos: [],
  });
}

function loginPage(locale: string): PageRecord {
  const link = '/doc/server/login';
  const placed = createPlaces(undefined, apiOf(locale));
  return buildPage({ title: 'Login', link, page: read('server/login.mdx', locale), tabs: [], placed, demos: [] });
}

function print({ sections }: PageRecord): string {
  const blocks = sections.map(({ title, link, paragraphs }) => [`${title}  ${link}`, ...paragraphs].join('\n  '));
  return `${blocks.join('\n\n')}\n`;
}

function check(name: string, actual: string): void {
  const golden = join(__dirname, 'golden', name);
  if (process.env.UPDATE) writeFileSync(golden, actual);
  expect(existsSync(golden), 'no golden file; run with UPDATE=1').toBe(true);
  expect(actual).toBe(readFileSync(golden, 'utf8'));
}

/** For review. `UPDATE=1` rewrites them. */
describe.each(['en', 'zh-CN'])('records in %s', (locale) => {
  it('of a generated page with a tab are as before', () => check(`rank.${locale}.txt`, print(rankPage(locale))));

  it('of a hand-written page are as before', () => check(`login.${locale}.txt`, print(loginPage(locale))));

  it.each([
    ['10201', 'error 10201', '/api/errors#10201'],
    ['session_key', 'parameter session_key', '/api#auth-session'],
    ['gameSecret', 'parameter gameSecret', '/api#auth-gameSecret'],
    ['/rank/page', 'operation', '/api/data-rank#rank-page'],
    ['rank/page', 'operation', '/api/data-rank#rank-page'],
    ['/api/v1/rank/page/{id}', 'operation', '/api/data-rank#rank-page'],
    ['GET /api/v1/rank/page/{id}', 'operation', '/api/data-rank#rank-page'],
    ['rankPage', 'operation', '/api/data-rank#rank-page'],
    ['check_session', 'operation', '/api/session#session-check'],
    ['batch_delete', 'operation', '/api/data-archive#archive-batch-delete'],
    ['unionId', 'field unionId', '/api/model#LoginResult.unionId'],
    ['event_list', 'parameter event_list', '/api/track#track-collect.query.event_list'],
    ['RankEntry', 'entity RankEntry', '/api/model#RankEntry'],
  ])('what one types, %s, leads to the thing itself', async (text, name, link) => {
    const { names } = await createExactEngine({ pages: [], names: apiOf(locale).names }).search({ text });
    const [first] = names;
    expect(`${first?.kind} ${first?.name.map((chunk) => chunk.text).join('')}`).toContain(name);
    expect(first?.link).toBe(link);
  });
});
