import { resolve } from 'node:path';
import { ProblemsError } from '../shared/problem';
import { buildModel } from './core/model/build';
import type { ApiModel } from './core/model/types';
import { findModel } from './models';
import { createReader } from './read';

/**
 * The model of a document, for what is made from it beside the pages: that of its pages where this process makes them,
 * otherwise read here. Throws `ProblemsError` where it is broken; whether it keeps the stricter rules for documents of
 * one's own is looked at where its pages are made.
 *
 * @param baseDir folder that `spec`, `root` and names of files in problems are relative to
 * @param root folder that references may reach into; that of the document if absent
 */
export async function readModel(baseDir: string, spec: string, root?: string): Promise<ApiModel> {
  const entry = resolve(baseDir, spec);
  const known = findModel(entry);
  if (known) return known;
  const { document, problems } = await createReader(baseDir, root).read(entry, { strict: false });
  if (!document || problems.some(({ severity }) => severity === 'error')) throw new ProblemsError(problems);
  return buildModel(document);
}
