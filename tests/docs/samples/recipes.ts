import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArchiveData } from '../../../docs/_samples/api';
import type { AnyCall, State } from '../../../docs/_samples/cloud';
import type { Json } from '../../../plugins/sandbox/core/types';
import type { World } from './support/world';

export function testRecipes(createWorld: () => World): void {
  let world: World;
  beforeEach(() => {
    world = createWorld();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** A player's device on which the game has just started; later calls use this player. */
  async function device(account: string) {
    world.account = account;
    const session = await world.start(() => import('../../../docs/_samples/cloud'));
    await session.openSession();
    return {
      ...session,
      get: (path: string) => (session.callAsPlayer as AnyCall)<never>('GET', path),
      set: (id: string, data: ArchiveData) => session.callAsPlayer('POST', `/api/v1/archive/set/${id}`, {}, data),
    };
  }

  describe('invites', () => {
    const invite = async () => ((await (await device('mia')).get('/api/v1/invite/generate')) as { code: string }).code;
    const answerAs = async (account: string, code: string) => {
      await device(account);
      const { answerInvite } = await import('../../../docs/_samples/invite');
      return answerInvite(code);
    };

    it('are answered once, and say what to tell the player', async () => {
      const code = await invite();
      expect(await answerAs('leo', code)).toBe('welcome');
      expect(await answerAs('leo', code)).toBe('answered-before');
      expect(await answerAs('ada', code.slice(0, -1))).toBe('ask-for-a-new-link');
      await world.controls.advance(60_000 * 60 * 24 * 366 * 101);
      expect(await answerAs('eve', code)).toBe('ask-for-a-new-link');
      await world.controls.fail('inviteResponse', 500);
      await expect(answerAs('eve', code)).rejects.toMatchObject({ code: 500 });
    });

    it('are paid for once each, for two openings of the screen and after a restart', async () => {
      const code = await invite();
      const open = async () => {
        const { get } = await device('mia');
        const { payInviteRewards } = await import('../../../docs/_samples/invite');
        return { payInviteRewards, saved: () => get('/api/v1/archive/get/progress') };
      };
      await answerAs('leo', code);
      await answerAs('ada', code);
      const first = await open();
      expect(await Promise.all([first.payInviteRewards(), first.payInviteRewards()])).toEqual([2, 0]);
      expect(await first.saved()).toMatchObject({ data: { level: 1, coins: 200, paidInvites: 2 } });

      await answerAs('eve', code);
      world.unreachable = '/api/v1/archive/set/progress';
      await expect((await open()).payInviteRewards()).rejects.toThrow('fetch failed');
      world.unreachable = undefined;
      const restarted = await open();
      expect(await restarted.payInviteRewards()).toBe(1);
      expect(await restarted.payInviteRewards()).toBe(0);
      expect(await restarted.saved()).toMatchObject({ data: { coins: 300, paidInvites: 3 } });
    });
  });

  it('a share is paid for once, after a save that failed and after a restart', async () => {
    const open = async () => {
      const { get } = await device('mia');
      const { rewardShare } = await import('../../../docs/_samples/share/reward');
      return { rewardShare, saved: () => get('/api/v1/archive/get/progress') };
    };
    world.unreachable = '/api/v1/archive/set/progress';
    await expect((await open()).rewardShare('revive')).rejects.toThrow('fetch failed');
    world.unreachable = undefined;
    const first = await open();
    expect(await Promise.all([first.rewardShare('revive'), first.rewardShare('revive')])).toEqual([true, false]);
    const { rewardShare, saved } = await open();
    expect(await rewardShare('revive')).toBe(false);
    expect(await saved()).toMatchObject({ data: { coins: 100, paidShares: ['revive'] } });
  });

  describe('archives', () => {
    const PATH = '/api/v1/archive/set/progress';
    const writes = () => world.calls.filter((path) => path === PATH).length;

    const progress = () => import('../../../docs/_samples/cloud');

    it('keep all that the game has not changed, in the next run and in those after it', async () => {
      const { set } = await device('mia');
      await set('progress', { level: 12, coins: 340, unlocked: ['bow'] });
      for (const coins of [345, 350]) {
        const { get } = await device('mia');
        const { change, load, save } = await progress();
        await load();
        change({ coins });
        await save();
        expect(await get('/api/v1/archive/get/progress')).toMatchObject({
          data: { level: 12, coins, unlocked: ['bow'] },
        });
      }
    });

    it.each(['before they are loaded', 'after a failure to load them'])('are not written %s', async (when) => {
      const { get, set } = await device('mia');
      await set('progress', { level: 12, coins: 340 });
      world.calls = [];
      const { change, load, save } = await progress();
      if (when.startsWith('after')) {
        world.unreachable = '/api/v1/archive/get/progress';
        await expect(load()).rejects.toThrow('fetch failed');
        world.unreachable = undefined;
      }
      expect(() => change({ coins: 345 })).toThrow('Load first');
      await expect(save()).rejects.toThrow('Load first');
      expect(writes()).toBe(0);
      expect(await get('/api/v1/archive/get/progress')).toMatchObject({ data: { level: 12, coins: 340 } });
    });

    it('are loaded once: a second load does not undo a change', async () => {
      await device('mia');
      const { change, load, state } = await progress();
      const second = load();
      await load();
      change({ coins: 5 });
      await second;
      await load();
      expect(state()).toEqual({ level: 1, coins: 5 });
    });

    it('are written only when something has changed, and again after a failure', async () => {
      const { get } = await device('mia');
      const { change, load, save } = await progress();
      await load();
      await save();
      expect(writes()).toBe(0);
      change({ coins: 5 });
      const first = save();
      change({ level: 2 });
      await Promise.all([first, save()]);
      expect(await get('/api/v1/archive/get/progress')).toMatchObject({ data: { level: 2, coins: 5 } });
      expect(writes()).toBe(2);

      change({ coins: 6 });
      world.unreachable = PATH;
      await expect(save()).rejects.toThrow('fetch failed');
      world.unreachable = undefined;
      await save();
      expect(await get('/api/v1/archive/get/progress')).toMatchObject({ data: { coins: 6 } });
    });

    it('are saved before the logout when the game is hidden', async () => {
      let hide = async () => {};
      vi.stubGlobal('wx', { ...wx, onHide: (callback: typeof hide) => (hide = callback) });
      await device('mia');
      await import('../../../docs/_samples/archive/pause');
      const { change, load } = await progress();
      await load();
      change({ level: 3 });
      world.calls = [];
      await hide();
      expect(world.calls).toEqual([PATH, '/api/v1/oauth/logout']);
    });

    it('that are not there load as the defaults; no other failure does', async () => {
      const loaded = async () => {
        await device('mia');
        const { load, state } = await progress();
        await load();
        return state();
      };
      expect(await loaded()).toEqual({ level: 1, coins: 0 });
      await (await device('mia')).set('progress', { level: 7 });
      expect(await loaded()).toEqual({ level: 7, coins: 0 });
      await world.controls.run('set-feature', { game: 'demo', feature: 'archive', enabled: false });
      await expect(loaded()).rejects.toMatchObject({ code: 10604 });
    });

    it('of two devices are merged: neither loses what the other has earned', async () => {
      const { set } = await device('mia');
      const { change, load, state } = await progress();
      const { saveMerged } = await import('../../../docs/_samples/archive/merge');
      const helpOf = (...helpers: number[]) =>
        helpers.map((helperId) => ({ topic: 'level:1', helperId, finishTime: 5, content: { hearts: 3 } }));
      const start: Required<State> = {
        level: 2,
        coins: 10,
        unlocked: ['a'],
        score: 5,
        season: 1,
        team: 'red',
        paidInvites: 1,
        paidShares: ['revive'],
        help: helpOf(1),
        gifts: ['10 coins'],
      };
      await set('progress', { ...start });
      await load();
      change({ level: 3 });
      await saveMerged();
      expect(state()).toEqual({ ...start, level: 3 });

      await world.controls.advance(1000);
      const other: Required<State> = {
        level: 9,
        coins: 1,
        unlocked: ['b'],
        score: 8,
        season: 1,
        team: 'blue',
        paidInvites: 0,
        paidShares: [],
        help: helpOf(1, 2),
        gifts: ['10 coins', '365 days'],
      };
      const { get } = await device('mia');
      await set('progress', { ...other });
      change({ coins: 20, unlocked: ['a', 'c'], help: helpOf(1, 3), gifts: ['10 coins', '10 coins'] });
      await saveMerged();
      const merged = {
        ...other,
        coins: 20,
        paidInvites: 1,
        paidShares: ['revive'],
        unlocked: ['b', 'a', 'c'],
        help: helpOf(1, 2, 3),
        gifts: ['10 coins', '365 days', '10 coins'],
      };
      expect(state()).toEqual(merged);
      expect(await get('/api/v1/archive/get/progress')).toMatchObject({ data: merged });
      const before = writes();
      await saveMerged();
      expect(writes()).toBe(before);
    });

    it('pay a level once, also if its save fails and the player goes on', async () => {
      const { get } = await device('mia');
      const { finishLevel, start } = await import('../../../docs/_samples/save');
      await start();
      world.unreachable = PATH;
      await finishLevel(20);
      world.unreachable = undefined;
      await (await progress()).save();
      expect(await get('/api/v1/archive/get/progress')).toMatchObject({ data: { level: 2, coins: 20 } });
    });

    it('are loaded, saved and deleted together', async () => {
      await device('mia');
      const { loadAll, saveAll } = await import('../../../docs/_samples/archive/batch');
      const { deleteArchives } = await import('../../../docs/_samples/archive/delete');
      const DEFAULTS = { progress: { level: 1, coins: 0 }, settings: { music: true } };
      const SAVED = { progress: { level: 4, coins: 0 }, settings: { music: false } };
      await expect(saveAll(SAVED)).rejects.toThrow('Load first');
      expect(await loadAll()).toEqual(DEFAULTS);
      await saveAll(SAVED);
      expect(await loadAll()).toEqual(SAVED);

      await deleteArchives([]);
      expect(await loadAll()).toEqual(SAVED);
      await deleteArchives(['progress', 'settings']);
      expect(await loadAll()).toEqual(DEFAULTS);
      await deleteArchives(['progress']);
      await expect(deleteArchives(['progress', 'settings'])).rejects.toMatchObject({ code: 10603 });
    });

    it('that are deleted do not come back with the next save', async () => {
      const { get } = await device('mia');
      const { change, load, save, state } = await progress();
      const { deleteArchives } = await import('../../../docs/_samples/archive/delete');
      await load();
      change({ level: 9 });
      const saving = save();
      change({ coins: 50 });
      await Promise.all([saving, deleteArchives(['progress'])]);
      await expect(save()).rejects.toThrow('Load first');
      await expect(get('/api/v1/archive/get/progress')).rejects.toMatchObject({ code: 10603 });
      await load();
      expect(state()).toEqual({ level: 1, coins: 0 });
    });

    it('do not come back after a deregistration, and neither do events', async () => {
      const { callAsPlayer, openSession, track } = await device('mia');
      const { change, deregister, load, save, state } = await progress();
      const { id } = (await openSession()).userDetails;
      await load();
      change({ level: 9 });
      const saving = save();
      track('level-end', {});
      await Promise.all([saving, deregister()]);
      expect(() => change({ level: 10 })).toThrow('Load first');
      await expect(callAsPlayer('GET', '/api/v1/archive/get/progress')).rejects.toMatchObject({ code: 10603 });
      await load();
      expect(state()).toEqual({ level: 1, coins: 0 });
      const player = Number((await openSession()).userDetails.id);
      expect(player).not.toBe(id);
      expect((await world.events(player)).map(({ type }) => type)).toEqual(['login']);
    });
  });

  describe('ranking lists', () => {
    /** The last player is logged in. */
    async function scored(scores: Array<{ [field: string]: Json }>) {
      const ids: Array<number | string> = [];
      for (const [index, data] of scores.entries()) {
        const { openSession, set } = await device(`player ${index}`);
        await set('progress', data);
        ids.push((await openSession()).userDetails.id);
      }
      return ids;
    }
    const many = (count: number) => Array.from({ length: count }, (_, index) => ({ score: 1000 - index, season: 1 }));

    it('show the first ten, and the own place where it is further down', async () => {
      const FILTERS = { season: 1, team: 'red' };
      const report = async (name: string, score: number) => {
        const { openSession } = await device(name);
        const { loadBoard, reportScore } = await import('../../../docs/_samples/board');
        await reportScore(score, FILTERS);
        return { id: (await openSession()).userDetails.id, loadBoard };
      };
      const ids: Array<number | string> = [];
      for (let index = 0; index < 10; index += 1) ids.push((await report(`player ${index}`, 1000 - index)).id);
      const last = await report('last', 990);
      const { entries, total, own } = await last.loadBoard(FILTERS);
      expect(entries.map(({ key }) => key)).toEqual(ids);
      expect({ total, own }).toMatchObject({ total: 11, own: { rank: 11, score: 990 } });
      const { loadTeamBoard } = await import('../../../docs/_samples/rank/group');
      expect((await loadTeamBoard('red', 1)).list.slice(0, 10)).toEqual(entries);
      expect(await (await report('player 0', 1)).loadBoard(FILTERS)).toMatchObject({ entries, own: undefined });
      await device('new');
      const { loadBoard } = await import('../../../docs/_samples/board');
      expect(await loadBoard(FILTERS)).toMatchObject({ total: 11, own: undefined });
    });

    it('that refuse a filter accept those that the list has, and the archive holds', async () => {
      const { callAsPlayer, set } = await device('mia');
      await set('progress', { level: 7, score: 5, season: 1, team: ['red'] });
      for (const filters of [{ season: 1 }, { season: 1, team: 'red', level: 7 }]) {
        const query = { filters: JSON.stringify(filters) };
        await expect(callAsPlayer('GET', '/api/v1/rank/page/weekly', query)).rejects.toMatchObject({ code: 10703 });
      }
      const { joinTeam, showTeam } = await import('../../../docs/_samples/filters');
      expect(await showTeam(2, 'blue')).toEqual({ total: 0, list: [] });
      const saved = () => callAsPlayer('GET', '/api/v1/archive/get/progress');
      expect((await saved()).data).toMatchObject({ season: 1, team: ['red'] });
      await joinTeam('red');
      expect((await saved()).data).toMatchObject({ level: 7, score: 5, season: 1, team: 'red' });
      expect((await showTeam(1, 'red')).list).toMatchObject([{ score: 5 }]);
      expect(await callAsPlayer('GET', '/api/v1/rank/page/weekly')).toMatchObject({ total: 1 });
    });

    it('have boards of a team and of friends', async () => {
      const ids = await scored([
        { score: 5, season: 1, team: 'red' },
        { score: 7, season: 1, team: 'red' },
        { score: 6, season: 1, team: 'blue' },
      ]);
      const { loadTeamBoard } = await import('../../../docs/_samples/rank/group');
      expect((await loadTeamBoard('red', 1)).list.map(({ score }) => score)).toEqual([7, 5]);

      const list = { id: 'weekly', archive: 'progress', score: 'score', filters: ['season'] };
      await world.controls.run('add-rank', { game: 'demo', ...list });
      const { openSession } = await device('a friend without a score');
      const { loadFriendsBoard } = await import('../../../docs/_samples/rank/friends');
      const friends = [...ids, (await openSession()).userDetails.id];
      expect((await loadFriendsBoard(friends, { season: 1 })).map(({ score }) => score)).toEqual([7, 6, 5]);
      await world.controls.run('set-feature', { game: 'demo', feature: 'rank', enabled: false });
      await expect(loadFriendsBoard(friends, { season: 1 })).rejects.toMatchObject({ code: 10701 });
    });

    it('are read page by page, each entry once, and a page that failed again', async () => {
      await scored(many(45));
      const { createPager } = await import('../../../docs/_samples/rank/pager');
      const pager = createPager('weekly', { season: 1 });
      const scores = async () => (await pager.next())?.map(({ score }) => score);
      expect(await scores()).toHaveLength(20);
      await world.controls.fail('rankPage', 500);
      await expect(scores()).rejects.toMatchObject({ code: 500 });

      // A new first entry moves the twentieth to the second page.
      await (await device('late')).set('progress', { score: 2000, season: 1 });
      expect(await scores()).toEqual(
        many(45)
          .slice(20, 39)
          .map(({ score }) => score),
      );
      const atOnce = await Promise.all([scores(), scores()]);
      expect(atOnce).toEqual([expect.objectContaining({ length: 6 }), undefined]);
    });
  });
}
