import { readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const PACKAGE = require.resolve('@livespec/docusaurus/package.json');
/** Docusaurus as resolved by this package. */
export const CORE = dirname(require.resolve('@docusaurus/core/package.json'));

/** The site publishes the names of its plugins: resolving them through this link keeps out local paths. */
export async function linkPackages(folder: string): Promise<void> {
  await symlink(join(CORE, '../..'), join(folder, 'node_modules'), 'junction');
  const { browserslist } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { browserslist: string[] };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'site', private: true, browserslist }));
}
