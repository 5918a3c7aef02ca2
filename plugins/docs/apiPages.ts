import type { ApiSource } from '../openapi';
import { createAfterSave } from '../shared/afterSave';
import { type Problem, ProblemsError } from '../shared/problem';

interface ApiPagesContext {
  isDevServer: boolean;
  /** An empty list clears the display. */
  show(problems: Problem[]): void;
  hasChanged(): Promise<boolean>;
  /** Called after pages were written outside of a save. */
  onPagesUpdated(): Promise<void>;
  stop(error: ProblemsError): never;
}

/** Returns a function that updates the pages. In the dev server, a broken document leaves the last good ones. */
export function createApiPages(
  api: ApiSource,
  { isDevServer, show, hasChanged, onPagesUpdated, stop }: ApiPagesContext,
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
      await api.writePlaceholders();
      return [];
    }
  };
  // The watcher misses a change that closely follows another.
  const catchUp = async () => {
    const isStale = [await hasChanged(), await api.isStale()].includes(true);
    if (!isStale) return;
    await write();
    await onPagesUpdated();
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
