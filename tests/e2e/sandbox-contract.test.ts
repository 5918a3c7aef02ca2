import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { PageSandbox } from '../../plugins/sandbox/theme/sandbox/startSandbox';
import { readContract } from '../backend/contract/support/contract';
import { testScenarios } from '../backend/contract/support/testScenarios';
import { bundlePage } from '../sandbox/support/bundlePage';
import { ourDocument } from '../sandbox/support/document';

const HTML = `<!doctype html><title>Sandbox</title>
<script type="module">import { startSandbox } from '/sandbox.js'; window.sandbox = startSandbox();</script>`;

const WITHOUT_PLAYERS = join(import.meta.dirname, '../backend/support/withoutPlayers.ts');

const contract = await readContract();
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const script = await bundlePage((await ourDocument()).compiled, WITHOUT_PLAYERS);
  browser = await chromium.connect(inject('browserEndpoint'));
  page = await browser.newPage();
  await page.route('http://localhost/', (route) => route.fulfill({ contentType: 'text/html', body: HTML }));
  await page.route('http://localhost/sandbox.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto('http://localhost/');
});

afterAll(() => browser.close());

async function fetchInPage(request: Request): Promise<Response> {
  const { method, url } = request;
  const body = method === 'GET' ? undefined : await request.text();
  const headers = [...request.headers];
  const { bytes, ...answer } = await page.evaluate(
    async ({ url, ...init }) => {
      const sandbox = await (window as unknown as { sandbox: Promise<PageSandbox> }).sandbox;
      const response = await sandbox.fetch(new Request(url, init));
      const content = new Uint8Array(await response.arrayBuffer());
      return { status: response.status, headers: [...response.headers], bytes: [...content] };
    },
    { url, method, headers, ...(body ? { body } : {}) },
  );
  return new Response(new Uint8Array(bytes), answer);
}

describe('the sandbox in Chromium', () => {
  testScenarios(contract, fetchInPage);

  it('draws a share image that can be shown', async () => {
    const image = await fetchInPage(new Request('http://localhost/api/v1/share/image/demo/revive?hash=7f3a'));
    const bytes = [...new Uint8Array(await image.arrayBuffer())];
    const decode = async (all: number[]) => (await createImageBitmap(new Blob([new Uint8Array(all)]))).width;
    expect(await page.evaluate(decode, bytes)).toBeGreaterThan(100);
  });
});
