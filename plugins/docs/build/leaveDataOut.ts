import { join } from 'node:path';

type Done = (error?: Error, result?: string) => void;

/**
 * For `externals` of the server's bundle: the data of a page is read from its file when the page is rendered. Compiled
 * into the bundle, the data of all pages would be in memory at once.
 */
export function leaveDataOut({ context, request }: { context?: string; request?: string }, done: Done): void {
  const isData = context !== undefined && request !== undefined && /^\.\/_data\/[^/]+\.json$/.test(request);
  if (isData) done(undefined, `commonjs ${join(context, request)}`);
  else done();
}
