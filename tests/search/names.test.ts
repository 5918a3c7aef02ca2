import { describe, expect, it } from 'vitest';
import { createExactEngine } from '../../plugins/search/core/engine/exactEngine';
import type { NameRecord, PageRecord, SearchResult } from '../../plugins/search/core/types';
import { brackets, name, page } from './support/records';

function search(pages: PageRecord[], text: string, names: NameRecord[] = []): Promise<SearchResult> {
  return createExactEngine({ pages, names }).search({ text });
}

describe('names', () => {
  const names = [
    name({ kind: 'field', name: 'unionId', owner: 'User', link: '/model#user-unionid' }),
    name({ kind: 'field', name: 'unionId', owner: 'Account', link: '/model#account-unionid' }),
    name({ kind: 'field', name: 'session_key', owner: 'Session' }),
    name({ kind: 'parameter', name: 'session_key', owner: 'GET /api/v1/track' }),
    name({
      kind: 'operation',
      name: 'Rank page',
      aliases: ['rank.page', '/api/v1/rank/page/{id}'],
      owner: 'GET /api/v1/rank/page/{id}',
      link: '/rank#page',
    }),
    name({
      kind: 'operation',
      name: 'Save',
      aliases: ['save', '/api/v1/rank/page/{id}'],
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
    [
      'rank page',
      ['operation [Rank] [page] – GET /api/v1/[rank]/[page]/{id}', 'operation Save – POST /api/v1/[rank]/[page]/{id}'],
    ],
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
    [
      'await client.rank.page({ top })',
      ['operation [Rank] [page] – GET /api/v1/[rank]/[page]/{id}', 'operation Save – POST /api/v1/[rank]/[page]/{id}'],
    ],
    ['what do I do on 10021', ['error [10021] – The session has expired']],
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

  it('do not take the path of one thing for that of a list', async () => {
    const calls = [
      name({ kind: 'operation', name: 'Get an alert', aliases: ['getAlert', '/alerts/open/{id}'], link: '/one' }),
      name({
        kind: 'operation',
        name: 'List open alerts',
        aliases: ['listOpenAlerts', '/orgs/alerts/open'],
        link: '/list',
      }),
    ];
    const { names: found } = await search([], 'open alerts', calls);
    expect(found[0]?.link).toBe('/list');
  });

  it('have one row for a page about one call', async () => {
    const call = name({ kind: 'operation', name: 'Fork', aliases: [], owner: 'POST /fork', link: '/fork#fork' });
    const pages = [page({ title: 'Fork', link: '/fork' }, { Fork: ['Copies a repository.'] })];
    const { names: found } = await search(pages, 'fork', [call]);
    expect(found.map(({ kind, link }) => `${kind} ${link}`)).toEqual(['page /fork']);
  });

  it('are calls that have all words, then fields of the same name', async () => {
    const link = (id: string) => ({ link: `/${id}`, owner: id });
    const calls = ['Create a game session', 'End a game session'].map((title) =>
      name({ kind: 'operation', name: title, aliases: [], ...link(title) }),
    );
    const fields = ['a', 'b', 'c'].map((id) => name({ kind: 'field', name: 'game_session', ...link(id) }));
    const { names: found } = await search([], 'game session', [...fields, ...calls]);
    expect(found.map(({ kind }) => kind)).toEqual(['operation', 'operation', 'field', 'field', 'field']);
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
