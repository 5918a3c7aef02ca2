import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { median } from './median';
import { FLOOR_PAGE } from './sites';

/** A save by an author: of `file`, with `page` open in a browser. */
export interface SaveKind {
  page: string;
  file: string;
  /** Writes `mark`, a word, into the text of the file. It is then read on the page. */
  edit(text: string, mark: string): string;
}

const CALLS = { page: 'doc/api/business-invite', file: 'openapi/paths/invite.yaml' };

const description: SaveKind = {
  ...CALLS,
  edit: (text, mark) => text.replace('Generates an invite code', (found) => `${found} ${mark}`),
};

const title: SaveKind = { ...CALLS, edit: (text, mark) => text.replace(/summary: .*/, (found) => `${found} ${mark}`) };

const field: SaveKind = {
  ...CALLS,
  edit: (text, mark) =>
    text.replace(
      /^( *)- name: ttl$/m,
      (found, space: string) =>
        `${space}- { name: ${mark}, in: query, description: New., schema: { type: string }, example: a }\n${found}`,
    ),
};

/** The first call of the file once more, as `POST`. */
const call: SaveKind = {
  ...CALLS,
  edit: (text, mark) => {
    const [first = ''] = text.split(/\n(?=\w)/);
    const [path = '', ...lines] = first.trimEnd().split('\n');
    const added = lines
      .join('\n')
      .replace('  get:', '  post:')
      .replace('inviteGenerate', `invite${mark}`)
      .replace(/summary: .*/, `summary: New call ${mark}`);
    return text.replace(first, () => [path, ...lines, `${added}\n`].join('\n'));
  },
};

const handWritten: SaveKind = {
  page: 'doc/guide/help',
  file: 'docs/guide/help.mdx',
  edit: (text, mark) => `${text.trimEnd()}\n\n${mark}\n`,
};

const demo: SaveKind = {
  page: 'doc/guide/help',
  file: 'docs/guide/demos/help.tsx',
  edit: (text, mark) => text.replace(/^title: .*$/m, (found) => `${found} ${mark}`),
};

/** By name; all in this project. */
export const SAVE_KINDS = { description, title, field, call, handWritten, demo };

export type SaveName = keyof typeof SAVE_KINDS;

/** The lower bound: a paragraph of a page in a plain site (`writeFloorSite`). */
export const FLOOR_SAVE: SaveKind = {
  page: FLOOR_PAGE,
  file: `docs/${FLOOR_PAGE}.md`,
  edit: handWritten.edit,
};

const START_MS = 120_000;
const SHOWN_MS = 60_000;
/** An author looks at what was saved, while the dev server updates the rest of the site. */
const LOOK_MS = 4_000;

/** Returns the median milliseconds until a saved description shows in the browser. Edits the files in `siteDir`. */
export async function measureSave(
  browser: Browser,
  siteDir: string,
  docusaurus: string,
  saves: number,
): Promise<number> {
  const [times = []] = await measureSaves(browser, siteDir, docusaurus, saves, [description]);
  return median(times);
}

/** Returns the milliseconds of each save, for each kind, in one dev server. Leaves the files in `siteDir` as they were. */
export async function measureSaves(
  browser: Browser,
  siteDir: string,
  docusaurus: string,
  saves: number,
  kinds: SaveKind[],
): Promise<number[][]> {
  const port = await findPort();
  const server = spawn(process.execPath, [docusaurus, 'start', '--no-open', '--port', String(port)], {
    cwd: siteDir,
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', NODE_ENV: undefined },
    stdio: 'ignore',
  });
  const page = await browser.newPage();
  try {
    const times: number[][] = [];
    for (const kind of kinds) {
      await openWhenReady(page, `http://localhost:${port}/${kind.page}`);
      times.push(await saveOften(page, join(siteDir, kind.file), kind, saves));
    }
    return times;
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
      await page.locator('main h1').first().waitFor({ timeout: 20_000 });
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`The dev server does not show ${url}`, { cause: error });
      await page.waitForTimeout(500);
    }
  }
}

/** The first save, which loads modules, does not count. */
async function saveOften(page: Page, file: string, kind: SaveKind, saves: number): Promise<number[]> {
  const before = await readFile(file, 'utf8');
  const times: number[] = [];
  try {
    for (let save = 0; save <= saves; save += 1) {
      const mark = `Mark${save}`;
      const changed = kind.edit(before, mark);
      if (changed === before) throw new Error(`${file} no longer holds the text to replace`);
      await page.waitForTimeout(LOOK_MS);
      const started = performance.now();
      await writeFile(file, changed);
      await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), mark, { timeout: SHOWN_MS });
      times.push(performance.now() - started);
    }
  } finally {
    await writeFile(file, before);
  }
  return times.slice(1);
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
