import type { PageSandbox } from './startSandbox';

export type { PageSandbox } from './startSandbox';

let opened: Promise<PageSandbox> | undefined;

/**
 * Starts the documented backend in this page: the first call loads it, later ones get the same. It needs no server, no
 * key and no network. Rejects where its script cannot be loaded; the next call tries again.
 */
export function openSandbox(): Promise<PageSandbox> {
  opened ??= import('./startSandbox')
    .then(({ startSandbox }) => startSandbox())
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}
