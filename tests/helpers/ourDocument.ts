import { join } from 'node:path';
import { createReader } from '../../plugins/document/read';
import { lazily } from '../../plugins/shared/core/cache';
import { formatProblem } from '../../plugins/shared/problem';

/** The document of this site, read once by a worker: change nothing in it. */
export const readOurDocument = lazily(async () => {
  const reader = createReader(join(import.meta.dirname, '../..'));
  const { document, problems } = await reader.read('openapi/openapi.yaml', { strict: true });
  if (!document) throw new Error(problems.map(formatProblem).join('\n'));
  return document;
});
