import { createStorageSlot } from '@docusaurus/theme-common';
import { useSyncExternalStore } from 'react';

/** A reader's choice on all pages: `null` in served HTML and before the first choice. Works without storage. */
export function createChoice(
  key: string,
  persistence: 'localStorage' | 'sessionStorage',
): () => [string | null, (value: string) => void] {
  const slot = createStorageSlot(key, { persistence });
  const listeners = new Set<() => void>();
  let unsaved: string | null = null;

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const stop = slot.listen(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  }

  function choose(value: string): void {
    unsaved = value;
    slot.set(value);
    for (const listener of listeners) listener();
  }

  const read = () => slot.get() ?? unsaved;
  return () => [useSyncExternalStore(subscribe, read, () => null), choose];
}
