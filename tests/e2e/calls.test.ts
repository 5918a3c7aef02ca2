import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CALL_PAGES, CALLS, type Call } from './support/pages';
import { visit } from './support/visit';

const NO_SCRIPT = { javaScriptEnabled: false };

function sectionOf(page: Page, { method, path }: Call) {
  const line = page.locator('div').filter({ hasText: new RegExp(`^${method}\\s*${escape(path)}(Try it)?$`) });
  return page.locator('main section').filter({ has: line });
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function fixedPart(path: string): string {
  return path.replace(/\{.*/, '');
}

describe('with JavaScript off', () => {
  it('knows 36 calls', () => {
    expect(CALLS).toHaveLength(36);
  });

  it.each(CALL_PAGES)('/doc%s shows all that its calls are', async (pagePath) => {
    await visit(
      `/doc${pagePath}`,
      async ({ page }) => {
        for (const call of CALLS.filter((candidate) => candidate.page === pagePath)) {
          await expectCall(page, call);
        }
      },
      NO_SCRIPT,
    );
  });

  it('languages can be chosen, and nothing is offered that would do nothing', async () => {
    await visit(
      '/doc/api/data-rank',
      async ({ page }) => {
        const buttons = page.getByRole('button').or(page.getByRole('combobox', { name: 'Search' }));
        expect(await buttons.evaluateAll((all) => all.map((button) => button.ariaLabel))).toEqual(['Language']);
        await buttons.click();
        await page.locator('a[lang^="zh"]').click();
        await page.waitForURL('**/doc/zh-CN/api/data-rank**');
      },
      NO_SCRIPT,
    );
  });

  it('/doc/api lists all calls, each with a link to its section', async () => {
    await visit(
      '/doc/api',
      async ({ page }) => {
        const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
        const hrefs = await page
          .locator('main a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        const missing = CALLS.filter(
          ({ path, page: target }) => !text.includes(path) || !hrefs.some((href) => href?.startsWith(`/doc${target}#`)),
        );
        expect(missing).toEqual([]);
      },
      NO_SCRIPT,
    );
  });
});

async function expectCall(page: Page, call: Call): Promise<void> {
  const name = `${call.method} ${call.path}`;
  const section = sectionOf(page, call);
  expect(await section.count(), `${name} has one section`).toBe(1);

  const headings = await section.locator('h2, h3').filter({ visible: true }).allInnerTexts();
  const wanted = ['Result', ...(call.path === '/timestamp' ? [] : ['Errors']), ...(call.body ? ['Request body'] : [])];
  for (const heading of wanted) {
    expect
      .soft(
        headings.some((text) => text.startsWith(heading)),
        `${name} has the part ${heading}`,
      )
      .toBe(true);
  }

  const text = (await section.textContent()) ?? '';
  const absent = call.parameters.filter((parameter) => !text.includes(parameter));
  expect.soft(absent, `${name} shows its parameters`).toEqual([]);

  const sample = section.locator('pre').filter({ hasText: fixedPart(call.path), visible: true });
  expect.soft(await sample.count(), `${name} shows a sample`).toBeGreaterThan(0);
}
