import { createReader, type ReadOptions, type Spec } from '../../document/read';
import { ProblemsError } from '../../shared/problem';
import { buildModel } from '../core/model/build';
import type { ApiModel } from '../core/model/types';

/** Reads a model without pages or `strict` rules. Throws `ProblemsError`, with files relative to `baseDir`. */
export async function readModel(
  baseDir: string,
  spec: Spec,
  {
    root,
    overlays = [],
    ...options
  }: Pick<ReadOptions, 'overlays' | 'view' | 'lint'> & { root?: string | undefined } = {},
): Promise<ApiModel> {
  const { document, problems } = await createReader(baseDir, root).read(spec, { strict: false, overlays, ...options });
  if (!document || problems.some(({ severity }) => severity === 'error')) throw new ProblemsError(problems);
  return buildModel(document);
}
