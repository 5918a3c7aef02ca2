import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Where the packages of this command are. */
export const PROJECT = resolve(__dirname, '../../..');

/**
 * Lets a site in a folder find the packages and plugins of this command, and be made for the browsers that it is made
 * for. The site publishes the names of its plugins: they say nothing of this machine.
 */
export async function linkPackages(folder: string): Promise<void> {
  for (const name of ['node_modules', 'plugins']) await symlink(join(PROJECT, name), join(folder, name), 'junction');
  const { browserslist } = JSON.parse(await readFile(join(PROJECT, 'package.json'), 'utf8')) as {
    browserslist?: string[];
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'site', private: true, browserslist }));
}
