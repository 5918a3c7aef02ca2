import type { ApiSource } from '../openapi';
import { createAfterSave } from '../shared/afterSave';
import { formatProblems, type Problem, ProblemsError } from '../shared/problem';

interface ApiPagesContext {
  isDevServer: boolean;
  /** Shows errors in the browser; an empty list takes them away. */
  show(problems: Problem[]): void;
  /** Ends a build. */
  stop(error: ProblemsError): never;
}

/**
 * Gives the function that brings the pages of an API up to date, and returns the paths of files that have changed. In
 * the dev server a broken document leaves the last good pages as they are, and whether everything is right is looked at
 * when the pages are there: errors stay in the browser until then.
 */
export function createApiPages(api: ApiSource, { isDevServer, show, stop }: ApiPagesContext): () => Promise<string[]> {
  const afterSave = createAfterSave();
  let saves = 0;
  const check = async (save: number) => {
    const problems = await api.check();
    if (save === saves) show(problems);
  };
  return async () => {
    saves += 1;
    const save = saves;
    afterSave.forget();
    try {
      const { problems, changed } = await api.write();
      if (problems.length > 0) console.warn(formatProblems(problems));
      if (isDevServer) afterSave.later(() => check(save));
      return changed;
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      if (!isDevServer) stop(error);
      show(error.problems);
      await api.standIn();
      return [];
    }
  };
}
