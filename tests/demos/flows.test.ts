import { describe, expect, it, vi } from 'vitest';
import { type Call, createCloud } from '../../docs/_samples/cloud';
import { loadAll, loadProgress } from '../../docs/guide/demos/archive';
import { synchronise } from '../../docs/guide/demos/clock';
import { DEFAULTS, loadPrices } from '../../docs/guide/demos/config';
import { count, read } from '../../docs/guide/demos/counter';
import { attempt } from '../../docs/guide/demos/errors';
import { helpFriend } from '../../docs/guide/demos/help';
import { answerInvite } from '../../docs/guide/demos/invite';
import { findOwn, loadPage } from '../../docs/guide/demos/leaderboard';
import { findPlaces, findRegions } from '../../docs/guide/demos/location';
import { logIn } from '../../docs/guide/demos/login';
import { repeatForever, repeatOnce } from '../../docs/guide/demos/loginLoop';
import { addScores } from '../../docs/guide/demos/parts/addScores';
import { type LoggedCall, logCalls } from '../../docs/guide/demos/parts/logCalls';
import { createPlayer } from '../../docs/guide/demos/parts/player';
import { openGame } from '../../docs/guide/demos/parts/sandbox';
import { redeem } from '../../docs/guide/demos/redeem';
import { createTokenCache } from '../../docs/guide/demos/serverToken';
import { checkSession } from '../../docs/guide/demos/session';
import { finishShare } from '../../docs/guide/demos/share';
import { waitForFriends } from '../../docs/guide/demos/shareAnswer';
import { findPlace, saveScore, logIn as start } from '../../docs/guide/demos/start';
import { flush } from '../../docs/guide/demos/track';
import { createControlClient } from '../../plugins/sandbox/core/controls/client';
import { createSandbox } from '../../plugins/sandbox/core/handle/createSandbox';
import { createRandom } from '../../plugins/sandbox/core/random';
import { createMemoryStore } from '../../plugins/sandbox/core/store/memoryStore';
import { gameCloud } from '../backend/support/withoutPlayers';
import { ourDocument } from '../sandbox/support/document';

const { compiled } = await ourDocument();
const MINUTE = 60_000;

/** As in a page, without its bundler. */
vi.mock('../../docs/guide/demos/parts/startSandbox', () => ({
  startSandbox() {
    const { fetch } = createSandbox({
      api: compiled.api,
      backend: gameCloud,
      store: createMemoryStore(),
      clock: Date.now,
      random: createRandom(1),
    });
    return { fetch, controls: createControlClient(fetch) };
  },
}));

async function open() {
  const game = await openGame();
  const log: Array<Omit<LoggedCall, 'id'>> = [];
  let lost = 'nothing';
  const call = createCloud(
    logCalls(
      async (request) => {
        if (request.url.includes(lost)) throw new TypeError('No connection');
        return game.send(request);
      },
      (made) => log.push(made),
    ),
  );
  const player = (code: string) => createPlayer(call, code);
  const paths = () => log.map(({ path }) => path.split('?')[0]);
  return { ...game, call, log, paths, player, lose: (text: string) => void (lost = text) };
}

describe('a login', () => {
  const steps = async (call: Call, ...[platform, code]: [Parameters<typeof logIn>[1], string]) => {
    const told: string[] = [];
    await logIn(call, platform, code, ({ state }) => told.push(state)).catch((error: Error) =>
      told.push(error.message),
    );
    return told;
  };

  it.each(['wx', 'dy', 'ks'] as const)('on %s takes five steps', async (platform) => {
    const { call, paths } = await open();
    expect(await steps(call, platform, 'mia')).toEqual(Array(5).fill('done'));
    expect(paths()).toEqual([
      '/timestamp',
      '/api/v1/location/ip2region',
      `/api/v1/${platform}/login`,
      '/api/v1/track/collect',
    ]);
  });

  it('goes on without a region, and ends where the code is refused', async () => {
    const { call, lose } = await open();
    lose('ip2region');
    expect(await steps(call, 'wx', 'mia')).toEqual(['done', 'fallback', 'done', 'done', 'done']);
    expect(await steps(call, 'ks', 'invalid')).toEqual(['done', 'fallback', 'done', expect.stringMatching(/^30300 /)]);
  });
});

describe('a session', () => {
  it('lives as long as it is checked', async () => {
    const { call, advance } = await open();
    const { sessionKey } = await call('GET', '/api/v1/wx/login', { gameId: 'demo', code: 'mia' });
    for (const _ of [1, 2, 3, 4]) {
      await advance(15 * MINUTE);
      expect(await checkSession(call, sessionKey)).toBe(true);
    }
    await advance(60 * MINUTE);
    expect(await checkSession(call, sessionKey)).toBe(false);
  });

  it('that has ended is opened again by the next call', async () => {
    const { player, advance, paths } = await open();
    const mia = player('mia');
    await mia.call('GET', '/api/v1/invite/details');
    await advance(60 * MINUTE);
    await mia.call('GET', '/api/v1/invite/details');
    const details = '/api/v1/invite/details';
    expect(paths()).toEqual(['/api/v1/wx/login', details, details, '/api/v1/wx/login', details]);
  });
});

it.each([
  ['counterGet', 501, 'report'],
  ['counterGet', 10501, 'switch-off'],
  ['counterGet', 10021, 'success'],
  ['wxLogin', 30102, 'wait'],
])('a failure of %s with %i leads to "%s", once', async (operation, code, reaction) => {
  const { player, fail } = await open();
  const readCounter = () => player('mia').call('GET', '/api/v1/counter/get/plays');
  await fail(operation, code);
  expect(await attempt(readCounter)).toBe(reaction);
  expect(await attempt(readCounter)).toBe('success');
});

describe('a key that is always refused', () => {
  it.each([
    ['repeatOnce', repeatOnce, 2, 10020],
    ['repeatForever', repeatForever, 5, 30102],
  ] as const)('leads %s to its end', async (_name, read, expected, code) => {
    const { call, fail, log } = await open();
    const logins = () => log.filter(({ path }) => path.includes('/wx/login')).length;
    const logIn = async () => {
      if (logins() === 4) await fail('wxLogin', 30102);
      return (await call('GET', '/api/v1/wx/login', { gameId: 'demo', code: 'mia' })).openId;
    };
    const result = read(logIn, (key) => call('GET', '/api/v1/counter/get/plays', { session_key: key }));
    await expect(result).rejects.toMatchObject({ code });
    expect(logins()).toBe(expected);
  });
});

describe('friends', () => {
  it('answer an invite once, in time', async () => {
    const { player, advance } = await open();
    const { code } = await player('mia').call('GET', '/api/v1/invite/generate', { ttl: 60 });
    const leo = player('leo').call;
    expect([await answerInvite(leo, code), await answerInvite(leo, code)]).toEqual(['welcome', 'answered']);
    expect(await answerInvite(leo, `${code}X`)).toBe('invalid');
    await advance(60 * MINUTE);
    expect(await answerInvite(player('grace').call, code)).toBe('expired');
  });

  it('are not needed to finish a share that was begun', async () => {
    const mia = (await open()).player('mia').call;
    expect(await finishShare(mia, 'daily')).toBe(false);
    await mia('GET', '/api/v1/share/generate/daily');
    expect([await finishShare(mia, 'daily'), await finishShare(mia, 'daily')]).toEqual([true, false]);
    await expect(finishShare(mia, 'none')).rejects.toMatchObject({ code: 10400 });
  });

  it('are waited for, with a pause between two calls', async () => {
    const { player } = await open();
    const mia = player('mia').call;
    const code = await mia('GET', '/api/v1/share/generate/revive');
    const friends = ['leo', 'grace'];
    const pauses: number[] = [];
    const found: number[] = [];
    const pause = async (ms: number) => {
      pauses.push(ms);
      await player(friends.shift() ?? '').call('GET', '/api/v1/share/answer', { code });
    };
    expect(
      await waitForFriends(
        mia,
        2,
        (ids) => found.push(ids.length),
        () => false,
        pause,
      ),
    ).toBe(true);
    expect({ pauses, found }).toEqual({ pauses: [5000, 5000], found: [0, 1, 2] });
    expect(
      await waitForFriends(
        mia,
        2,
        () => {},
        () => true,
      ),
    ).toBe(false);
  });

  it('help with a topic, and their help comes once', async () => {
    const { player, advance } = await open();
    const mia = player('mia').call;
    const code = await mia('GET', '/api/v1/help/generate', { topic: 'level:1', ttl: 60 });
    const leo = player('leo').call;
    expect(await helpFriend(leo, code, 3)).toBe('thanks');
    expect(await helpFriend(leo, 'wrong', 3)).toBe('invalid');
    const lookUp = (topic: string) => mia('GET', '/api/v1/help/lookup', { topic });
    expect([await lookUp('level:2'), await lookUp('level:\\d+'), await lookUp('level:1')]).toEqual([
      [],
      [expect.objectContaining({ topic: 'level:1', content: { hearts: 3 } })],
      [],
    ]);
    await advance(60 * MINUTE);
    expect(await helpFriend(leo, code, 3)).toBe('over');
  });
});

describe('data', () => {
  it('of a redeem code is given, until the code is used up', async () => {
    const mia = (await open()).player('mia').call;
    expect(await redeem(mia, 'adfree', ' ONLY-ONE ')).toEqual({ outcome: 'given', content: '365 days' });
    expect(await redeem(mia, 'adfree', 'ONLY-ONE')).toEqual({ outcome: 'usedUp' });
    expect(await redeem(mia, 'coins', 'SUMMER-2026')).toEqual({ outcome: 'invalid' });
  });

  it('of a new player is the default, then what was saved', async () => {
    const mia = (await open()).player('mia').call;
    expect(await loadProgress(mia)).toEqual({ level: 1, coins: 0 });
    await mia('POST', '/api/v1/archive/set/progress', {}, { level: 3 });
    expect(await loadProgress(mia)).toEqual({ level: 3, coins: 0 });
    expect(await loadAll(mia)).toEqual({ progress: { level: 3, coins: 0 }, settings: { music: true } });
  });

  it('of a counter is the final value', async () => {
    const mia = (await open()).player('mia').call;
    expect([await count(mia, 'wins'), await count(mia, 'wins'), await read(mia, 'wins')]).toEqual([1, 2, 2]);
    await expect(count(mia, 'lives')).rejects.toMatchObject({ code: 10500 });
  });

  it('of a config is used as long as there is some', async () => {
    const { player, lose } = await open();
    const mia = player('mia').call;
    const cloud = { heart: 10, shield: 25 };
    expect(await loadPrices(mia, 'shop', DEFAULTS)).toEqual({ prices: cloud, from: 'cloud' });
    expect(await loadPrices(mia, 'market', cloud)).toEqual({ prices: cloud, from: 'missing' });
    lose('/config/');
    expect(await loadPrices(mia, 'shop', DEFAULTS)).toEqual({ prices: DEFAULTS, from: 'offline' });
  });

  it('of a ranking list comes by filter and page', async () => {
    const { call, player } = await open();
    await addScores(call);
    const mia = player('Mia');
    const filters = { season: 2, team: 'red' as const };
    const [first, second] = [await loadPage(mia.call, filters, 1), await loadPage(mia.call, filters, 2)];
    expect(first.list.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
    expect(second.list[0]?.rank).toBe(6);
    expect(first.total).toBeGreaterThan(10);
    const { id } = (await mia.session()).userDetails;
    expect(await findOwn(mia.call, filters, id)).toMatchObject({ key: id, details: { nickname: 'Mia' } });
    expect(await findOwn(mia.call, { season: 1, team: 'blue' }, id)).toBeUndefined();
  });

  it.each([
    [1500, 7, 15],
    [99_999, 1, 15],
    [0, 15, 15],
  ])('of a reader with the score %d is on the page of the list that is shown', async (score, rank, total) => {
    const { call } = await open();
    await addScores(call);
    const session = await start(call);
    await call('POST', '/api/v1/archive/set/progress', { session_key: session.sessionKey }, { level: 7 });
    await saveScore(call, session.sessionKey, 'You', score);
    const { own, page } = await findPlace(call, session);
    const ids = { session_key: session.sessionKey, includes: ['progress'] };
    expect((await call('GET', '/api/v1/archive/batch_get', ids)).progress?.data).toMatchObject({ level: 7 });
    expect(own).toMatchObject({ rank, score, details: { nickname: 'You' } });
    expect(page.total).toBe(total);
    expect(page.list).toContainEqual(own);
  });

  it('of events is kept until a batch gets through', async () => {
    const { player, lose, paths } = await open();
    const mia = player('mia').call;
    const events = [{ type: 'level-end', timestamp: 1, event: { level: 3 } }];
    lose('/track/');
    expect(await flush(mia, events)).toEqual([]);
    lose('nothing');
    expect(await flush(mia, events)).toEqual(events);
    const sent = paths().length;
    expect(await flush(mia, [])).toEqual([]);
    expect(paths()).toHaveLength(sent);
  });
});

describe('open calls and servers', () => {
  it('tell the offset of a wrong clock', async () => {
    const { call } = await open();
    const [best, ...others] = await synchronise(call, () => Date.now() - 60 * MINUTE);
    expect(Math.abs((best?.offset ?? 0) - 60 * MINUTE)).toBeLessThan(MINUTE);
    expect(others.every(({ roundTrip }) => roundTrip >= (best?.roundTrip ?? 0))).toBe(true);
  });

  it('find regions, at most 100 in a call', async () => {
    const { call, paths } = await open();
    const many = Array.from({ length: 101 }, (_, index) => `203.0.113.${index}`);
    expect((await findRegions(call, [...many, '1.2.3'])).map(({ code }) => code).slice(-2)).toEqual([0, 20001]);
    expect(paths()).toHaveLength(2);
    expect((await findPlaces(call, ['121.47:31.23', '0:0'])).map(({ code, city }) => [code, city])).toEqual([
      [0, 'Shanghai'],
      [20011, undefined],
    ]);
  });

  it('share one token, until it is about to expire', async () => {
    const { call, log } = await open();
    let now = 0;
    const cache = createTokenCache(call, { gameId: 'demo', gameSecret: 'demo-secret' }, () => now);
    const [first, second] = await Promise.all([cache.get(), cache.get()]);
    expect(second).toBe(first);
    now = 7200 * 900 - 1000;
    expect(await cache.get()).toBe(first);
    expect(log).toHaveLength(1);
    now += 1000;
    await cache.get();
    expect(log).toHaveLength(2);
    expect(await cache.refresh()).not.toBe(first);
    const empty = createTokenCache(call, { gameId: 'demo', gameSecret: 'demo-secret' });
    const [fetched, refreshed] = await Promise.all([empty.get(), empty.refresh()]);
    expect(refreshed).not.toBe(fetched);
    expect(await empty.get()).toBe(refreshed);
    const wrong = createTokenCache(call, { gameId: 'demo', gameSecret: 'wrong' });
    await expect(wrong.get()).rejects.toMatchObject({ code: 10102 });
  });
});

describe('the log of calls', () => {
  it('has no keys or secrets, and all digits', async () => {
    const { call, player, log } = await open();
    await player('mia').call('GET', '/api/v1/invite/details');
    await createTokenCache(call, { gameId: 'demo', gameSecret: 'demo-secret' }).get();
    const text = JSON.stringify(log);
    expect(text).toMatch(/session_key=gcs_[^"]{4}…/);
    expect(text).not.toMatch(/gcs_\w{6}|gct_\w{6}|demo-secret/);

    const answer = '{"code":0,"msg":"a {b} \\" c","data":{"id":9007199254740993,"list":[],"more":[1,{"a":null}]}}';
    const logged: string[] = [];
    await logCalls(
      async () => answer,
      (made) => logged.push(made.answer),
    )({ method: 'GET', url: 'https://a.example/x' });
    expect(logged[0]).toContain('9007199254740993');
    expect(JSON.parse(logged[0] ?? '')).toEqual(JSON.parse(answer));
    expect(logged[0]?.split('\n')).toHaveLength(14);
  });
});
