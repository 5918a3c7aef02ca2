import { join } from 'node:path';
import { isPageData } from '../../openapi';

type Done = (error?: Error, result?: string) => void;

/** For `externals` of the server bundle, which would hold the data of all pages in memory. */
export function externalizeData({ context, request }: { context?: string; request?: string }, done: Done): void {
  if (context !== undefined && request !== undefined && isPageData(request)) done(undefined, `commonjs ${join(context, request)}`);
  else done();
}
