import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ORIGIN, visit } from './support/visit';

interface Tool {
  name: string;
  execute(input: object): Promise<{ content: Array<{ text: string }>; isError?: true }>;
}

type Offered = typeof globalThis & { tools: Map<string, Tool> };

/** What a browser with an assistant offers to pages. */
const offering = (context: BrowserContext) =>
  context.addInitScript(() => {
    const tools = new Map<string, Tool>();
    Object.assign(globalThis, { tools });
    const modelContext = { registerTool: (tool: Tool) => tools.set(tool.name, tool) };
    Object.defineProperty(document, 'modelContext', { value: modelContext });
  });

function use(page: Page, name: string, input: object): Promise<string> {
  return page.evaluate(
    async ([tool, given]) => {
      const { content, isError } = (await (globalThis as Offered).tools.get(tool)?.execute(given)) ?? { content: [] };
      return `${isError ? 'Error: ' : ''}${content.map(({ text }) => text).join('\n')}`;
    },
    [name, input] as const,
  );
}

it('a page offers search, reading, calls and its sandbox to an assistant of the browser', async () => {
  await visit(
    '/doc/guide',
    async ({ page, problems, foreign }) => {
      await page.waitForFunction(() => (globalThis as Offered).tools.size === 5);
      expect(await use(page, 'search', { query: '10701' })).toMatch(/^- 10701 .*\/doc\/api\/errors#/);
      expect(await use(page, 'read', { page: '/doc/api/wx-login#wx-login' })).toMatch(
        /^## Log in with the messaging app/,
      );
      expect(await use(page, 'list_operations', { filter: 'rank entry' })).toMatch(/^- rankGet · GET [^\n]*$/);
      expect(await use(page, 'describe', { operation: 'GET /api/v1/wx/login' })).toMatch(/^## Log in with/);
      expect(await use(page, 'describe', { operation: 'wxLogn' })).toContain('Did you mean `wxLogin`?');
      expect(await use(page, 'try', { operation: 'rankGet', parameters: { ids: 1 } })).toMatch(/^Error: .*`ids`/);
      const login = { operation: 'wxLogin', parameters: { gameId: 'demo', code: 'anna' } };
      expect(await use(page, 'try', login)).toMatch(/Status 200[^]*Its credentials are kept\.$/);
      expect(await use(page, 'try', { operation: 'rankGet' })).toMatch(/session_key=•+[^]*"nickname": "Anna"/);
      expect([...problems, ...foreign]).toEqual([]);
    },
    { before: offering },
  );
});

it('a page loads no tools in other browsers', async () => {
  await visit('/doc/guide', async ({ page, scripts }) => {
    await page.waitForLoadState('networkidle');
    const texts = await Promise.all([...scripts].map(async (path) => (await fetch(new URL(path, ORIGIN))).text()));
    expect(texts.filter((text) => text.includes('list_operations'))).toEqual([]);
  });
});
