import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findViolationsOfThemes } from './support/violations';
import { hydrated, overflow, visit } from './support/visit';

const inside = (page: Page) => page.getByRole('region', { name: 'Inside the sandbox' });
const panel = (page: Page, title: string) =>
  inside(page).locator('details', { has: page.locator('summary', { hasText: title }) });
const button = (page: Page, name: string | RegExp) => inside(page).getByRole('button', { name });
const duo = (page: Page) => page.getByRole('region', { name: 'Two players' });
const timeline = (page: Page) => duo(page).locator('.api-timeline li');

async function open(page: Page, call: string): Promise<void> {
  await page.locator(`[data-call-id="${call}"]`).click();
  await page.locator('.api-console').waitFor();
}

async function lookInside(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Look inside' }).click();
  await inside(page).waitFor();
}

async function logIn(page: Page, name: string): Promise<void> {
  await page
    .locator('.api-fill')
    .getByRole('button', { name: `Log in as ${name}` })
    .click();
  await page.locator('.api-fill .api-session').getByText(name).waitFor();
}

/** Plays a call of a lane, and waits for its place in the timeline. */
async function play(page: Page, title: string, count: number, result = ''): Promise<void> {
  await duo(page).getByRole('button', { name: title, exact: true }).click();
  await expect.poll(() => timeline(page).count()).toBe(count);
  await timeline(page).last().getByText(result).first().waitFor();
}

it('a look inside shows players, data, failures and calls; what a reader did is undone, saved and loaded', async () => {
  await visit('/doc/api/data-counter', async ({ page, problems }) => {
    await open(page, 'counter-inc');
    await logIn(page, 'Anna');
    await lookInside(page);
    await panel(page, 'Players').locator('summary').click();
    await panel(page, 'Players').getByText('acts in the form').waitFor();
    const counter = panel(page, 'Counter').locator('summary small');
    await page.locator('.api-fill').getByRole('textbox', { name: 'id', exact: true }).press('Enter');
    await expect.poll(() => counter.innerText()).toBe('1');
    const saving = page.waitForEvent('download');
    await button(page, 'Save to a file').click();
    const saved = join(tmpdir(), `sandbox-${process.pid}.json`);
    await (await saving).saveAs(saved);
    await button(page, /^Undo: Increment/).click();
    await expect.poll(() => counter.innerText()).toBe('0');
    await panel(page, 'Log of the sandbox').locator('summary').click();
    await panel(page, 'Log of the sandbox').getByText('undone').waitFor();
    const file = inside(page).locator('input[type="file"]');
    await file.setInputFiles({ name: 'wrong.json', mimeType: 'application/json', buffer: Buffer.from('{"a": 1}') });
    await page
      .getByRole('alert')
      .getByText('wrong.json is not a file that was saved here. Nothing has changed.')
      .waitFor();
    const other = JSON.stringify({ ...JSON.parse(readFileSync(saved, 'utf8')), api: 'Pets' });
    await file.setInputFiles({ name: 'pets.json', mimeType: 'application/json', buffer: Buffer.from(other) });
    await page.getByRole('alert').getByText('pets.json is of another API, Pets. Nothing has changed.').waitFor();
    expect(await counter.innerText()).toBe('0');
    await file.setInputFiles({ name: 'sandbox.json', mimeType: 'application/json', buffer: readFileSync(saved) });
    rmSync(saved);
    await expect.poll(() => counter.innerText()).toBe('1');
    expect(await page.getByRole('alert').count()).toBe(0);
    await panel(page, 'What fails next').locator('summary').click();
    await inside(page).getByRole('combobox', { name: 'Error' }).selectOption('10501');
    await button(page, 'Fail once').click();
    await expect.poll(() => panel(page, 'What fails next').locator('li').count()).toBe(1);
    await page.locator('.api-send .api-try').click();
    await page.locator('.api-status').getByRole('link', { name: '10501' }).waitFor();
    await expect.poll(() => panel(page, 'What fails next').locator('li').count()).toBe(0);
    await panel(page, 'Counter').locator('summary').click();
    expect(await findViolationsOfThemes(page, '.api-op:has(.api-console)')).toEqual([]);
    expect(problems).toEqual([]);
  });
});

it('an invite of two players leads to the reward, and the form goes on with who acted in it', async () => {
  await visit('/doc/api/business-invite', async ({ page, problems }) => {
    await open(page, 'invite-generate');
    await logIn(page, 'Anna');
    await page.getByRole('button', { name: 'Add a second player' }).click();
    await duo(page).waitFor();
    expect(await duo(page).getByRole('combobox', { name: 'Second player' }).inputValue()).toBe('1002');
    await play(page, 'Generate an invite code', 1);
    await play(page, 'Answer an invite', 2);
    await play(page, 'Get invite details', 3, '"respond":1');
    expect(await timeline(page).nth(1).innerText()).toMatch(/^Ben/);
    expect(await page.locator('.api-fill .api-session').innerText()).toContain('Anna');
    expect(problems).toEqual([]);
  });
});

it('a share of two players leads to the reward, and its code expires when the clock moves', async () => {
  await visit('/doc/api/business-share', async ({ page }) => {
    await open(page, 'share-generate');
    await page.getByRole('button', { name: 'Add a second player' }).click();
    await duo(page).waitFor();
    await play(page, 'Generate a share code', 1);
    await play(page, 'Answer a share', 2);
    await play(page, 'List the friends who answered', 3, '[1002]');
    await play(page, 'Generate a share code', 4);
    await button(page, '+30 days').click();
    await inside(page).getByText('30 days ahead').waitFor();
    await panel(page, 'Share').locator('summary').click();
    await panel(page, 'Share').getByText('expired').first().waitFor();
    await play(page, 'Answer a share', 5, '10402');
    await button(page, 'Real time').click();
    await expect.poll(() => inside(page).getByText('ahead').count()).toBe(0);
  });
});

it('two players reach the reward for help on a phone, where polling too early is pointed out', async () => {
  await visit(
    '/doc/api/business-help',
    async ({ page }) => {
      await open(page, 'help-lookup');
      await page.getByRole('button', { name: 'Add a second player' }).click();
      await duo(page).waitFor();
      await play(page, 'Generate a help code', 1);
      await play(page, 'Help a friend', 2);
      await play(page, 'Look up help results', 3, '"helperId":1002');
      await play(page, 'Look up help results', 4, 'Too early');
      await button(page, '+10 seconds').click();
      await inside(page).getByText('10 seconds ahead').waitFor();
      await play(page, 'Look up help results', 5);
      expect(await timeline(page).last().innerText()).not.toContain('Too early');
      await page.locator('.api-dock .api-try').click();
      await page.locator('.api-answer').getByText('Too early').waitFor();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await findViolationsOfThemes(page, '.api-op:has(.api-console)')).toEqual([]);
    },
    { width: 390 },
  );
});

it('a second tab shows the same, and a reload keeps who acts', async () => {
  await visit('/doc/api/data-counter', async ({ page }) => {
    await open(page, 'counter-inc');
    await logIn(page, 'Anna');
    const other = await page.context().newPage();
    await other.goto('/doc/api/data-counter');
    await hydrated(other);
    await open(other, 'counter-inc');
    await other.locator('.api-fill .api-session').getByText('Anna').waitFor();
    await lookInside(other);
    await logIn(page, 'Ben');
    await other.locator('.api-fill .api-session').getByText('Ben').waitFor();
    await panel(other, 'Players').locator('summary').click();
    await panel(other, 'Players').getByRole('button', { name: 'Act as Anna' }).click();
    await page.locator('.api-fill .api-session').getByText('Anna').waitFor();
    await page.reload();
    await hydrated(page);
    await open(page, 'counter-inc');
    await page.locator('.api-fill .api-session').getByText('Anna').waitFor();
    await page.locator('.api-send .api-try').click();
    await expect.poll(() => panel(other, 'Counter').locator('summary small').innerText()).toBe('1');
    await other.close();
  });
});

/** What has the focus, if anything has it, and whether a reader sees it: its mark, on the screen, with nothing over it. */
function lookAtFocus(): { name: string; isSeen: boolean; isNowhere: boolean } {
  const place = document.activeElement as HTMLInputElement;
  const isNowhere = place === document.body;
  if (isNowhere) return { name: 'BODY', isSeen: false, isNowhere };
  const name = place.ariaLabel ?? place.labels?.[0]?.innerText ?? place.innerText;
  const { left, top, width, height } = place.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(place);
  const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  const over = document.elementFromPoint(left + width / 2, Math.max(0, top) + Math.min(height, 20) / 2);
  const isFree = over !== null && (place.contains(over) || over.contains(place));
  return { name: `${place.tagName} ${name}`, isSeen: isMarked && isFree, isNowhere };
}

it('is used by keyboard alone: the focus is always seen, and never lost', async () => {
  await visit('/doc/api/business-invite', async ({ page }) => {
    const lost: string[] = [];
    const look = async () => {
      const { name, isSeen } = await page.evaluate(lookAtFocus);
      if (!isSeen) lost.push(name);
      return name;
    };
    const isNowhere = () => page.evaluate(() => document.activeElement === document.body);
    const reach = async (wanted: RegExp, key = 'Tab') => {
      await expect.poll(isNowhere).toBe(false);
      for (let steps = 0; steps < 250; steps += 1) {
        await page.keyboard.press(key);
        const seen = await page.evaluate(lookAtFocus);
        // Between the end of a page and its beginning.
        if (seen.isNowhere) continue;
        if (!seen.isSeen) lost.push(seen.name);
        if (wanted.test(seen.name)) return;
      }
      throw new Error(`${key} does not lead to ${wanted}`);
    };
    const press = (key: string) => page.keyboard.press(key);
    const status = page.locator('.api-status');

    await page.locator('[data-call-id="invite-generate"]').focus();
    await press('Enter');
    await page.locator('.api-console').waitFor();
    await reach(/^INPUT ttl/);
    await page.keyboard.type('0');
    await page.locator('.api-why').getByText('At least 1').waitFor();
    await press('Enter');
    await page.getByRole('alert').getByText('Log in first').waitFor();
    expect(await look()).toMatch(/^DIV Log in first/);
    await reach(/Log in as Ben/);
    await press('Enter');
    await page.locator('.api-fill .api-session').getByText('Ben').waitFor();
    await expect.poll(look).toMatch(/^INPUT ttl/);
    await press('Control+A');
    await page.keyboard.type('60');
    await press('Enter');
    await status.getByText('success').waitFor();
    await reach(/Make it fail 10020/);
    await press('Enter');
    await status.getByRole('link', { name: '10020' }).waitFor();
    await reach(/^SELECT Send to/);
    await press('ArrowDown');
    await page.getByRole('textbox', { name: 'Port' }).waitFor();
    await press('ArrowUp');
    await reach(/^BUTTON Send/);
    await press('Enter');
    await status.getByText('success').waitFor();
    await reach(/^SELECT Show/);
    await press('ArrowDown');
    await page.getByRole('region', { name: 'Result' }).getByText('content-type:').waitFor();
    await reach(/^SUMMARY Requests of this tab/);
    await press('Enter');
    await reach(/^BUTTON Edit/);
    await press('Enter');
    await reach(/second player/, 'Shift+Tab');
    await press('Enter');
    await duo(page).waitFor();
    await expect.poll(look).toMatch(/^SECTION Two players: /);
    const before = await timeline(page).count();
    for (const [step, title] of ['Generate an invite code', 'Answer an invite'].entries()) {
      await reach(new RegExp(`^BUTTON ${title}`));
      await press('Enter');
      await expect.poll(() => timeline(page).count()).toBe(before + step + 1);
    }
    await reach(/^SUMMARY What fails next/);
    await press('Enter');
    await reach(/Fail once/);
    await press('Enter');
    await reach(/Fail no more/);
    await press('Enter');
    // The button is gone.
    await expect.poll(look).toMatch(/Fail once/);
    await reach(/^BUTTON Done/, 'Shift+Tab');
    await press('Enter');
    await page.locator('.api-console').waitFor({ state: 'detached' });
    expect(await look()).toBe('BUTTON Try it');
    expect(lost).toEqual([]);
  });
});
