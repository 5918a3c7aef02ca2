import { createStorageSlot } from '@docusaurus/theme-common';
import { useSyncExternalStore } from 'react';

/**
 * A choice of the reader that holds on every page. In the served HTML, and before it is made, it is `null`; where
 * storage is blocked, it lasts as long as the page.
 */
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
