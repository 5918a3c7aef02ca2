import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = join(__dirname, '..');

/** Ids of the messages of our plugins, by plugin: each has all of its messages in each of its own languages. */
export function idsByPlugin(): Map<string, Set<string>> {
  const idsOf = (plugin: string) => new Set(idsBelow(join(PACKAGE, plugin, 'locales'), `${plugin}.json`));
  const plugins = readdirSync(PACKAGE).map((plugin) => [plugin, idsOf(plugin)] as const);
  return new Map(plugins.filter(([, ids]) => ids.size > 0));
}

/** Ids in the files of translations below a folder whose names end so. */
export function idsBelow(folder: string, ending = '.json'): string[] {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return files
    .filter((name) => name.endsWith(ending))
    .flatMap((name) => Object.keys(JSON.parse(readFileSync(join(folder, name), 'utf8')) as object));
}
