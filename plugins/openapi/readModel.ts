import { resolve } from 'node:path';
import { ProblemsError } from '../shared/problem';
import { buildModel } from './core/model/build';
import type { ApiModel } from './core/model/types';
import { createReader } from './read';

/**
 * Reads the model of a document for which no pages are made. Throws `ProblemsError` where it is broken; the stricter
 * rules for documents of one's own are left to the pages.
 *
 * @param baseDir folder that `spec`, `root` and names of files in problems are relative to
 * @param root folder that references may reach into; that of the document if absent
 */
export async function readModel(baseDir: string, spec: string, root?: string): Promise<ApiModel> {
  const { document, problems } = await createReader(baseDir, root).read(resolve(baseDir, spec), { strict: false });
  if (!document || problems.some(({ severity }) => severity === 'error')) throw new ProblemsError(problems);
  return buildModel(document);
}
