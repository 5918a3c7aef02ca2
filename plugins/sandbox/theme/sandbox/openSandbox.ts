import type { PageSandbox } from './startSandbox';

export type { PageSandbox } from './startSandbox';

let opened: Promise<PageSandbox> | undefined;

/**
 * The documented backend in this page, without a server. The first call loads it, later ones return the same. Rejects
 * where its script cannot be loaded; the next call tries again.
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
