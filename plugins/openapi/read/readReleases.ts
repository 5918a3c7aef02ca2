import { readdir } from 'node:fs/promises';
import { extname, join, relative, resolve } from 'node:path';
import type { View } from '../../document/read';
import { orderVersions } from '../../shared/core/orderVersions';
import { type Problem, ProblemsError } from '../../shared/problem';
import type { ApiModel } from '../core/model/types';
import { readModel } from './readModel';

const DOCUMENT = new Set(['.yaml', '.yml', '.json']);

/** Reads the released versions in a folder, one document each, oldest first, each cut to the view. Throws `ProblemsError`. */
export async function readReleases(siteDir: string, folder: string, view?: View): Promise<ApiModel[]> {
  const path = resolve(siteDir, folder);
  const names = await readdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    const hint = 'Create it, or remove the option `released`.';
    const message = `Folder of released versions not found: \`${folder}\`.`;
    throw new ProblemsError([
      { file: folder, line: 1, column: 1, rule: 'file-not-found', severity: 'error', message, hint },
    ]);
  });
  const files = names.filter((name) => DOCUMENT.has(extname(name)));
  const problems: Problem[] = [];
  const models = await Promise.all(
    files.map((name) =>
      readModel(siteDir, relative(siteDir, join(path, name)), { view, lint: view === undefined }).catch(
        (error: unknown) => {
          if (!(error instanceof ProblemsError)) throw error;
          problems.push(...error.problems);
          return [];
        },
      ),
    ),
  );
  if (problems.length > 0) throw new ProblemsError(problems);
  return models.flat().sort((a, b) => orderVersions(a.version, b.version));
}
