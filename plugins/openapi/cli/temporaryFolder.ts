import { mkdtemp, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Where the packages of this command are. */
export const PROJECT = resolve(__dirname, '../../..');

/**
 * Makes the folder of a temporary site, of which nothing must show in what is built: its name has always the same
 * length and depth. Packages are found from there, and browsers are those of this package. The caller removes it.
 */
export async function makeTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), `document-${process.pid}-`));
  await symlink(join(PROJECT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const { browserslist } = JSON.parse(await readFile(join(PROJECT, 'package.json'), 'utf8')) as {
    browserslist?: string[];
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'site', private: true, browserslist }));
  return folder;
}
