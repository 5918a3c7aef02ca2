import type { PageSandbox } from './startSandbox';

export type { PageSandbox } from './startSandbox';

let opened: Promise<PageSandbox> | undefined;

/** Loads the sandbox of this page on the first call. Rejects if its script cannot be loaded; the next call retries. */
export function openSandbox(): Promise<PageSandbox> {
  opened ??= import('./startSandbox')
    .then(({ startSandbox }) => startSandbox())
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}
