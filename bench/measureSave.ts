import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { openEditor } from './against/openEditor';
import { createAuthor } from './authorAtWork';
import { startDevServer } from './devServer';
import { median } from './median';
import type { Save } from './saves';

interface Served {
  folder: string;
  /** Of the site, with slashes at both ends. */
  base: string;
  /** Starts the dev server, before options. */
  command: readonly [string, ...string[]];
}

/** Returns the median milliseconds until a save shows in the browser, by kind. Leaves the files as they were. */
export async function measureSaves(
  browser: Browser,
  { folder, base, command }: Served,
  saves: readonly Save[],
  repeats: number,
): Promise<Record<string, number>> {
  const server = await startDevServer(folder, base, {}, command);
  const page = await browser.newPage();
  const editor = openEditor(folder);
  try {
    const save = createAuthor(page, editor, base);
    const times: Record<string, number> = {};
    for (const kind of saves) {
      const all: number[] = [];
      for (let count = 0; count < repeats; count += 1) all.push((await save(server, kind)).milliseconds);
      times[kind.kind] = median(all);
    }
    return times;
  } finally {
    await editor.close();
    await page.close();
    await server.stop();
  }
}

/** The dev server of Docusaurus itself. */
export function plainCommand(project: string): readonly [string, ...string[]] {
  return [process.execPath, join(project, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'start'];
}
