import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnyCall } from '../../docs/_samples/cloud';
import { createWorlds, type World } from '../docs/samples/support/world';
import { hydrated, visit } from './support/visit';

/** What a reader has copied: the client, and a sample for one more file. */
interface Copied {
  client: string;
  sample: string;
}
type Exported = Record<string, (...values: unknown[]) => Promise<unknown>>;
/** A device of a player, on which the game starts with what was copied. */
type Device = (account: string) => Promise<{ game: Exported; call: AnyCall; world: World; timers: Timer[] }>;
type Timer = [callback: () => void, milliseconds: number];

interface Task {
  /** The row of the home page. */
  goal: { en: string; 'zh-CN': string };
  /** Written into the lookup of errors. */
  code?: string;
  file: string;
  play(device: Device): Promise<void>;
}

const FILTERS = { season: 1, team: 'red' };

const TASKS: Task[] = [
  {
    goal: { en: 'Log players in', 'zh-CN': '玩家登录' },
    file: 'login.js',
    play: async (device) => {
      const log = vi.spyOn(console, 'log').mockImplementation(() => {});
      const { game, world, timers } = await device('mia');
      await game.start?.();
      expect(log.mock.calls).toEqual([[expect.stringMatching(/^Player \d+$/)]]);
      const checks = () => world.calls.filter((path) => path === '/api/v1/oauth/check_session').length;
      expect(checks()).toBe(1);
      expect(timers).toEqual([[expect.any(Function), 15 * 60_000]]);
      timers[0]?.[0]();
      await expect.poll(checks).toBe(2);
    },
  },
  {
    goal: { en: 'Save a game', 'zh-CN': '云存档' },
    file: 'save.js',
    play: async (device) => {
      const log = vi.spyOn(console, 'log').mockImplementation(() => {});
      const { game } = await device('mia');
      await game.start?.();
      await game.finishLevel?.(20);
      await (await device('mia')).game.start?.();
      expect(log.mock.calls).toEqual([['Level 1, 0 coins'], ['Level 2, 20 coins']]);
    },
  },
  {
    goal: { en: 'Rank players', 'zh-CN': '排行榜' },
    file: 'board.js',
    play: async (device) => {
      for (let rank = 1; rank <= 11; rank += 1) {
        await (await device(`player ${rank}`)).game.reportScore?.(1000 - rank, FILTERS);
      }
      const { game } = await device('player 11');
      expect(await game.loadBoard?.(FILTERS)).toMatchObject({ total: 11, own: { rank: 11, score: 989 } });
    },
  },
  {
    goal: { en: 'Reward invites', 'zh-CN': '邀请有礼' },
    file: 'invite.js',
    play: async (device) => {
      const query = await (await device('mia')).game.createInviteQuery?.();
      const { game } = await device('leo');
      expect(await game.answerInvite?.(String(query).replace('invite=', ''))).toBe('welcome');
      const inviter = await device('mia');
      expect(await inviter.game.payInviteRewards?.()).toBe(1);
      expect(await inviter.game.payInviteRewards?.()).toBe(0);
    },
  },
  {
    goal: { en: 'Redeem codes', 'zh-CN': '兑换码' },
    file: 'redeem.js',
    play: async (device) => {
      const { game } = await device('mia');
      expect(await game.redeem?.('adfree', 'ONLY-ONE')).toMatchObject({ kind: 'redeemed', content: '365 days' });
      expect(await game.redeem?.('adfree', 'ONLY-ONE')).toEqual({ kind: 'used-up' });
    },
  },
  {
    goal: { en: 'Fix an error', 'zh-CN': '排查错误' },
    code: '10703',
    file: 'filters.js',
    play: async (device) => {
      const { game, call } = await device('mia');
      await call('POST', '/api/v1/archive/set/progress', {}, { score: 5, season: 1, team: ['red'] });
      await expect(call('GET', '/api/v1/rank/page/weekly')).rejects.toMatchObject({ code: 10703 });
      expect(await game.showTeam?.(1, 'red')).toMatchObject({ total: 0 });
      await game.joinTeam?.('red');
      for (const board of [game.showTeam?.(1, 'red'), call('GET', '/api/v1/rank/page/weekly')]) {
        expect(await board).toMatchObject({ list: [{ score: 5 }] });
      }
    },
  },
];

const createWorld = await createWorlds();
const folder = await mkdtemp(join(tmpdir(), 'tasks-'));
let devices = 0;

function startGames(file: string, { client, sample }: Copied): Device {
  const world = createWorld();
  return async (account) => {
    const own = join(folder, String((devices += 1)));
    await mkdir(own);
    await writeFile(join(own, 'package.json'), '{"type":"module"}');
    await writeFile(join(own, 'cloud.js'), client);
    await writeFile(join(own, file), sample);
    world.account = account;
    const timers: Timer[] = [];
    vi.stubGlobal('setInterval', (...timer: Timer) => timers.push(timer));
    const load = (name: string) => import(/* @vite-ignore */ pathToFileURL(join(own, name)).href);
    const game: Exported = await load(file);
    return { game, call: (await load('cloud.js')).callAsPlayer, world, timers };
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What a reader clicks until a sample is copied: how far each click is from what is seen before, in screens. */
async function copyFrom(page: Page, locale: 'en' | 'zh-CN', { goal, code, file }: Task) {
  const height = page.viewportSize()?.height ?? 0;
  const clicks: number[] = [];
  const click = async (target: Locator) => {
    const top = await target.evaluate((element) => element.getBoundingClientRect().top);
    clicks.push(Math.abs(top) / height);
    await target.click();
  };
  const read = async (button: Locator) => {
    await click(button);
    await expect.poll(() => button.getAttribute('data-state')).toBe('copied');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await click(page.locator('main').getByRole('link', { name: goal[locale], exact: true }));
  if (code) {
    await page.locator('main input').first().fill(code);
    await click(page.locator('main a[href*="guide/ranks"][href$="#filters"]:visible').first());
  }
  const files = page.locator('main li:has(> a[download="cloud.js"])');
  const client = await read(files.getByRole('button'));
  const block = page.locator(`main .code-block:visible:has(> .code-block-title:text-is("${file}"))`);
  const sample = await read(block.getByRole('button'));
  return { client, sample, clicks, tall: (await block.boundingBox())?.height ?? Infinity };
}

describe.each([
  ['a desktop', { width: 1440, viewport: { width: 1440, height: 900 } }],
  ['a phone', { width: 390, viewport: { width: 390, height: 844 }, hasTouch: true }],
] as const)('from the home page of %s', (device, options) => {
  it.each(['en', 'zh-CN'] as const)(
    'six tasks are code that runs as it was copied, on one screen: %s',
    async (locale) => {
      const home = locale === 'en' ? '/doc/' : `/doc/${locale}/`;
      const permissions = ['clipboard-read', 'clipboard-write'];
      const taken = await visit(
        home,
        async ({ page, foreign, problems }) => {
          const copied = [];
          for (const task of TASKS) {
            if (copied.length > 0) await page.goto(home);
            await hydrated(page);
            copied.push({ task, ...(await copyFrom(page, locale, task)) });
          }
          expect([...foreign, ...problems]).toEqual([]);
          return copied;
        },
        { ...options, permissions, alone: true },
      );
      for (const { task, clicks, tall, ...copied } of taken) {
        expect(clicks).toHaveLength(task.code ? 4 : 3);
        if (device === 'a phone') expect(clicks[0]).toBeLessThan(0.95);
        expect(tall).toBeLessThan(840);
        await task.play(startGames(task.file, copied));
        vi.restoreAllMocks();
      }
    },
  );
});
