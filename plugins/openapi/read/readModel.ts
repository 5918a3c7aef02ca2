import { createReader, type Spec } from '../../document/read';
import { ProblemsError } from '../../shared/problem';
import { buildModel } from '../core/model/build';
import type { ApiModel } from '../core/model/types';

/** Reads a model without pages or `strict` rules. Throws `ProblemsError`, with files relative to `baseDir`. */
export async function readModel(
  baseDir: string,
  spec: Spec,
  { root, overlays = [] }: { root?: string | undefined; overlays?: readonly string[] | undefined } = {},
): Promise<ApiModel> {
  const { document, problems } = await createReader(baseDir, root).read(spec, { strict: false, overlays });
  if (!document || problems.some(({ severity }) => severity === 'error')) throw new ProblemsError(problems);
  return buildModel(document);
}
