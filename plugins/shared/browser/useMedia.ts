import { useSyncExternalStore } from 'react';
import { onceByText } from '../core/cache';

const subscribeTo = onceByText((query) => (listener: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
});

/** Whether a media query matches, `inHtml` in the HTML of the build. */
export function useMedia(query: string, inHtml: boolean): boolean {
  return useSyncExternalStore(
    subscribeTo(query),
    () => matchMedia(query).matches,
    () => inHtml,
  );
}
