import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { devServers } from './devServer';

/** Logs output and site data of dev servers after a failure. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const { folder, output } of devServers) {
    const known = await readFile(join(folder, '.docusaurus/globalData.json'), 'utf8').catch(String);
    console.error(`Dev server of ${folder}:\n${output()}\nGlobal data: ${known}`);
  }
});
