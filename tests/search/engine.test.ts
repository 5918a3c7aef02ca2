import { describe, expect, it } from 'vitest';
import { createExactEngine } from '../../plugins/search/core/engine/exactEngine';
import { MOST_KEYWORDS, splitKeywords } from '../../plugins/search/core/text/keywords';
import type { NameRecord, PageRecord, SearchResult } from '../../plugins/search/core/types';
import { brackets, name, page } from './support/records';

function search(pages: PageRecord[], text: string, names: NameRecord[] = []): Promise<SearchResult> {
  return createExactEngine({ pages, names }).search({ text });
}

async function links(pages: PageRecord[], text: string): Promise<string[]> {
  const { groups } = await search(pages, text);
  return groups.flatMap(({ hits }) => hits.map(({ link }) => link));
}

describe('keywords', () => {
  it.each([
    ['  a   b ', ['a', 'b']],
    ['登录　接口', ['登录', '接口']],
    ['a\t\nb\u00a0c', ['a', 'b', 'c']],
    ['Api API api', ['Api']],
    ['', []],
    [' 　\n', []],
    ['... => ||', ['...', '=>', '||']],
    ['\ud83d', []],
    ['a\udc00b', ['ab']],
    ['😀', ['😀']],
  ])('of %j are %j', (text, expected) => {
    expect(splitKeywords(text)).toEqual(expected);
  });

  it('are cut and counted where somebody pastes a whole file', () => {
    expect(splitKeywords('x'.repeat(10_000))).toEqual(['x'.repeat(100)]);
    expect(splitKeywords('😀'.repeat(10_000))).toEqual(['😀'.repeat(50)]);
    expect(splitKeywords(`a${'😀'.repeat(10_000)}`)).toEqual([`a${'😀'.repeat(49)}`]);
    expect(splitKeywords(Array.from({ length: 5000 }, (_, number) => number).join(' '))).toHaveLength(MOST_KEYWORDS);
  });
});

describe('what is found', () => {
  const pages = [
    page({ title: 'Session', link: '/a' }, { Check: ['Call /api/v1/oauth/check_session with {id} or $(x).'] }),
    page({ title: '会话', link: '/b' }, { 校验: ['检查 session_key 是否过期，İstanbul'] }),
  ];

  it.each([
    ['check_sess', ['/a#check']],
    ['heck', ['/a#check']],
    ['/API/V1/', ['/a#check']],
    ['{id}', ['/a#check']],
    ['$(x).', ['/a#check']],
    ['.*', []],
    ['(', ['/a#check']],
    ['[a-z]+', []],
    ['过', ['/b#校验']],
    ['否过期', ['/b#校验']],
    ['istanbul', ['/b#校验']],
    ['key 会话', ['/b#校验', '/b']],
  ])('by %j', async (text, expected) => {
    expect(await links(pages, text)).toEqual(expected);
  });

  it('is nothing where there is no keyword, and no name then', async () => {
    const names = [name({ kind: 'field', name: '' })];
    expect(await search(pages, ' 　', names)).toEqual({ keywords: [], names: [], namesTotal: 0, groups: [], total: 0 });
  });

  it('stays the same for odd input', async () => {
    const before = structuredClone(pages);
    for (const text of ['\ud83d', '\\', '(?<=', 'x'.repeat(10_000), '。，！', '\0', 'a '.repeat(5000), '__proto__']) {
      expect((await search(pages, text)).keywords.length).toBeLessThanOrEqual(MOST_KEYWORDS);
    }
    expect(pages).toEqual(before);
  });
});

describe('the order of hits', () => {
  it('has what has more of the keywords first, then the weights, then the order of the pages', async () => {
    const pages = [
      page({ title: 'One', link: '/1' }, { Other: ['rank of friends'] }),
      page({ title: 'Rank', link: '/2' }, { Rank: ['of all'], Friends: ['their rank'] }),
      page({ title: 'Two', link: '/3' }, { Other: ['rank alone'] }),
    ];
    const { groups } = await search(pages, 'rank friends');
    expect(groups[0]?.hits.map(({ type, link, priority }) => `${type} ${link} ${priority}`)).toEqual([
      'content /2#friends 20',
      'content /1#other 2',
      'page /2 100',
      'title /2#rank 10',
      'content /3#other 1',
    ]);
  });

  it('counts the words of a tab and of the page in a title, but finds no section by them alone', async () => {
    const tabbed = {
      ...page({ title: 'Sync', link: '/sync' }),
      sections: [
        { rawTitle: 'Call', title: 'Sync - Server - Call', link: '/sync?tab=server#call', paragraphs: ['once'] },
        { rawTitle: 'Other', title: 'Sync - Server - Other', link: '/sync?tab=server#other', paragraphs: ['twice'] },
      ],
    };
    const { groups } = await search([tabbed], 'server once');
    expect(groups[0]?.hits.map(({ link, priority }) => `${link} ${priority}`)).toEqual(['/sync?tab=server#call 11']);
  });

  it('puts what has all keywords before what has some, across the entries of the navigation too', async () => {
    const pages = [
      page({ link: '/guide', navTitle: 'Guide', navOrder: 0 }, { Codes: ['a code'] }),
      page({ link: '/api', navTitle: 'API', navOrder: 1 }, { Errors: ['the invite code has expired'] }),
      page({ link: '/server', navTitle: 'Server', navOrder: 2 }, { Invites: ['expired invite, new code'] }),
    ];
    const order = async (text: string) => (await search(pages, text)).groups.map(({ title }) => title);
    expect(await order('invite code expired')).toEqual(['API', 'Server', 'Guide']);
    expect(await order('code')).toEqual(['Guide', 'API', 'Server']);
  });

  it('puts pages without an entry last, after an entry without an order', async () => {
    const pages = [
      page({ link: '/none' }, { x: [] }),
      page({ link: '/unordered', navTitle: 'Unordered' }, { x: [] }),
      page({ link: '/second', navTitle: 'Second', navOrder: 2 }, { x: [] }),
      page({ link: '/first', navTitle: 'First', navOrder: 0 }, { x: [] }),
      page({ link: '/second-too', navTitle: 'Second', navOrder: 2 }, { x: [] }),
    ];
    const { groups } = await search(pages, 'x');
    expect(groups.map(({ title, priority, total }) => [title, priority, total])).toEqual([
      ['First', 0, 1],
      ['Second', 2000, 2],
      ['Unordered', Infinity, 1],
      [undefined, Infinity, 1],
    ]);
  });
});

describe('a hit', () => {
  it('shows the first of the paragraphs with the most keywords', async () => {
    const { groups } = await search(
      [page({}, { Get: ['nothing', 'rank alone', 'rank of a friend', 'friend and rank'] })],
      'friend rank',
    );
    expect(groups[0]?.hits.map(({ text }) => brackets(text))).toEqual(['[rank] of a [friend]']);
  });

  it('of a title shows the beginning of its text', async () => {
    const { groups } = await search([page({}, { Rank: ['The beginning.', 'More.'] })], 'rank');
    const [hit] = groups[0]?.hits ?? [];
    expect(hit).toMatchObject({ type: 'title', pageTitle: 'Page', link: '/page#rank' });
    expect([brackets(hit?.title ?? []), brackets(hit?.text ?? [])]).toEqual(['Page - [Rank]', 'The beginning.']);
  });

  it('of a demo shows its description, or the keyword of it that was typed', async () => {
    const pages = [page({}, {}, [{ rawTitle: 'List', description: 'A long list', keywords: ['table', 'grid'] }])];
    const texts = await Promise.all(
      ['list', 'grid'].map(async (text) =>
        (await search(pages, text)).groups[0]?.hits.map((hit) => brackets(hit.text)),
      ),
    );
    expect(texts).toEqual([['A long [list]'], ['[grid]']]);
  });
});
