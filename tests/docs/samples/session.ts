import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCloud, GAME_ID } from '../../../docs/_samples/cloud';
import type { World } from './support/world';

export function testSession(createWorld: () => World): void {
  let world: World;
  beforeEach(() => {
    world = createWorld();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const loadSession = () => world.start(() => import('../../../docs/_samples/cloud'));
  const count = (path: string) => world.calls.filter((call) => call === path).length;
  const LOGIN = '/api/v1/wx/login';

  describe('a login', () => {
    it('takes five steps: time, region, code, exchange, event', async () => {
      await world.controls.advance(3_600_000);
      const { openSession } = await loadSession();
      const { userDetails } = await openSession();
      expect([...new Set(world.calls)]).toEqual([
        '/timestamp',
        '/api/v1/location/ip2region',
        LOGIN,
        '/api/v1/track/collect',
      ]);
      const [event, ...more] = await world.events(Number(userDetails.id));
      expect(more).toEqual([]);
      expect(event).toMatchObject({
        type: 'login',
        event: { ip: '192.0.2.44', region: expect.stringMatching(/^[A-Z]/) },
      });
      // The server's clock is an hour ahead of the device.
      const { time } = await world.controls.clock();
      expect(Math.abs(time - (event?.timestamp ?? 0))).toBeLessThan(60_000);
    });

    it('goes on without a region', async () => {
      world.unreachable = '/api/v1/location/ip2region';
      const { openSession } = await loadSession();
      const { userDetails } = await openSession();
      expect(await world.events(Number(userDetails.id))).toMatchObject([
        { event: { ip: 'unknown', region: 'unknown' } },
      ]);
    });

    it.each(['/timestamp', '/api/v1/track/collect'])('does not fail with %s', async (path) => {
      world.unreachable = path;
      const { openSession } = await loadSession();
      expect(await openSession()).toMatchObject({ sessionKey: expect.any(String) });
    });

    it('fails where the platform gives no code', async () => {
      const { openSession } = await loadSession();
      wx.login = (options) => options.fail({ errMsg: 'login:fail auth deny' });
      await expect(openSession()).rejects.toThrow('login:fail auth deny');
    });

    it('that fails is tried again by the next call', async () => {
      const { callAsPlayer } = await loadSession();
      world.account = 'invalid';
      await expect(callAsPlayer('GET', '/api/v1/invite/details')).rejects.toMatchObject({ code: 30101 });
      world.account = 'mia';
      expect(await callAsPlayer('GET', '/api/v1/invite/details')).toEqual({ invited: 0, respond: 0 });
    });
  });

  describe('a session', () => {
    const minutes = (number: number) => world.controls.advance(number * 60_000);

    it('that has expired is renewed once, for all calls that find it so', async () => {
      const { callAsPlayer } = await loadSession();
      await callAsPlayer('GET', '/api/v1/counter/inc/plays');
      await minutes(60);
      const results = await Promise.all([1, 2, 3].map(() => callAsPlayer('GET', '/api/v1/counter/inc/plays')));
      expect(new Set(results)).toEqual(new Set([2, 3, 4]));
      expect(count(LOGIN)).toBe(2);
    });

    it('that is refused again is not renewed for ever', async () => {
      const { callAsPlayer } = await loadSession();
      await world.controls.fail('inviteDetails', 10020, 100);
      await expect(callAsPlayer('GET', '/api/v1/invite/details')).rejects.toMatchObject({ code: 10020 });
      expect(count(LOGIN)).toBe(2);
    });

    it('is kept alive by a check every 15 minutes', async () => {
      vi.useFakeTimers({ toFake: ['setInterval'] });
      const { callAsPlayer, keepAlive } = await loadSession();
      keepAlive();
      await vi.advanceTimersByTimeAsync(15 * 60_000);
      expect(world.calls).toEqual([]);
      await callAsPlayer('GET', '/api/v1/invite/details');
      for (let quarter = 1; quarter <= 8; quarter += 1) {
        await minutes(15);
        await vi.advanceTimersByTimeAsync(15 * 60_000);
        await vi.waitFor(() => expect(count('/api/v1/oauth/check_session')).toBe(quarter));
      }
      await callAsPlayer('GET', '/api/v1/invite/details');
      expect(count(LOGIN)).toBe(1);
    });

    it('is checked once more when the game comes back from the background, unless it was logged out', async () => {
      vi.useFakeTimers({ toFake: ['setInterval'] });
      const shown: Array<() => void> = [];
      vi.stubGlobal('wx', { ...wx, onShow: (callback: () => void) => shown.push(callback) });
      const show = () => {
        for (const callback of shown) callback();
      };
      const { keepAlive, logOut, openSession } = await loadSession();
      keepAlive();
      keepAlive();
      expect([shown.length, vi.getTimerCount()]).toEqual([1, 1]);
      await openSession();
      show();
      await vi.waitFor(() => expect(count('/api/v1/oauth/check_session')).toBe(1));
      await logOut();
      world.calls = [];
      show();
      expect(world.calls).toEqual([]);
    });

    it('ends with a logout, which sends cached events first', async () => {
      const { logOut, openSession } = await loadSession();
      const { sessionKey, userDetails } = await openSession();
      const { track } = await import('../../../docs/_samples/cloud');
      track('level-end', { level: 3 });
      await logOut();
      expect((await world.events(Number(userDetails.id))).map(({ type }) => type)).toEqual(['login', 'level-end']);
      const { call } = await import('../../../docs/_samples/cloud');
      const check = call('GET', '/api/v1/oauth/check_session', { session_key: sessionKey });
      await expect(check).rejects.toMatchObject({ code: 10020 });
      world.calls = [];
      await logOut();
      expect(world.calls).toEqual([]);
    });

    it('sends many events in batches, each once, and gives up a batch that is wrong', async () => {
      const { openSession } = await loadSession();
      const { sessionKey, userDetails } = await openSession();
      const { flush, track } = await import('../../../docs/_samples/cloud');
      const sent = async () => (await world.events(Number(userDetails.id))).map(({ type }) => type).slice(1);
      const names = Array.from({ length: 45 }, (_, index) => `event ${index}`);
      for (const name of names) track(name, {});
      world.calls = [];
      await Promise.all([flush(sessionKey), flush(sessionKey)]);
      expect(world.calls).toHaveLength(3);
      expect((await sent()).sort()).toEqual([...names].sort());

      track('wrong', {});
      await world.controls.fail('trackCollect', 500);
      await expect(flush(sessionKey)).rejects.toMatchObject({ code: 500 });
      track('right', {});
      await flush(sessionKey);
      expect((await sent()).slice(-1)).toEqual(['right']);
      expect(await sent()).not.toContain('wrong');
    });

    it('keeps events that could not be sent', async () => {
      const { openSession } = await loadSession();
      const { sessionKey, userDetails } = await openSession();
      const { flush, track } = await import('../../../docs/_samples/cloud');
      track('first', {});
      world.unreachable = '/api/v1/track/collect';
      const failed = flush(sessionKey);
      track('second', {});
      await expect(failed).rejects.toThrow('fetch failed');
      world.unreachable = undefined;
      await flush(sessionKey);
      expect((await world.events(Number(userDetails.id))).map(({ type }) => type)).toEqual([
        'login',
        'first',
        'second',
      ]);
    });
  });

  describe('waiting for friends', () => {
    it('asks every five seconds, until there are enough', async () => {
      const { callAsPlayer } = await loadSession();
      const code = await callAsPlayer('GET', '/api/v1/share/generate/revive');
      const { waitForFriends } = await import('../../../docs/_samples/wait');
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      const waiting = waitForFriends('revive', 1, () => false);
      const asked = () => count('/api/v1/share/friends/revive');
      while (vi.getTimerCount() === 0) await new Promise(setImmediate);
      await vi.advanceTimersByTimeAsync(4999);
      expect(asked()).toBe(1);

      const call = createCloud();
      const { sessionKey } = await call('GET', LOGIN, { gameId: GAME_ID, code: 'leo' });
      await call('GET', '/api/v1/share/answer', { session_key: sessionKey, code });
      await vi.advanceTimersByTimeAsync(1);
      expect(await waiting).toHaveLength(1);
      expect(asked()).toBe(2);
    });

    it('counts each friend once, goes on after a call without an answer, and ends with a refusal', async () => {
      const { waitForFriends } = await world.start(() => import('../../../docs/_samples/wait'));
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      const answers = [[7, 7], undefined, [7, 7, '9007199254740993']];
      const { request } = wx;
      wx.request = (options) => {
        if (!options.url.includes('/share/friends/revive')) return request(options);
        const data = answers.shift();
        if (data) options.success({ data: JSON.stringify({ code: 0, msg: 'success', data }) });
        else options.fail({ errMsg: 'request:fail' });
      };
      const waiting = waitForFriends('revive', 2, () => false);
      for (const left of [2, 1]) {
        while (vi.getTimerCount() === 0) await new Promise(setImmediate);
        expect(answers).toHaveLength(left);
        await vi.advanceTimersByTimeAsync(5000);
      }
      expect(await waiting).toEqual([7, 7, '9007199254740993']);
      await expect(waitForFriends('none', 1, () => false)).rejects.toMatchObject({ code: 10400 });
    });

    it('ends when the player goes elsewhere', async () => {
      const { waitForFriends } = await world.start(() => import('../../../docs/_samples/wait'));
      expect(await waitForFriends('revive', 1, () => true)).toEqual([]);
      expect(world.calls).toEqual([]);
    });
  });
}
