import { join } from 'node:path';

type Done = (error?: Error, result?: string) => void;

/** For `externals` of the server bundle, which would hold the data of all pages in memory. */
export function externalizeData({ context, request }: { context?: string; request?: string }, done: Done): void {
  const isData = context !== undefined && request !== undefined && /^\.\/_data\/[^/]+\.json$/.test(request);
  if (isData) done(undefined, `commonjs ${join(context, request)}`);
  else done();
}
