import type { ApiSource } from '../openapi';
import { createAfterSave } from '../shared/afterSave';
import { type Problem, ProblemsError } from '../shared/problem';

interface ApiPagesContext {
  isDevServer: boolean;
  /** Shows what is wrong with the document; an empty list takes it away. */
  show(problems: Problem[]): void;
  /** Ends a build. */
  stop(error: ProblemsError): never;
}

/**
 * Gives the function that brings the pages of an API up to date, and returns the paths of files that have changed. In
 * the dev server a broken document leaves the last good pages as they are.
 */
export function createApiPages(api: ApiSource, { isDevServer, show, stop }: ApiPagesContext): () => Promise<string[]> {
  const afterSave = createAfterSave();
  const write = async (): Promise<string[]> => {
    try {
      const { problems, changed } = await api.write();
      show(problems);
      return changed;
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      if (!isDevServer) stop(error);
      show(error.problems);
      await api.standIn();
      return [];
    }
  };
  // The watcher passes over what follows another change at once.
  const catchUp = async () => {
    if (await api.isStale()) await write();
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
