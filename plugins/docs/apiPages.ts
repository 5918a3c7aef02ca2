import type { ApiSource } from '../openapi';
import { formatProblems, type Problem, ProblemsError } from '../shared/problem';

/** By then the text of a save is in the browser, also of a slow machine. */
const CHECK_AFTER_MS = 500;

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
  let timer: NodeJS.Timeout | undefined;
  const check = async () => show(await api.check());
  return async () => {
    clearTimeout(timer);
    try {
      const { problems, changed } = await api.write();
      if (problems.length > 0) console.warn(formatProblems(problems));
      if (isDevServer) timer = setTimeout(() => void check(), CHECK_AFTER_MS).unref();
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
