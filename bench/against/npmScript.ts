import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NotThereError } from './measurement';

/** Returns the arguments of `npm` that run a script of a version. Throws `NotThereError` if it has no such script. */
export async function npmScript(folder: string, script: string, args: readonly string[]): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { scripts?: object };
  if (!Object.hasOwn(manifest.scripts ?? {}, script)) throw new NotThereError(`There is no script \`${script}\`.`);
  return ['run', script, '--', ...args];
}
