import { CURRENT_VERSION } from '../../shared/core/versionKey';
import { createApiPages, type ProblemPlace } from './createApiPages';
import type { DocsVersion } from './openVersion';

/**
 * Returns a function that makes the pages of released versions: at first, and when their document or a hand-written page
 * has changed. Returns the files that have changed.
 */
export function createReleasedPages({
  isDevServer,
  show,
  versions,
}: ProblemPlace & { versions: readonly DocsVersion[] }): () => Promise<string[]> {
  const released = versions.flatMap(({ api, folders: { name }, pageCheck, target }) => {
    if (!api || name === CURRENT_VERSION) return [];
    const showErrors: ProblemPlace['show'] = (owner, problems) =>
      show(
        `${owner} ${name}`,
        problems.filter(({ severity }) => severity === 'error'),
      );
    return [{ api, pageCheck, write: createApiPages(api, { isDevServer, pageCheck, show: showErrors, target }) }];
  });
  let isFirst = true;
  return async () => {
    const changed: string[] = [];
    for (const { api, pageCheck, write } of released) {
      const isStale = [await pageCheck.read(), !isFirst && (await api.isStale())].includes(true);
      if (isFirst || isStale) changed.push(...(await write()));
    }
    isFirst = false;
    return changed;
  };
}
