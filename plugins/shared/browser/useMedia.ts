import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, `inHtml` in the HTML of the build. */
export function useMedia(query: string, inHtml: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => inHtml,
  );
}
