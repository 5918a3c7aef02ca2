import { beforeEach, describe, expect, it } from 'vitest';
import { listSources, readSource } from '../helpers/sources';
import { type Client, codeOf, createWorld, MINUTE, type World } from './support/world';

let world: World;
let mia: Client;
let leo: Client;
beforeEach(() => {
  world = createWorld();
  mia = world.logIn('mia');
  leo = world.logIn('leo');
});

type Values = NonNullable<Parameters<Client['call']>[1]>;
const codesOf = (caller: { call: Client['call'] }, calls: Array<[id: string, values?: Values]>) =>
  calls.map(([id, values]) => codeOf(() => caller.call(id, values)));
const SECRET = { gameId: 'demo', gameSecret: 'demo-secret' };
const SEASON = { season: 2, team: 'red' };

/** Sentences of guides, and what the sandbox does. Each must be in its page, word for word. */
const SENTENCES: Array<[page: string, sentence: string, proof: () => void]> = [
  [
    'guide/start',
    'Until then, their calls answer [10604](/api/errors#10604) and [10701](/api/errors#10701).',
    () => {
      world.control('create-game', { id: 'new' });
      const player = world.logIn('mia', { game: 'new' });
      const codes = codesOf(player, [
        ['archiveGet', { id: 'a' }],
        ['rankPage', { id: 'weekly' }],
      ]);
      expect(codes).toEqual([10604, 10701]);
    },
  ],
  [
    'guide/start',
    "You sent the platform's session key, or `openId`. Send the `sessionKey` of the login.",
    () => expect(codeOf(() => world.call('sessionCheck', {}, undefined, mia.openId))).toBe(10020),
  ],
  [
    'guide/launch',
    '| [Counters](/guide/archive#counters) | [10501](/api/errors#10501) | [`counter/get`](/api/data-counter#counter-get): 0 |',
    () => {
      expect(codeOf(() => mia.call('counterGet', { id: 'plays' }))).toBe(0);
      world.control('create-game', { id: 'new' });
      expect(codesOf(world.logIn('mia', { game: 'new' }), [['counterGet', { id: 'plays' }]])).toEqual([10501]);
    },
  ],
  [
    'guide/launch',
    '| Invites that a player may answer | one, else [10202](/api/errors#10202) |',
    () => {
      const codes = ['ann', 'bob'].map((name) => world.logIn(name).call('inviteGenerate') as { code: string });
      expect(
        codesOf(
          mia,
          codes.map(({ code }) => ['inviteResponse', { code }]),
        ),
      ).toEqual([0, 10202]);
    },
  ],
  [
    'guide/invite',
    'Valid --> Expired: the lifetime is over\nExpired -> Expired: response: 10201',
    () => {
      const { code } = mia.call('inviteGenerate', { ttl: 1 }) as { code: string };
      world.pass(2 * MINUTE);
      expect(
        codesOf(leo, [
          ['inviteResponse', { code }],
          ['inviteResponse', { code: 'other' }],
        ]),
      ).toEqual([10201, 10200]);
    },
  ],
  [
    'guide/help',
    'Without it, you get the results of all topics.',
    () => {
      for (const topic of ['level:1', 'lives']) leo.call('helpFinish', { code: mia.call('helpGenerate', { topic }) });
      expect(mia.call('helpLookup', { topic: String.raw`level:\d+` })).toHaveLength(1);
      expect(mia.call('helpLookup')).toMatchObject([{ topic: 'lives' }]);
    },
  ],
  [
    'guide/redeem',
    'In the sandbox `SUMMER-2026` works, `ONLY-ONE` works once, both of type `adfree`; `ALL-GONE`, of type `coins`, is used up.',
    () => {
      const use = (type: string, code: string) => ['cdkeyUse', { type, code }] as [string, Values];
      const codes = [use('adfree', 'SUMMER-2026'), use('adfree', 'ONLY-ONE'), use('adfree', 'ONLY-ONE')];
      expect(codesOf(mia, [...codes, use('coins', 'ALL-GONE'), use('coins', 'ONLY-ONE')])).toEqual([
        0, 0, 10804, 10804, 10803,
      ]);
    },
  ],
  [
    'guide/ranks',
    '| [500](/api/errors#500) | Not valid JSON, or `pageNum` is 0 | Build the text with `JSON.stringify`; count from 1 |',
    () => expect(codesOf(mia, [['rankPage', { id: 'weekly', pageNum: 0 }]])).toEqual([500]),
  ],
  [
    'guide/ranks',
    'its list `weekly` ranks the field `score` of the archive `progress`, filtered by `season` and `team`.',
    () => {
      mia.call('archiveSet', { id: 'progress' }, { score: 5, ...SEASON });
      leo.call('archiveSet', { id: 'progress' }, { score: 9, ...SEASON, season: 1 });
      const own = { id: 'weekly', key: mia.id, filters: SEASON };
      expect(mia.call('rankGet', own)).toMatchObject({ rank: 1, score: 5 });
      // Missing filters come from the archive.
      expect(leo.call('rankPage', { id: 'weekly' })).toMatchObject({ list: [{ key: leo.id, score: 9 }] });
    },
  ],
  [
    'guide/archive',
    '- After a time-out, save again. The same content twice does no harm.',
    () => {
      const saved = [1, 2].map(() => mia.call('archiveSet', { id: 'a' }, { level: 1 }) as { data: object });
      expect(saved[1]?.data).toEqual(saved[0]?.data);
    },
  ],
  [
    'guide/archive',
    'with neither `includes` nor `excludes` removes **all** archives of the player. [Deregistering](/api/deregister) does so too.',
    () => {
      for (const id of ['a', 'b']) mia.call('archiveSet', { id }, {});
      mia.call('archiveBatchDelete');
      expect(mia.call('archiveBatchGet')).toEqual({});
    },
  ],
  [
    'guide/track',
    '| Before the [logout](/api/logout) | **Always.** Without a session, the call fails |',
    () => {
      mia.call('logout');
      expect(codesOf(mia, [['trackCollect', { event_list: [] }]])).toEqual([10020]);
    },
  ],
  [
    'guide/sandbox',
    'A session of the sandbox lives for 30 minutes after the last check.',
    () => {
      world.pass(29 * MINUTE);
      mia.call('sessionCheck');
      world.pass(29 * MINUTE);
      expect([mia, leo].map((player) => codeOf(() => player.call('sessionCheck')))).toEqual([0, 10021]);
    },
  ],
  [
    'guide/sandbox',
    'and the same code is always the same player, so a test can have as many accounts as it needs. The code `invalid` and blank codes are refused.',
    () => {
      expect([world.logIn('mia').id, world.logIn('new').id === mia.id]).toEqual([mia.id, false]);
      expect(codeOf(() => world.logIn('invalid'))).toBe(30101);
    },
  ],
];

/** Of the table of `guide/errors#retry`: a call whose answer got lost, made again. */
const AGAIN: Array<[row: string, again: () => void]> = [
  [
    '| [`oauth/access_token`](/server/access-token#access-token-get) | Yes: it returns the token that exists, or creates one |',
    () => expect(world.call('accessTokenGet', SECRET)).toEqual(world.call('accessTokenGet', SECRET)),
  ],
  [
    '| [`oauth/logout`](/api/logout), [`oauth/deregister`](/api/deregister) | It may come back as [10020](/api/errors#10020), because the first one succeeded |',
    () => {
      expect(codesOf(mia, [['logout'], ['logout']])).toEqual([0, 10020]);
      expect(codesOf(leo, [['deregister'], ['deregister']])).toEqual([0, 10020]);
    },
  ],
  [
    '| [`counter/inc`](/api/data-counter#counter-inc) | Read the counter first: it may count twice |',
    () => expect([1, 2].map(() => mia.call('counterInc', { id: 'plays' }))).toEqual([1, 2]),
  ],
  [
    '| [`invite/response`](/api/business-invite#invite-response) | It may come back as [10202](/api/errors#10202), because the first one was recorded |',
    () => {
      const { code } = mia.call('inviteGenerate') as { code: string };
      expect(
        codesOf(leo, [
          ['inviteResponse', { code }],
          ['inviteResponse', { code }],
        ]),
      ).toEqual([0, 10202]);
    },
  ],
  [
    '| [`share/finish`](/api/business-share#share-finish) | It may come back as [10403](/api/errors#10403), although the first one succeeded |',
    () => {
      mia.call('shareGenerate', { id: 'revive' });
      expect(
        codesOf(mia, [
          ['shareFinish', { id: 'revive' }],
          ['shareFinish', { id: 'revive' }],
        ]),
      ).toEqual([0, 10403]);
    },
  ],
  [
    '| [`help/finish`](/api/business-help#help-finish) | No: the seeker may get the help, and a gift in it, twice |',
    () => {
      const code = mia.call('helpGenerate', { topic: 'a' });
      for (const _ of [1, 2]) leo.call('helpFinish', { code }, { hearts: 3 });
      expect(mia.call('helpLookup')).toMatchObject([{ content: { hearts: 3 } }, { content: { hearts: 3 } }]);
    },
  ],
  [
    '| [`cdkey/use`](/api/business-cdkey#cdkey-use) | No: the first call may have used up the code |',
    () => {
      const use: [string, Values] = ['cdkeyUse', { type: 'adfree', code: 'ONLY-ONE' }];
      expect(codesOf(mia, [use, use])).toEqual([0, 10804]);
    },
  ],
  [
    '| [`help/lookup`](/api/business-help#help-lookup) | It returns only what is new: the results of the first one may be gone |',
    () => {
      leo.call('helpFinish', { code: mia.call('helpGenerate', { topic: 'a' }) });
      expect([1, 2].map(() => (mia.call('helpLookup') as object[]).length)).toEqual([1, 0]);
    },
  ],
  [
    '| [`oauth/refresh_token`](/server/access-token#access-token-refresh) | Fetch a token instead: a refresh invalidates the earlier one |',
    () => {
      const first = world.call('accessTokenGet', SECRET);
      const second = world.call('accessTokenRefresh', SECRET);
      expect(second).not.toEqual(first);
      expect(world.call('accessTokenGet', SECRET)).toEqual(second);
    },
  ],
];

describe('the sandbox does what the guides say', () => {
  it.each([...SENTENCES, ...AGAIN.map(([row, again]) => ['guide/errors', row, again] as const)])(
    '%s: %s',
    (page, sentence, proof) => {
      expect(readSource(`docs/${page}.mdx`)).toContain(sentence);
      proof();
    },
  );
});

/** What pages said once, although neither the specification nor the sandbox does. */
const UNTRUE = [
  /a clock that players cannot move|who brought a new player|rewarded for sharing|nothing else changes/i,
  /without an account or a game id(?! of your own)|没有账号和游戏 id/i,
  /one game at a time|until a friend has opened/i,
];

it('no page says again what was not true', () => {
  const pages = ['docs', 'openapi', 'src/i18n'].flatMap((folder) => listSources(folder, /\.(mdx|ya?ml|json)$/));
  const said = pages.flatMap((file) => UNTRUE.flatMap((words) => words.exec(readSource(file))?.[0] ?? []));
  expect(said).toEqual([]);
});
