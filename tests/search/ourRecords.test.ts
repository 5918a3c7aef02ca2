import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createExactEngine } from '../../plugins/search/core/engine/exactEngine';
import { createPlaces, toParsedPage } from '../../plugins/search/core/records/apiPages';
import { buildPage } from '../../plugins/search/core/records/buildPage';
import type { PageRecord } from '../../plugins/search/core/types';
import { type OurApi, readOurApis, readOurPage } from './support/ourIndex';

let apis: ReadonlyMap<string, OurApi> = new Map();

beforeAll(async () => {
  apis = await readOurApis();
});

function apiOf(locale: string): OurApi {
  const api = apis.get(locale);
  if (!api) throw new Error(`There are no records in ${locale}.`);
  return api;
}

async function rankPage(locale: string): Promise<PageRecord> {
  const api = apiOf(locale);
  const own = api.records.pages.find(({ path }) => path === 'api/data-rank');
  if (!own) throw new Error('There is no page about ranking lists.');
  return buildPage({
    title: 'Rank',
    link: '/doc/api/data-rank',
    page: toParsedPage(own),
    tabs: [
      { key: 'recipes', title: 'Recipes', page: await readOurPage('api/data-rank.$tab-recipes.mdx', locale, api) },
    ],
    placed: createPlaces(own, api.records),
    demos: [],
  });
}

async function loginPage(locale: string): Promise<PageRecord> {
  const api = apiOf(locale);
  const link = '/doc/server/login';
  const placed = createPlaces(undefined, api.records);
  const page = await readOurPage('server/login.mdx', locale, api);
  return buildPage({ title: 'Login', link, page, tabs: [], placed, demos: [] });
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
  it('of a generated page with a tab are as before', async () => {
    check(`rank.${locale}.txt`, print(await rankPage(locale)));
  });

  it('of a hand-written page are as before', async () => {
    check(`login.${locale}.txt`, print(await loginPage(locale)));
  });

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
    const { names } = await createExactEngine({ pages: [], names: apiOf(locale).records.names }).search({ text });
    const [first] = names;
    expect(`${first?.kind} ${first?.name.map((chunk) => chunk.text).join('')}`).toContain(name);
    expect(first?.link).toBe(link);
  });
});
