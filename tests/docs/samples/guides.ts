import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CloudError } from '../../../docs/_samples/cloud';
import { type Reaction, reactTo } from '../../../docs/_samples/errors';
import { readWithRetries } from '../../../docs/_samples/retry';
import { buildModel } from '../../../plugins/openapi/core/model/build';
import { readOurDocument } from '../../helpers/ourDocument';
import type { World } from './support/world';

export function testGuides(createWorld: () => World): void {
  let world: World;
  beforeEach(() => {
    world = createWorld();
    vi.spyOn(console, 'log').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** The device of a player on which the game has just started. */
  async function device(account: string) {
    world.account = account;
    const session = await world.start(() => import('../../../docs/_samples/cloud'));
    await session.openSession();
    return session;
  }

  it.each([
    ['wx', '/api/v1/wx/login'],
    ['dy', '/api/v1/dy/login'],
    ['ks', '/api/v1/ks/login'],
    ['page', '/api/v1/wx/login'],
  ] as const)('getting started on %s logs in, saves a score and finds its place', async (platform, loginPath) => {
    world.playOn(platform);
    const { play } = await world.start(() => import('../../../docs/_samples/play'));
    await play();
    expect(vi.mocked(console.log).mock.calls).toEqual([['1 of 1, score 1500']]);
    expect(world.calls.filter((path) => /login|set|rank/.test(path))).toEqual([
      loginPath,
      '/api/v1/archive/set/progress',
      '/api/v1/rank/page/weekly',
      '/api/v1/rank/get/weekly',
    ]);
  });

  it('getting started keeps what the player has saved', async () => {
    const { callAsPlayer } = await device('mia');
    await callAsPlayer('POST', '/api/v1/archive/set/progress', {}, { level: 7, score: 9 });
    await (await import('../../../docs/_samples/play')).play();
    expect(await callAsPlayer('GET', '/api/v1/archive/get/progress')).toMatchObject({
      data: { level: 7, score: 1500 },
    });
  });

  it('an invite puts its code into a query', async () => {
    await device('mia');
    const { createInviteQuery } = await import('../../../docs/_samples/invite');
    const code = (await createInviteQuery(1)).replace(/^invite=/, '');
    await device('leo');
    const { answerInvite } = await import('../../../docs/_samples/invite');
    expect(await answerInvite(code)).toBe('welcome');
    await world.controls.advance(61_000);
    await device('ada');
    expect(await (await import('../../../docs/_samples/invite')).answerInvite(code)).toBe('ask-for-a-new-link');
  });

  it('a share is answered and finished, and its image is there', async () => {
    await device('mia');
    const { createCard, finishShare } = await import('../../../docs/_samples/share/share');
    const { query, imageUrl } = await createCard('revive');
    const image = await world.fetch(new Request(imageUrl));
    expect(image.headers.get('content-type')).toBe('image/png');
    await finishShare('revive');

    const code = query.replace(/^share=/, '');
    await device('leo');
    const { answerShare } = await import('../../../docs/_samples/share/answer');
    expect(await answerShare(code)).toBe('thanks');
    expect(await answerShare('SHR-999999')).toBe('ask-for-a-new-link');
    await world.controls.advance(10_080 * 60_000);
    expect(await answerShare(code)).toBe('too-late');
    await world.controls.fail('shareAnswer', 500);
    await expect(answerShare(code)).rejects.toMatchObject({ code: 500 });
  });

  describe('help', () => {
    async function isGiven() {
      await device('mia');
      const code = await (await import('../../../docs/_samples/help/help')).askForHelp('level:1', 60);
      await device('leo');
      await (await import('../../../docs/_samples/help/help')).giveHelp(code, { hearts: 3 });
      const { callAsPlayer } = await device('mia');
      return { callAsPlayer, ...(await import('../../../docs/_samples/help/help')) };
    }
    const RESULT = expect.objectContaining({ topic: 'level:1', content: { hearts: 3 } });

    it('is stored once, is never looked up twice at once, and is there after a restart', async () => {
      const { callAsPlayer, collectHelp } = await isGiven();
      world.calls = [];
      const [first, second] = await Promise.all([collectHelp(), collectHelp()]);
      expect(world.calls.filter((path) => path === '/api/v1/help/lookup')).toHaveLength(1);
      expect(first).toEqual([RESULT]);
      expect(second).toBe(first);
      expect(await callAsPlayer('GET', '/api/v1/archive/get/progress')).toMatchObject({ data: { help: [RESULT] } });
      await device('mia');
      expect(await (await import('../../../docs/_samples/help/help')).collectHelp()).toEqual([RESULT]);
    });

    it('is given once for two taps, and again after a refusal', async () => {
      await device('mia');
      const code = await (await import('../../../docs/_samples/help/help')).askForHelp('level:1');
      await device('leo');
      const { giveHelp } = await import('../../../docs/_samples/help/help');
      await expect(giveHelp('no code')).rejects.toMatchObject({ code: 10301 });
      expect(await Promise.all([giveHelp(code), giveHelp(code)])).toEqual(['given', 'running']);
      await device('mia');
      expect(await (await import('../../../docs/_samples/help/help')).collectHelp()).toHaveLength(1);
    });

    it('is not fetched as long as it cannot be stored', async () => {
      const { collectHelp } = await isGiven();
      world.unreachable = '/api/v1/archive/get/progress';
      await expect(collectHelp()).rejects.toThrow('fetch failed');
      world.unreachable = '/api/v1/archive/set/progress';
      await expect(collectHelp()).rejects.toThrow('fetch failed');
      world.unreachable = undefined;
      expect(await collectHelp()).toEqual([RESULT]);
    });
  });

  describe('a code', () => {
    it('is redeemed and stored once for two taps, and a refusal says why', async () => {
      const { callAsPlayer } = await device('mia');
      const { redeem } = await import('../../../docs/_samples/redeem');
      world.calls = [];
      expect(await Promise.all([redeem('adfree', ' ONLY-ONE '), redeem('adfree', 'ONLY-ONE')])).toEqual([
        { kind: 'redeemed', content: '365 days', isStored: true },
        { kind: 'running' },
      ]);
      expect(world.calls.filter((path) => path.includes('cdkey'))).toHaveLength(1);
      expect(await callAsPlayer('GET', '/api/v1/archive/get/progress')).toMatchObject({
        data: { gifts: ['365 days'] },
      });
      expect(await redeem('adfree', 'ONLY-ONE')).toEqual({ kind: 'used-up' });
      expect(await redeem('adfree', 'NO-CODE')).toEqual({ kind: 'wrong' });
      world.unreachable = '/api/v1/cdkey/use/adfree';
      expect(await redeem('adfree', 'SUMMER-2026')).toEqual({ kind: 'unknown' });
    });

    it('is not used up as long as its content cannot be stored', async () => {
      const { callAsPlayer } = await device('mia');
      const { redeem } = await import('../../../docs/_samples/redeem');
      const { save } = await import('../../../docs/_samples/cloud');
      world.unreachable = '/api/v1/archive/get/progress';
      await expect(redeem('adfree', 'ONLY-ONE')).rejects.toThrow('fetch failed');
      world.unreachable = '/api/v1/archive/set/progress';
      expect(await redeem('adfree', 'ONLY-ONE')).toEqual({
        kind: 'redeemed',
        content: '365 days',
        isStored: false,
      });
      world.unreachable = undefined;
      await save();
      expect(await callAsPlayer('GET', '/api/v1/archive/get/progress')).toMatchObject({
        data: { gifts: ['365 days'] },
      });
    });
  });

  it('the best score of a season stays, beside the rest of the archive', async () => {
    const { callAsPlayer } = await device('mia');
    await callAsPlayer('POST', '/api/v1/archive/set/progress', {}, { level: 7, coins: 5 });
    const { reportScore } = await import('../../../docs/_samples/board');
    const { change } = await import('../../../docs/_samples/cloud');
    const saved = async () => (await callAsPlayer('GET', '/api/v1/archive/get/progress')).data;
    for (const score of [80, 60]) await reportScore(score, { season: 1, team: 'red' });
    expect(await saved()).toEqual({ level: 7, coins: 5, score: 80, season: 1, team: 'red' });
    change({ coins: 6 });
    await reportScore(10, { season: 2, team: 'red' });
    await reportScore(900, { season: 1, team: 'red' });
    expect(await saved()).toEqual({ level: 7, coins: 6, score: 10, season: 2, team: 'red' });
  });

  describe('errors', () => {
    const REACTIONS: Record<Reaction, number[]> = {
      'log-in': [10020, 10021],
      'new-code': [30101, 30200, 30201, 30300],
      wait: [30102],
      normal: [10202, 10603, 10702, 20002, 20011],
      'switch-off': [10501, 10604, 10701],
      'tell-player': [10101, 10200, 10201, 10301, 10302, 10401, 10402, 10403, 10803, 10804, 30100, 30103],
      report: [500, 501, 10100, 10102, 10300, 10400, 10500, 10703, 20000, 20001, 20010, 30000, 99999],
      'look-first': [],
    };

    it.each(Object.entries(REACTIONS))('that lead to "%s" are these', (reaction, codes) => {
      expect(codes.map((code) => reactTo(new CloudError(code, 'any')))).toEqual(codes.map(() => reaction));
    });

    it('of the document are all decided, and so is a call without an answer', async () => {
      const { errors } = buildModel(await readOurDocument());
      const decided = Object.values(REACTIONS).flat();
      expect(errors.map(({ code }) => code).filter((code) => !decided.includes(code))).toEqual([]);
      expect(reactTo(new TypeError('fetch failed'))).toBe('look-first');
    });

    it('without an answer let a read be repeated after 1, 2 and 4 seconds; others do not', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      vi.spyOn(Math, 'random').mockReturnValue(0);
      const read = vi.fn(async () => Promise.reject(new TypeError('fetch failed')));
      const failed = readWithRetries(read).catch((error: unknown) => error);
      const counts: number[] = [];
      for (const seconds of [0, 1, 2, 4]) {
        await vi.advanceTimersByTimeAsync(seconds * 1000);
        counts.push(read.mock.calls.length);
      }
      expect(await failed).toMatchObject({ message: 'fetch failed' });
      expect(counts).toEqual([1, 2, 3, 4]);
      const refused = vi.fn(async () => Promise.reject(new CloudError(10603, 'archive does not exist')));
      await expect(readWithRetries(refused)).rejects.toMatchObject({ code: 10603 });
      expect(refused).toHaveBeenCalledTimes(1);
    });
  });
}
