import { resolve } from 'node:path';
import { ProblemsError } from '../shared/problem';
import { buildModel } from './core/model/build';
import type { ApiModel } from './core/model/types';
import { createReader } from './read';

/**
 * The model of a document, for what is made from it beside the pages. Throws `ProblemsError` where it is broken; whether
 * it keeps the stricter rules for documents of one's own is looked at where its pages are made.
 *
 * @param baseDir folder that `spec`, and names of files in problems, are relative to
 * @returns the model, and the absolute paths of the files that it comes from
 */
export async function readModel(baseDir: string, spec: string): Promise<{ model: ApiModel; files: string[] }> {
  const { document, problems, files } = await createReader(baseDir).read(resolve(baseDir, spec), { strict: false });
  if (!document || problems.some(({ severity }) => severity === 'error')) throw new ProblemsError(problems);
  return { model: buildModel(document), files };
}
