import type { ApiSource, PagesTarget } from '../openapi';
import { createAfterSave } from '../shared/afterSave';
import { ProblemsError } from '../shared/problem';
import { stop } from './build/stop';
import type { PageCheck } from './check/pageCheck';
import type { DocsSite } from './site';

/** Returns a function that updates the pages. In the dev server, a broken document leaves the last good ones. */
export function createApiPages(
  api: Pick<ApiSource, 'write' | 'isStale'>,
  {
    isDevServer,
    pageCheck,
    show,
    target,
  }: Pick<DocsSite, 'isDevServer' | 'show'> & {
    pageCheck: Pick<PageCheck, 'read'>;
    target: PagesTarget;
  },
  reload?: () => Promise<void>,
): () => Promise<string[]> {
  const afterSave = createAfterSave();
  const write = async (): Promise<string[]> => {
    try {
      const { problems, changed } = await api.write(target);
      show('document', problems);
      return changed;
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      if (!isDevServer) stop(error);
      show('document', error.problems);
      return [];
    }
  };
  // The watcher misses a change that closely follows another.
  const catchUp = async () => {
    if ([await pageCheck.read(), await api.isStale()].includes(true)) await reload?.();
  };
  return async () => {
    afterSave.forget();
    try {
      return await write();
    } finally {
      if (isDevServer) afterSave.later(catchUp);
    }
  };
}
