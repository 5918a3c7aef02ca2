import { createStorageSlot } from '@docusaurus/theme-common';
import { useSyncExternalStore } from 'react';

const slot = createStorageSlot('api.language');
const listeners = new Set<() => void>();
/** Where storage is blocked, the choice lasts as long as the page. */
let unsaved: string | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = slot.listen(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

function choose(language: string): void {
  unsaved = language;
  slot.set(language);
  for (const listener of listeners) listener();
}

/** The language that the reader chose, on whichever page; `null` before any choice and in the served HTML. */
export function useSampleLanguage(): [string | null, (language: string) => void] {
  const language = useSyncExternalStore(
    subscribe,
    () => slot.get() ?? unsaved,
    () => null,
  );
  return [language, choose];
}
