import { readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The package of this command. */
const PACKAGE = require.resolve('@livespec/docusaurus/package.json');
/** Docusaurus, as this package finds it. */
export const CORE = dirname(require.resolve('@docusaurus/core/package.json'));

/**
 * Lets a site in a folder find the packages of this command, and be made for the same browsers. The site publishes the
 * names of its plugins: they say nothing of this machine.
 */
export async function linkPackages(folder: string): Promise<void> {
  await symlink(join(CORE, '../..'), join(folder, 'node_modules'), 'junction');
  const { browserslist } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { browserslist: string[] };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'site', private: true, browserslist }));
}
