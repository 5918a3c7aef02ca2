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

describe('names', () => {
  const names = [
    name({ kind: 'field', name: 'unionId', owner: 'User', link: '/model#user-unionid' }),
    name({ kind: 'field', name: 'unionId', owner: 'Account', link: '/model#account-unionid' }),
    name({ kind: 'field', name: 'session_key', owner: 'Session' }),
    name({ kind: 'parameter', name: 'session_key', owner: 'GET /api/v1/track' }),
    name({
      kind: 'operation',
      name: 'Rank page',
      aliases: ['/api/v1/rank/page/{id}', 'rank.page'],
      owner: 'GET /api/v1/rank/page/{id}',
      link: '/rank#page',
    }),
    name({
      kind: 'operation',
      name: 'Save',
      aliases: ['/api/v1/rank/page/{id}'],
      owner: 'POST /api/v1/rank/page/{id}',
    }),
    name({ kind: 'error', name: '10021', aliases: ['SESSION_EXPIRED'], owner: 'The session has expired' }),
    name({ kind: 'error', name: '10201', aliases: ['invite-code-expired'], owner: 'The invite code has expired' }),
    name({ kind: 'parameter', name: 'code', owner: 'Answer an invite' }),
    name({ kind: 'parameter', name: 'code', owner: 'Answer a share' }),
  ];

  async function rows(text: string) {
    const { names: found } = await search([], text, names);
    return found.map(({ kind, name, owner }) => `${kind} ${brackets(name)} – ${brackets(owner)}`);
  }

  it.each([
    ['unionid', ['field [unionId] – User', 'field [unionId] – Account']],
    ['Account.unionId', ['field unionId – Account']],
    ['session_key', ['parameter [session_key] – GET /api/v1/track', 'field [session_key] – Session']],
    [
      'session',
      [
        'error 10021 – The [session] has expired',
        'parameter [session]_key – GET /api/v1/track',
        'field [session]_key – [Session]',
      ],
    ],
    [
      'code',
      [
        'error 10201 – The invite [code] has expired',
        'parameter [code] – Answer an invite',
        'parameter [code] – Answer a share',
      ],
    ],
    ['invite code', ['error 10201 – The [invite] [code] has expired', 'parameter [code] – Answer an [invite]']],
    ['session_expired', ['error 10021 – The session has expired']],
    ['RANK.PAGE', ['operation Rank page – GET /api/v1/rank/page/{id}']],
    ['GET /api/v1/rank/page/{id}', ['operation Rank page – [GET] [/api/v1/rank/page/{id}]']],
    ['post api/v1/rank/page/{id}', ['operation Save – [POST] /[api/v1/rank/page/{id}]']],
    ['rank page', ['operation [Rank] [page] – GET /api/v1/[rank]/[page]/{id}']],
    ['session key', ['parameter [session]_[key] – GET /api/v1/track', 'field [session]_[key] – [Session]']],
    ['union　ID', ['field [unionId] – User', 'field [unionId] – Account']],
    ['invite code expired', ['error 10201 – The [invite] [code] has [expired]']],
    [
      'unionId 10021',
      ['error [10021] – The session has expired', 'field [unionId] – User', 'field [unionId] – Account'],
    ],
    [
      'page rank',
      ['operation [Rank] [page] – GET /api/v1/[rank]/[page]/{id}', 'operation Save – POST /api/v1/[rank]/[page]/{id}'],
    ],
    ['expiredSession', ['error 10021 – The session has expired']],
    [
      'sessionE',
      [
        'error 10021 – The [session] has expired',
        'parameter [session]_key – GET /api/v1/track',
        'field [session]_key – [Session]',
      ],
    ],
    ['session_k', ['parameter [session_k]ey – GET /api/v1/track', 'field [session_k]ey – [Session]']],
    ['res.data?.users[0].unionId', ['field unionId – User', 'field unionId – Account']],
    ["(reading 'unionId')", ['field [unionId] – User', 'field [unionId] – Account']],
    ['１００２１', ['error [10021] – The session has expired']],
    ['sessoinExpired', ['error 10021 – The [session] has [expired]']],
    [
      'what is CODE',
      [
        'error 10201 – The invite [code] has expired',
        'parameter [code] – Answer an invite',
        'parameter [code] – Answer a share',
      ],
    ],
    [
      '/api/v1/rnak/page/7',
      [
        'operation [Rank] [page] – GET /[api]/v1/[rank]/[page]/{id}',
        'operation Save – POST /[api]/v1/[rank]/[page]/{id}',
      ],
    ],
  ])('by %j', async (text, expected) => {
    expect(await rows(text)).toEqual(expected);
  });

  it('are few, and counted', async () => {
    const many = Array.from({ length: 30 }, (_, number) =>
      name({ kind: 'field', name: 'id', owner: `Entity ${number}` }),
    );
    const engine = createExactEngine({ pages: [], names: many });
    const few = await engine.search({ text: 'ID' });
    const more = await engine.search({ text: 'ID', nameLimit: 12 });
    expect([few.names.length, few.namesTotal, more.names.length, few.total]).toEqual([5, 30, 12, 0]);
  });
});
