import type { ApiSource, PagesTarget, WrittenApi } from '../../openapi';
import { createAfterSave } from '../../shared/afterSave';
import { type Problem, ProblemsError } from '../../shared/problem';
import type { PageCheck } from '../check/pageCheck';
import { stop } from '../check/stop';

/** Where an instance of the plugin shows problems. */
export interface ProblemPlace {
  isDevServer: boolean;
  /** Replaces the problems of `owner`. Errors end a build. */
  show(owner: string, problems: Problem[]): void;
}

/** Returns a function that updates the pages. In the dev server, a broken document leaves the last good ones. */
export function createApiPages(
  api: Pick<ApiSource, 'isStale'> & { write(target: PagesTarget): Promise<Pick<WrittenApi, 'changed' | 'problems'>> },
  {
    isDevServer,
    pageCheck,
    show,
    target,
  }: ProblemPlace & {
    pageCheck: Pick<PageCheck, 'read'>;
    target: PagesTarget;
  },
  reload?: () => Promise<void>,
): () => Promise<string[]> {
  const afterSave = createAfterSave();
  const write = async (): Promise<string[]> => {
    try {
      const { problems, changed } = await api.write(target);
      show('document', [...problems]);
      return [...changed];
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
