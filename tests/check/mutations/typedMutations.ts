import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileTypes } from '../../../plugins/check/checkTypes';
import { applyMutation, type Mutation } from './types';

const FOLDER = 'node_modules/.cache/livespec/mutations';

/**
 * The mutations of demos and samples that TypeScript accepts. All are compiled at once: each copy is in a root of its own, and finds
 * the files beside it in `docs`.
 */
export async function findTypedSurvivors(
  root: string,
  texts: ReadonlyMap<string, string>,
  mutations: Mutation[],
): Promise<Mutation[]> {
  const folder = join(root, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  const copies = mutations.map((mutation, index) => {
    const file = `${FOLDER}/${index}/${mutation.file.replace(/^docs\//, '')}`;
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), applyMutation(texts.get(mutation.file) ?? '', mutation));
    return file;
  });
  const rootDirs = ['docs', ...copies.map((_, index) => `${FOLDER}/${index}`)];
  const { problems } = await compileTypes(root, copies, { rootDirs });
  rmSync(folder, { recursive: true, force: true });
  const wrong = new Set(problems.map(({ file }) => file));
  return mutations.filter((_, index) => !wrong.has(copies[index] ?? ''));
}
