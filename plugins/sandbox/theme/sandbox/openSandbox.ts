import type { PageSandbox } from './startSandbox';

export type { PageSandbox } from './startSandbox';

const opened = new Map<string | undefined, Promise<PageSandbox>>();

/**
 * Loads the sandbox of a version of the docs on the first call; default: the first one. Rejects if its script cannot be
 * loaded; the next call retries.
 */
export function openSandbox(version?: string): Promise<PageSandbox> {
  const known = opened.get(version);
  if (known) return known;
  const opening = import('./startSandbox')
    .then(({ startSandbox }) => startSandbox(version))
    .catch((error: unknown) => {
      opened.delete(version);
      throw error;
    });
  opened.set(version, opening);
  return opening;
}
