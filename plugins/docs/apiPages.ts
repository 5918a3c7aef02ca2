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
  // The watcher passes over what follows another change at once, as when an editor empties a file before it writes it.
  const check = async (save: number) => {
    if (await api.isStale()) await api.write().catch(throwOthers);
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
      return changed;
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      if (!isDevServer) stop(error);
      show(error.problems);
      await api.standIn();
      return [];
    } finally {
      if (isDevServer) afterSave.later(() => check(save));
    }
  };
}

/** What is wrong with the document is told by its check. */
function throwOthers(error: unknown): void {
  if (!(error instanceof ProblemsError)) throw error;
}
