// Measures the search of another checkout, in a process of its own. Arguments: its folder, and how many texts are typed.
// Prints JSON.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from '../../plugins/shared/files';
import { measureSearch, type SearchModules } from './measureSearch';

const CORE = 'plugins/search/core';

/** By the names of their files, which versions have in different folders. */
async function importModules(folder: string): Promise<SearchModules | undefined> {
  const core = join(folder, CORE);
  const files = await listFiles(core).catch((): string[] => []);
  const find = async (name: string): Promise<Partial<SearchModules>> => {
    const file = files.find((path) => `/${path}`.endsWith(`/${name}.ts`));
    return file === undefined ? {} : import(pathToFileURL(join(core, file)).href);
  };
  const { createExactEngine } = await find('exactEngine');
  const { pack } = await find('pack');
  const { unpack } = await find('unpack');
  return createExactEngine && pack && unpack ? { createExactEngine, pack, unpack } : undefined;
}

async function main(): Promise<void> {
  const [folder = '.', texts] = process.argv.slice(2);
  const modules = await importModules(folder);
  console.log(JSON.stringify(modules ? await measureSearch(modules, Number(texts)) : null));
}

void main();
