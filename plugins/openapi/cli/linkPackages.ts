import { readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const PACKAGE = require.resolve('@livespec/docusaurus/package.json');
/** Docusaurus as resolved by this package. */
export const CORE = dirname(require.resolve('@docusaurus/core/package.json'));

/**
 * Links the packages of this command into a site folder, with the same browserslist. Published plugin names must not
 * contain local paths.
 */
export async function linkPackages(folder: string): Promise<void> {
  await symlink(join(CORE, '../..'), join(folder, 'node_modules'), 'junction');
  const { browserslist } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { browserslist: string[] };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'site', private: true, browserslist }));
}
