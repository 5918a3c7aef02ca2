import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { PageSandbox } from '../../plugins/sandbox/theme/sandbox/startSandbox';
import { bundlePage } from '../sandbox/support/bundlePage';
import { ourDocument } from '../sandbox/support/document';

/** Same-origin scripts only, no code from text, no connections. */
const POLICY = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'";

let server: Server;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let errors: string[];

beforeAll(async () => {
  const script = await bundlePage((await ourDocument()).compiled);
  const files: Record<string, [type: string, text: string] | undefined> = {
    '/': ['text/html', '<!doctype html><title>Page</title><script type="module" src="/start.js"></script>'],
    '/start.js': ['text/javascript', "import { startSandbox } from '/sandbox.js'; window.sandbox = startSandbox();"],
    '/sandbox.js': ['text/javascript', script],
  };
  server = createServer((request, response) => {
    const [type, text] = files[request.url ?? ''] ?? ['text/plain', ''];
    response.writeHead(200, { 'Content-Security-Policy': POLICY, 'Content-Type': type }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await chromium.connect(inject('browserEndpoint'));
});

afterAll(async () => {
  await browser.close();
  server.close();
});

beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});

afterEach(() => context.close());

/** Sends calls in order; they may use the first one's session key. */
function call(paths: string[]): Promise<unknown[]> {
  return page.evaluate(async (all) => {
    const sandbox = await (window as unknown as { sandbox: Promise<PageSandbox> }).sandbox;
    const answers: unknown[] = [sandbox.whereKept()];
    let key = '';
    for (const path of all) {
      const response = await sandbox.fetch(new Request(`https://cloud.example.com${path}${key}`));
      const answer: { data?: { sessionKey?: string } } = await response.json();
      answers.push(answer);
      if (answer.data?.sessionKey) key = `?session_key=${answer.data.sessionKey}`;
    }
    return answers;
  }, paths);
}

const LOGIN = '/api/v1/wx/login?gameId=demo&code=anything';
const COUNT = '/api/v1/counter/inc/plays';

describe('the sandbox in a page', () => {
  it('answers calls under the strictest policy, without a network, and keeps what they did', async () => {
    const first = await call([LOGIN, COUNT, COUNT]);
    expect(first).toMatchObject(['indexeddb', { code: 0 }, { code: 0, data: 1 }, { code: 0, data: 2 }]);
    await page.reload();
    expect(await call([LOGIN, COUNT])).toMatchObject(['indexeddb', { code: 0 }, { code: 0, data: 3 }]);
    expect(errors).toEqual([]);
  });

  it('answers as a call prefers, with what the document has for it', async () => {
    const answers = await page.evaluate(async (path) => {
      const sandbox = await (window as unknown as { sandbox: Promise<PageSandbox> }).sandbox;
      const ask = async (Prefer: string) =>
        (await sandbox.fetch(new Request(`https://cloud.example.com${path}`, { headers: { Prefer } }))).json();
      const listed = (await sandbox.controls.operations()).find(({ id }) => id === 'counterInc');
      const codes = listed?.codes.map(({ code }) => code) ?? [];
      const failures: Array<{ code: number }> = await Promise.all(codes.map((code) => ask(`code=${code}`)));
      return { codes, failed: failures.map(({ code }) => code), example: await ask('code=200, example=success') };
    }, COUNT);
    expect(answers.codes.length).toBeGreaterThan(3);
    expect(answers.failed).toEqual(answers.codes);
    expect(answers.example).toMatchObject({ code: 0, data: expect.any(Number) as number });
  });

  it('fails as the document says', async () => {
    expect(await call([COUNT, '/api/v1/invite/generate?session_key=nobody&ttl=0', '/nowhere'])).toMatchObject([
      'indexeddb',
      { code: 501, msg: 'missing required parameter', data: null },
      { code: 500, msg: 'parameter error', data: null },
      { error: { type: 'unknown-call' } },
    ]);
  });
});
