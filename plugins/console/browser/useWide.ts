import { useSyncExternalStore } from 'react';

/** As in the styles of API pages: from here on, samples have a column. */
const WIDE = '(min-width: 1280px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );
}
