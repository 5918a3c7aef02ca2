import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import texts from '../../docs/guide/demos/texts/start.json';
import { ORIGIN, overflow, visit } from './support/visit';

const CLIENT = '/doc/client/1.0.0/';
const MOST_TAPS = 4;
const run = promisify(execFile);

describe('from the home page of a phone', () => {
  it.each([
    ['en', '/doc/', 'Make the first call'],
    ['zh-CN', '/doc/zh-CN/', undefined],
  ] as const)('a reader is in a ranking list after four taps: %s', async (locale, home, link) => {
    const { logIn, save, show, own, you } = texts[locale];
    const values: Record<string, string> = { name: you, rank: '7', total: '15', score: '1500' };
    const result = own.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    await visit(
      home,
      async ({ page, foreign, problems }) => {
        let taps = 0;
        const tap = async (role: 'link' | 'button', name: string | undefined, place = page.locator('main')) => {
          taps += 1;
          await (name ? place.getByRole(role, { name, exact: true }) : place.locator('a[href$="#first-call"]'))
            .first()
            .click();
        };
        const began = performance.now();
        await tap('link', link);
        const demo = page.locator('#first-game');
        for (const name of [logIn, save, show]) await tap('button', name, demo);
        await demo.getByText(result).waitFor();
        expect(taps).toBe(MOST_TAPS);
        process.stdout.write(`${home}: ${taps} taps, ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
        const rows = demo.locator('.game-body tbody tr');
        expect(await rows.count()).toBe(5);
        expect(await demo.locator('tr[data-own]').innerText()).toMatch(/^7\s+\S+\s+1500$/);
        expect(await rows.first().evaluate((row) => getComputedStyle(row).display)).toBe('table-row');
        expect(await overflow(page)).toBe(0);
        expect([...foreign, ...problems]).toEqual([]);
      },
      { width: 390, hasTouch: true },
    );
  });
});

describe('the client', () => {
  it('runs in a page, from its address', async () => {
    await visit('/doc/guide/start', async ({ page }) => {
      await page.route('http://127.0.0.1:4010/**', (route) =>
        route.fulfill({
          headers: { 'access-control-allow-origin': '*' },
          contentType: 'application/json',
          body: '{"code":0,"msg":"success","data":{"userDetails":{"id":9223372036854775807}}}',
        }),
      );
      // As text: Vitest would make the import its own.
      const id = await page.evaluate(`import('${CLIENT}cloud.js').then(async ({ createCloud }) => {
        const query = { gameId: 'demo', code: 'mia' };
        return (await createCloud()('GET', '/api/v1/wx/login', query)).userDetails.id;
      })`);
      expect(id).toBe('9223372036854775807');
    });
  });

  it('can be downloaded from the guide, with its samples, which play without a connection, and a sandbox with its controls', async () => {
    await visit('/doc/guide/start', async ({ page }) => {
      const links = await page
        .locator(`a[download][href^="${CLIENT}"]`)
        .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
      expect(links.map((link) => link.slice(CLIENT.length))).toEqual([
        'cloud.js',
        'cloud.ts',
        'cocos/cloud.ts',
        'samples.zip',
      ]);
      const answers = await Promise.all(links.map((link) => fetch(new URL(link, ORIGIN))));
      expect(answers.map(({ status }) => status)).toEqual(links.map(() => 200));
    });
    const answer = await fetch(new URL(`${CLIENT}samples.zip`, ORIGIN));
    const folder = await mkdtemp(join(tmpdir(), 'samples-'));
    for (const [path, data] of Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())))) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), strFromU8(data));
    }
    const cwd = join(folder, 'game-cloud-samples');
    const played = /^1 of 1, score 1500\n$/;
    expect((await run('npm', ['start', '--silent'], { cwd })).stdout).toMatch(played);
    // For a game on this machine.
    const server = spawn(process.execPath, ['serve.js', '--port', '0'], { cwd });
    const [line] = await once(server.stdout, 'data');
    const [address = ''] = /http:\S+/.exec(String(line)) ?? [];
    expect((await run(process.execPath, ['play.js', address], { cwd })).stdout).toMatch(played);
    expect(await (await fetch(address)).text()).toContain(`curl &quot;${address}/api/v1/wx/login?`);
    const call = async (path: string) => (await fetch(`${address}/api/v1/${path}`)).json();
    const { sessionKey } = (await call('wx/login?gameId=demo&code=mia')).data;
    const clock = { method: 'POST', body: '{"advance":3600000}' };
    expect((await fetch(`${address}/_sandbox/clock`, { ...clock, headers: { Origin: 'null' } })).status).toBe(403);
    await fetch(`${address}/_sandbox/clock`, clock);
    expect((await call(`oauth/check_session?session_key=${encodeURIComponent(sessionKey)}`)).code).toBe(10021);
    server.kill();
    await expect(run(process.execPath, ['serve.js', '--data', 'x'], { cwd })).rejects.toMatchObject({
      stderr: 'The sandbox takes `--port` and `--seed`, each with a whole number.\n',
    });
    await rm(folder, { recursive: true });
  });
});

describe('the guide', () => {
  it('is short: no block fills a window', async () => {
    await visit('/doc/guide/start', async ({ page }) => {
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000);
      const heights = await page
        .locator('pre:visible')
        .evaluateAll((blocks) => blocks.map((block) => block.clientHeight));
      expect(Math.max(...heights)).toBeLessThan(700);
    });
  });
});

describe('the language of a reader', () => {
  it('is chosen once: in samples of guides and of calls', async () => {
    await visit('/doc/guide/login', async ({ page }) => {
      const shown = (index: number) => page.locator('.code-tabs').nth(index).locator('.code-panel:visible');
      await page.locator('.code-tabs').first().getByText('TypeScript', { exact: true }).click();
      await expect.poll(() => shown(0).innerText()).toContain('Promise<void>');
      expect(await shown(1).innerText()).toContain('Promise<LoginResult>');
      await page.goto(new URL('/doc/api/data-archive', ORIGIN).href);
      await expect
        .poll(() => page.locator('#archiveGet-sample, .api-side .api-panel').first().innerText())
        .toContain('XMLHttpRequest');
      await page.goto(new URL('/doc/server/login', ORIGIN).href);
      await page.locator('.code-tabs').getByText('Python', { exact: true }).click();
      await expect.poll(() => shown(0).innerText()).toContain('def check_session');
    });
  });

  it('is JavaScript without a script', async () => {
    await visit(
      '/doc/guide/login',
      async ({ page }) => {
        const first = page.locator('.code-tabs').first();
        expect(await first.locator('.code-panel:visible').innerText()).not.toContain('Promise<void>');
        await first.getByText('TypeScript', { exact: true }).click();
        expect(await first.locator('.code-panel:visible').innerText()).toContain('Promise<void>');
      },
      { javaScriptEnabled: false },
    );
  });
});
