import { resolve } from 'node:path';
import { ProblemsError } from '../shared/problem';
import { buildModel } from './core/model/build';
import type { ApiModel } from './core/model/types';
import { createReader } from './read';

/**
 * Reads the model of a document without making pages, and without the `strict` rules. Throws `ProblemsError` if the
 * document has errors.
 *
 * @param baseDir folder that `spec`, `root` and file names in problems are relative to
 * @param root folder that references may reach into; default: that of the document
 */
export async function readModel(baseDir: string, spec: string, root?: string): Promise<ApiModel> {
  const { document, problems } = await createReader(baseDir, root).read(resolve(baseDir, spec), { strict: false });
  if (!document || problems.some(({ severity }) => severity === 'error')) throw new ProblemsError(problems);
  return buildModel(document);
}
