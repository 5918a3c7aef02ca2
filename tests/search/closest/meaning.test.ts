import { describe, expect, it } from 'vitest';
import { createExactEngine } from '../../../plugins/search/core/engine/exactEngine';
import type { SearchIndex } from '../../../plugins/search/core/types';
import { name, page, plain } from '../support/records';

const INDEX: SearchIndex = {
  pages: [
    page(
      { title: 'Guide', link: '/guide', navTitle: 'Guide', navOrder: 0 },
      { Start: ['Ranks and sessions, in short.'] },
    ),
    page(
      { title: 'Ranking list', link: '/rank', navTitle: 'API', navOrder: 1, keywords: ['hall of fame'] },
      { 'Get entries': ['One page of the list.'], Errors: ['When a list is not enabled.'] },
    ),
    page({ title: 'Custom fields', link: '/fields' }, { '': ['Fields of your own.'] }),
    page({ title: 'Session check', link: '/session', navTitle: 'API', navOrder: 1 }, { '': ['Is it still valid?'] }),
    page({ title: '云存档', link: '/save', navTitle: 'API', navOrder: 1 }, { 删除存档: ['不能恢复。'] }),
    page({ title: '群聊天', link: '/chat', navTitle: 'API', navOrder: 1 }, { '': ['一起说话。'] }),
  ],
  names: [
    name({
      kind: 'operation',
      name: 'Get entries',
      aliases: ['rankPage', 'top players'],
      owner: 'GET /rank/page',
      link: '/rank#get-entries',
    }),
    name({ kind: 'parameter', name: 'session_key', owner: 'GET /rank/page', link: '/rank#get-entries.session-key' }),
    name({ kind: 'field', name: 'custom_field', owner: 'Session', link: '/model#Session.custom_field' }),
    name({ kind: 'parameter', name: 'list', owner: 'GET /rank/page', link: '/rank#get-entries.list' }),
  ],
  synonyms: [['clan chart', 'ranking list', '全服榜']],
};

async function rows(text: string): Promise<string[]> {
  const { names } = await createExactEngine(INDEX).search({ text });
  return names.map(({ kind, name: own }) => `${kind} ${plain(own)}`);
}

describe('what a reader means', () => {
  it.each([
    ['title of a page', 'ranking list', 'page Ranking list'],
    ['title in the singular', 'custom field', 'page Custom fields'],
    ['heading', 'errors', 'title Errors'],
    ['other form', 'session checks', 'page Session check'],
    ['usual synonym', 'leaderboard', 'page Ranking list'],
    ['synonym of the site', 'clan chart', 'page Ranking list'],
    ['keyword', 'hall of fame', 'page Ranking list'],
    ['keyword of a call', 'top players', 'operation Get entries'],
    ['question', 'where is the ranking list?', 'page Ranking list'],
    ['slip', 'sesion', 'page Session check'],
    ['slip in a synonym', 'leaderbord', 'page Ranking list'],
    ['two words written as one', 'rankinglist', 'page Ranking list'],
    ['two words written as one, with a slip', 'rankinglsit', 'page Ranking list'],
    ['traditional characters', '雲存檔', 'page 云存档'],
    ['wrong Chinese character', '排形榜', 'page Ranking list'],
    ['wrong Chinese character in a title', '群料天', 'page 群聊天'],
    ['words of a parameter', 'session key', 'parameter session_key'],
    ['words in snake case', 'rank_page', 'operation Get entries'],
    ['words in camel case', 'sessionKey', 'parameter session_key'],
    ['swapped letters of a short word', 'rnak page', 'operation Get entries'],
    ['missing letter', 'chck', 'page Session check'],
    ['slip in a name of one word', 'sessinKey', 'parameter session_key'],
    ['slip in camel case', 'rankPgae', 'operation Get entries'],
    ['other order', 'pageRank', 'operation Get entries'],
    ['beginning in camel case', 'rankP', 'operation Get entries'],
    ['slip in a parameter', 'sesison_key', 'parameter session_key'],
    ['Chinese word that follows no slip', '全服存档', 'page 云存档'],
    ['words beside the name of another platform', 'PlayFab ranking list', 'page Ranking list'],
    ['sentence about an identifier', 'session check without session_key', 'page Session check'],
    ['Chinese question', '怎么保存游戏', 'page 云存档'],
    ['part of a Chinese question', '存档怎么删除', 'title 删除存档'],
    ['English word for a Chinese title', 'cloud save', 'page 云存档'],
  ])('is found by its %s: %s', async (_what, text, expected) => {
    expect((await rows(text))[0]).toBe(expected);
  });

  it('says which entry of the navigation it belongs to', async () => {
    const pages = ['Guide', 'API'].map((navTitle) => page({ title: 'Ranks', link: `/${navTitle}`, navTitle }));
    const { names } = await createExactEngine({ pages, names: INDEX.names }).search({ text: 'ranks' });
    expect(names.map(({ kind, navTitle }) => `${kind} ${navTitle}`)).toEqual(['page Guide', 'page API']);
  });

  it('comes before a parameter that is called by an everyday word', async () => {
    expect(await rows('list')).toEqual(['page Ranking list', 'operation Get entries', 'parameter list']);
  });

  it('appears in the groups too if nothing matches the query', async () => {
    const { groups, total } = await createExactEngine(INDEX).search({ text: 'sesion' });
    expect(total).toBeGreaterThan(0);
    expect(groups.flatMap(({ hits }) => hits.map(({ link }) => link))).toContain('/session');
  });

  it('is a title with all words before a heading of one of them', async () => {
    const pages = [page({ title: 'Hooks', link: '/hooks' }, { Issue: ['Sent when one was created.'] })];
    const call = name({ kind: 'operation', name: 'Create an issue', aliases: [], link: '/issues#create' });
    const { names } = await createExactEngine({ pages, names: [call] }).search({ text: 'creat isue' });
    expect(names.map(({ link }) => link)).toEqual(['/issues#create', '/hooks#issue']);
  });

  it('is no part of an identifier that a text has', async () => {
    const sample = page({ title: 'Sample', link: '/sample' }, { '': ['Call openRankingList.'] });
    const { names, total } = await createExactEngine({ ...INDEX, pages: [...INDEX.pages, sample] }).search({
      text: 'openRankingList',
    });
    expect([names.length, total]).toEqual([0, 1]);
  });

  it('is not guessed where something has what was typed', async () => {
    const { groups } = await createExactEngine(INDEX).search({ text: 'rank' });
    const marked = groups.flatMap(({ hits }) => hits.flatMap(({ title, text }) => [...title, ...text]));
    expect(new Set(marked.filter((chunk) => chunk.marked).map(({ text }) => text.toLowerCase()))).toEqual(
      new Set(['rank']),
    );
  });

  it('is offered as the nearest names where nothing is found at all', async () => {
    const { names, total, nearest } = await createExactEngine(INDEX).search({ text: 'rnkglst' });
    expect([names.length, total]).toEqual([0, 0]);
    expect(plain(nearest?.[0]?.name ?? [])).toBe('Ranking list');
  });

  it.each(['qwertylist', 'rxqzvt', 'asdfghjkl', '(r+)+$['])('is not guessed from %j', async (text) => {
    const { names, total, nearest } = await createExactEngine(INDEX).search({ text });
    expect([names, total, nearest]).toEqual([[], 0, []]);
  });

  it('is near where one of two Chinese characters is the same', async () => {
    const { nearest } = await createExactEngine(INDEX).search({ text: '聊夭' });
    expect(plain(nearest?.[0]?.name ?? [])).toBe('群聊天');
  });
});
