import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = join(__dirname, '..');

/** Ids of the messages of our plugins: each has all of its messages in each of its own languages. */
export function idsOfPlugins(isWanted: (plugin: string) => boolean = () => true): string[] {
  const plugins = readdirSync(PACKAGE).filter(isWanted);
  return plugins.flatMap((plugin) => idsBelow(join(PACKAGE, plugin, 'locales'), `${plugin}.json`));
}

/** Ids in the files of translations below a folder whose names end so. */
export function idsBelow(folder: string, ending = '.json'): string[] {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return files
    .filter((name) => name.endsWith(ending))
    .flatMap((name) => Object.keys(JSON.parse(readFileSync(join(folder, name), 'utf8')) as object));
}
