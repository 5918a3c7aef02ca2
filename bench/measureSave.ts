import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { median } from './median';

const FILE = 'openapi/paths/invite.yaml';
const PAGE = 'doc/api/business-invite';
/** Replaced by a counter, so that each save changes the page. */
const TEXT = 'Generates an invite code';
const START_MS = 120_000;

/** Returns the median milliseconds until a saved YAML file shows in the browser. Edits the files in `siteDir`. */
export async function measureSave(
  browser: Browser,
  siteDir: string,
  docusaurus: string,
  saves: number,
): Promise<number> {
  const port = await findPort();
  const server = spawn(process.execPath, [docusaurus, 'start', '--no-open', '--port', String(port)], {
    cwd: siteDir,
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', NODE_ENV: undefined },
    stdio: 'ignore',
  });
  const page = await browser.newPage();
  try {
    await openWhenReady(page, `http://localhost:${port}/${PAGE}`);
    const times: number[] = [];
    for (let save = 0; save <= saves; save += 1) times.push(await saveOnce(page, join(siteDir, FILE), save));
    return median(times.slice(1));
  } finally {
    await page.close();
    server.kill('SIGKILL');
  }
}

async function openWhenReady(page: Page, url: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    try {
      await page.goto(url);
      await page.getByText(TEXT).first().waitFor({ timeout: 20_000 });
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`The dev server does not show ${url}`, { cause: error });
      await page.waitForTimeout(500);
    }
  }
}

async function saveOnce(page: Page, file: string, count: number): Promise<number> {
  const text = await readFile(file, 'utf8');
  const edited = `${TEXT} (edit ${count})`;
  const changed = text.replace(/Generates an invite code( \(edit \d+\))?/, edited);
  if (changed === text) throw new Error(`${file} no longer holds the text “${TEXT}”`);
  const started = performance.now();
  await writeFile(file, changed);
  await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), edited, { timeout: 30_000 });
  return performance.now() - started;
}

function findPort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
