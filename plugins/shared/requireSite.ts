import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './commandLine';

const ENDINGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'];

/** Throws a `Refusal` if a folder has no configuration of Docusaurus. `name`: the folder as written. */
export function requireSite(siteDir: string, name: string, hint?: string): void {
  if (ENDINGS.some((ending) => existsSync(join(siteDir, `docusaurus.config.${ending}`)))) return;
  const message = `\`${name}\` is not a Docusaurus site: it has no \`docusaurus.config\` file.`;
  throw new Refusal(hint === undefined ? message : `${message} ${hint}`);
}
