import type { ApiSource } from '../openapi';
import { createAfterSave } from '../shared/afterSave';
import { type Problem, ProblemsError } from '../shared/problem';

interface ApiPagesContext {
  isDevServer: boolean;
  /** Shows what is wrong with the document; an empty list takes it away. */
  show(problems: Problem[]): void;
  /** Have hand-written pages changed since this was last asked, or since they were last read? */
  hasChanged(): Promise<boolean>;
  /** Pages have been written although nothing has asked for it. */
  caughtUp(): Promise<void>;
  /** Ends a build. */
  stop(error: ProblemsError): never;
}

/**
 * Gives the function that brings the pages of an API up to date, and returns the paths of files that have changed. In
 * the dev server a broken document leaves the last good pages as they are.
 */
export function createApiPages(
  api: ApiSource,
  { isDevServer, show, hasChanged, caughtUp, stop }: ApiPagesContext,
): () => Promise<string[]> {
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
    const isStale = [await hasChanged(), await api.isStale()].includes(true);
    if (!isStale) return;
    await write();
    await caughtUp();
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
