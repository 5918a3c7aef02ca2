import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../../shared/commandLine';

/** The list of the pages of a built site. */
export const LIST = 'llms.txt';

/** Throws a `Refusal` if a folder has no built site. `name`: the folder as written. */
export function requireBuiltSite(siteDir: string, name: string): void {
  if (existsSync(join(siteDir, LIST))) return;
  throw new Refusal(
    `\`${name}\` is no built site: it has no \`${LIST}\`. Build the site first, or name its OpenAPI document.`,
  );
}
