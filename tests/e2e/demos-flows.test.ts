import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoId } from '../../plugins/demos/core/demoId';
import { keepForm, unpackCodeSandbox, unpackStackBlitz } from './support/demoForms';
import { takeStep } from './support/demoSteps';
import { listDemos, readProject } from './support/siteDemos';
import { overflow, visit } from './support/visit';

const DOCS = join(__dirname, '../../docs');

/** What a reader does in a demo, and what it shows then. */
class Reader {
  readonly page: Page;

  constructor(readonly demo: Locator) {
    this.page = demo.page();
  }

  async click(...names: string[]): Promise<void> {
    for (const name of names) await this.demo.getByRole('button', { name, exact: true }).click();
  }

  card(name: string): Locator {
    return this.demo.getByRole('region', { name, exact: true });
  }

  async clickIn(card: string, name: string): Promise<void> {
    await this.card(card).getByRole('button', { name, exact: true }).click();
  }

  async toggle(name: string): Promise<void> {
    await this.demo.getByRole('checkbox', { name, exact: true }).click();
  }

  async choose(name: string): Promise<void> {
    await this.demo.getByRole('radio', { name, exact: true }).check();
  }

  /** Waits until a text is there. */
  async sees(text: string | RegExp, within: Locator = this.demo): Promise<void> {
    await within.getByText(text).first().waitFor();
  }

  /** The calls so far, the last one first: path, and code. */
  calls(): Promise<string[]> {
    return this.demo.locator('.game-log summary').evaluateAll((all) =>
      all.map((one) => {
        const [path, code] = ['.game-path', 'em'].map((part) => one.querySelector(part)?.textContent ?? '');
        return `${path?.split('?')[0]?.replace('/api/v1', '')} ${code}`;
      }),
    );
  }
}

const FLOWS: Record<string, (reader: Reader) => Promise<void>> = {
  async 'guide-login'(reader) {
    await reader.click('Log in');
    await reader.sees('192.0.2.44, Ontario');
    await expect.poll(() => reader.demo.locator('[data-state="done"]').count()).toBe(5);
    await reader.choose('First short-video app (dy)');
    await reader.toggle('The region lookup fails');
    await reader.toggle("The platform's code is refused");
    await reader.click('Log in');
    await reader.sees(/^30200 .* Get a new code/);
    await reader.sees('unknown, unknown');
    expect((await reader.calls()).slice(0, 2)).toEqual(['/dy/login 30200', '/location/ip2region no answer']);
  },
  async 'guide-login-loop'(reader) {
    for (const name of ['Mia', 'Leo']) await reader.clickIn(name, 'Read a counter');
    await reader.sees(/^30102: /, reader.card('Mia'));
    await reader.sees(/^10020: /, reader.card('Leo'));
    expect(await reader.demo.locator('dd').allInnerTexts()).toEqual(['9', '2']);
    await reader.toggle('Send openId in place of sessionKey');
    await reader.clickIn('Mia', 'Read a counter');
    await reader.sees('The counter is read.', reader.card('Mia'));
    expect(await reader.demo.locator('dd').allInnerTexts()).toEqual(['1', '2']);
  },
  async 'guide-session'(reader) {
    await reader.click('Log in', '+1 h');
    await reader.sees('moved by 60 min');
    await reader.sees('Session alive');
    expect(await reader.calls()).toEqual([...Array<string>(4).fill('/oauth/check_session 0'), '/wx/login 0']);
    await reader.toggle('Check every 15 minutes');
    await reader.click('+1 h', 'Check the session');
    await reader.sees('Session expired');
    await reader.click('Log in again', 'Log out');
    await reader.sees('Logged out');
    expect((await reader.calls())[0]).toBe('/oauth/logout 0');
  },
  async 'guide-invite'(reader) {
    // By keyboard: the focus stays where it is.
    const create = reader.demo.getByRole('button', { name: 'Create an invite for one hour' });
    await create.press('Enter');
    await reader.sees(/^INV-/);
    expect(await create.evaluate((button) => button === document.activeElement)).toBe(true);
    await reader.clickIn('Leo', 'Answer the invite');
    await reader.sees('Welcome!', reader.card('Leo'));
    await reader.clickIn('Leo', 'Answer the invite');
    await reader.sees('Answered before', reader.card('Leo'));
    await reader.click('+1 h');
    await reader.clickIn('Grace', 'Answer the invite');
    await reader.sees('Code expired', reader.card('Grace'));
    await reader.card('Grace').getByRole('textbox').fill('INV-WRONG');
    await reader.clickIn('Grace', 'Answer the invite');
    await reader.sees('Code invalid', reader.card('Grace'));
    expect(await reader.card('Mia').locator('dd').allInnerTexts()).toEqual(['1', '1']);
  },
  async 'guide-share'(reader) {
    await reader.click('3. Finish');
    await reader.sees(/^10403: no reward/);
    await reader.click('1. Generate a code', '2. Share the link', '3. Finish');
    await reader.sees('Finished: the player gets the reward.');
  },
  async 'guide-share-answer'(reader) {
    await reader.page.clock.install({ time: 0 });
    await reader.page.clock.pauseAt(1000);
    const asked = async () => (await reader.calls()).filter((call) => call.startsWith('/share/friends')).length;
    await reader.click('Share, and wait for friends');
    await expect.poll(asked).toBe(1);
    await reader.sees('0 / 2');
    for (const name of ['Leo', 'Grace']) {
      await reader.clickIn(name, 'Answer the share');
      await reader.sees('Answered', reader.card(name));
    }
    await reader.page.clock.runFor(4999);
    expect(await asked()).toBe(1);
    await reader.page.clock.runFor(1);
    await reader.sees('Two friends answered: one more life!');
    expect(await asked()).toBe(2);
  },
  async 'guide-errors'(reader) {
    await reader.click('Make the call');
    await reader.sees(/^Done\. After 10021/);
    const counter = '/counter/get/plays';
    expect(await reader.calls()).toEqual([`${counter} 0`, '/wx/login 0', `${counter} 10021`, '/wx/login 0']);
    for (const [failure, reaction] of [
      ['501: parameter missing', /^A mistake in the code/],
      ['10501: counter not enabled', /^Hide the feature/],
      ['30102: login rate limited', /^Wait, then try again/],
      ['gets no answer', /^No answer: the call may have been carried out/],
    ] as const) {
      await reader.choose(failure);
      await reader.click('Make the call');
      await reader.sees(reaction);
    }
  },
  async 'guide-help'(reader) {
    await reader.click('Ask for help, for one hour', 'Send 3 hearts');
    await reader.sees('Sent. Thank you!');
    await reader.click('Look up results');
    await reader.sees('♥♥♥ level:1');
    await reader.choose('All');
    await reader.click('Look up results', '+1 h', 'Send 3 hearts');
    await reader.sees('This request is over.');
    expect(await reader.demo.getByRole('list', { name: 'Collected' }).getByRole('listitem').count()).toBe(1);
  },
  async 'guide-redeem'(reader) {
    await reader.click('Redeem');
    await reader.sees('Redeemed: 30 days');
    await reader.click('ONLY-ONE', 'Redeem');
    await reader.sees('Redeemed: 365 days');
    await reader.click('Redeem');
    await reader.sees('This code is used up.');
    await reader.click('SUMER-2026', 'Redeem');
    await reader.sees(/^This code is wrong/);
  },
  async 'guide-start'(reader) {
    await reader.click('Log in', 'Save the score', 'Show the ranking list');
    await reader.sees(/^You: rank \d+ of \d+, score 1500$/);
  },
  async 'guide-archive'(reader) {
    const facts = reader.demo.locator('dd');
    const save = reader.demo.getByRole('button', { name: 'Save progress', exact: true });
    expect(await save.isDisabled()).toBe(true);
    await reader.click('Load progress');
    await reader.sees(/^Loaded/);
    expect((await reader.calls())[0]).toBe('/archive/get/progress 10603');
    await reader.click('Load both archives', 'Win a level', 'Win a level', 'Save both archives');
    await reader.sees(/^Saved at/);
    await reader.click('Take a new device');
    expect(await facts.allInnerTexts()).toEqual(['–', '–']);
    expect(await save.isDisabled()).toBe(true);
    await reader.click('Load both archives');
    await expect.poll(() => facts.allInnerTexts()).toEqual(['3', '100']);
  },
  async 'guide-counter'(reader) {
    const row = (id: string) => reader.demo.getByRole('row').filter({ hasText: id });
    for (const _ of [1, 2]) await row('plays').getByRole('button', { name: '+1' }).click();
    await row('plays').getByRole('cell', { name: '2', exact: true }).waitFor();
    await row('lives').getByRole('button', { name: 'Read' }).click();
    await reader.sees('10500: the game has no counter “lives”.');
  },
  async 'guide-leaderboard'(reader) {
    const ranks = reader.demo.locator('tbody td:first-child');
    await reader.click('Show the list');
    await expect.poll(() => ranks.allInnerTexts()).toEqual(['1', '2', '3', '4', '5']);
    await reader.demo.getByRole('row', { name: '2 Mia' }).waitFor();
    await reader.click('Next');
    await reader.sees('Page 2 of 3');
    expect(await ranks.allInnerTexts()).toEqual(['6', '7', '8', '9', '10']);
    await reader.choose('1');
    await reader.click('Show the list');
    await reader.sees('Mia is not on this list.');
  },
  async 'guide-config'(reader) {
    const facts = reader.demo.locator('dd');
    await reader.click('Load prices');
    await reader.sees('Prices from the cloud');
    expect(await facts.allInnerTexts()).toEqual(['10', '25']);
    await reader.choose('market (does not exist)');
    await reader.click('Load prices');
    await reader.sees(/^10100: there is no such config/);
    await reader.toggle('No connection');
    await reader.click('Load prices');
    await reader.sees(/^No answer\./);
    expect(await facts.allInnerTexts()).toEqual(['10', '25']);
  },
  async 'guide-track'(reader) {
    await reader.toggle('Batches do not get through');
    await reader.click('Start the level', 'Win the level', 'Send in one batch');
    await reader.sees('2 cached');
    await reader.toggle('Batches do not get through');
    await reader.click('Buy a shield', 'Log out');
    await reader.sees('0 cached');
    expect(await reader.calls()).toEqual([
      '/oauth/logout 0',
      '/track/collect 0',
      '/track/collect no answer',
      '/wx/login 0',
    ]);
  },
  async 'guide-clock'(reader) {
    await reader.choose('a day ahead');
    await reader.click('Synchronise');
    await reader.sees(/^Offset -86(399|400)\d{3} ms/);
    expect(await reader.calls()).toEqual(Array(5).fill('/timestamp 0'));
  },
  async 'guide-location'(reader) {
    await reader.click('Where am I?');
    await reader.sees('Toronto, Ontario, Canada');
    await reader.click('Look up addresses');
    await reader.sees('Osaka, Osaka, Japan');
    await reader.sees(/^20002 /);
    await reader.click('Look up coordinates');
    await reader.sees('Shanghai, Shanghai, China');
    await reader.sees(/^20011 /);
  },
  async 'guide-server-token'(reader) {
    await reader.click('Serve 10 requests at once', 'Serve 10 requests at once');
    await reader.sees(/^gct_.*…$/);
    expect(await reader.calls()).toEqual(['/oauth/access_token 0']);
    await reader.click('+2 h', 'Serve 10 requests at once', 'Refresh the token');
    await expect
      .poll(() => reader.calls())
      .toEqual(['/oauth/refresh_token 0', '/oauth/access_token 0', '/oauth/access_token 0']);
    await reader.toggle('Use a wrong secret');
    await reader.click('Serve 10 requests at once');
    await reader.sees(/^10102: the secret is wrong/);
  },
};

it('every demo has a flow', () => {
  const files = readdirSync(join(DOCS, 'guide/demos')).filter((name) => name.endsWith('.tsx'));
  expect(Object.keys(FLOWS).sort()).toEqual(files.map((name) => demoId(`guide/demos/${name}`)).sort());
});

const pages = (await listDemos()).map(({ path, ids }) => [path, ids] as const);

it.each(pages)('the demos of /%s do what they show', async (path, ids) => {
  await visit(
    `/doc/${path}`,
    async ({ page, problems, foreign }) => {
      for (const id of ids) {
        await page.locator(`#${id}`).scrollIntoViewIfNeeded();
        const demo = page.locator(`#${id} .game`);
        const flow = FLOWS[id];
        await (flow ? flow(new Reader(demo)) : takeStep(id, demo, 'en'));
        expect(await demo.innerText()).not.toMatch(/g[ct][st]_\w{9}|demo-secret/);
      }
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect({ problems, foreign }).toEqual({ problems: [], foreign: [] });
    },
    { width: 390, alone: ids.includes('guide-share-answer') },
  );
});

const COPIES = [
  ['guide-login', 'Copy as group', /^\{"_class":"group"/],
  ['guide-location', 'Copy as symbol', /^\{"_class":"symbolMaster"/],
  ['guide-session', 'Copy as SVG', /^<svg /],
] as const;

it('a demo goes to design apps and editors whole', async () => {
  await visit(
    '/doc/guide/login',
    async ({ page, problems, foreign }) => {
      for (const [id, name, start] of COPIES) {
        const figure = page.locator(`#${id}`);
        await figure.scrollIntoViewIfNeeded();
        const label = await figure.locator('.game-primary').innerText();
        await figure.getByLabel('Copy to design app').click();
        await figure.getByRole('button', { name }).click();
        await figure.getByText('Copied. Paste it in your design app.').waitFor();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toMatch(start);
        expect(copied).toContain(label);
        await figure.getByRole('button', { name: 'Close' }).click();
        const { files: texts, ...project } = await readProject(id);
        const { files, template, ...sent } = unpackCodeSandbox(await keepForm('CodeSandbox', figure));
        expect({ ...sent, entry: project.entry }).toEqual(project);
        expect(files).toEqual({ ...texts, 'sandbox.config.json': expect.stringContaining(template) });
        expect(unpackStackBlitz(await keepForm('StackBlitz', figure))).toEqual(texts);
      }
      expect({ problems, foreign }).toEqual({ problems: [], foreign: [] });
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  );
});
