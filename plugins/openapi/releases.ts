import { readdir } from 'node:fs/promises';
import { extname, join, relative, resolve } from 'node:path';
import { ProblemsError } from '../shared/problem';
import type { ApiModel } from './core/model/types';
import { readModel } from './readModel';

const DOCUMENT = new Set(['.yaml', '.yml', '.json']);

/** Reads the released versions in a folder, one document each, oldest first. Throws `ProblemsError`. */
export async function readReleases(siteDir: string, folder: string): Promise<ApiModel[]> {
  const path = resolve(siteDir, folder);
  const names = await readdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    const hint = 'Create it, or remove the option `released`.';
    const message = `There is no folder \`${folder}\` of released versions.`;
    throw new ProblemsError([
      { file: folder, line: 1, column: 1, rule: 'file-not-found', severity: 'error', message, hint },
    ]);
  });
  const files = names.filter((name) => DOCUMENT.has(extname(name)));
  const models = await Promise.all(files.map((name) => readModel(siteDir, relative(siteDir, join(path, name)))));
  return models.sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }));
}
