import MDXComponents from '@theme/MDXComponents';
import { useSyncExternalStore } from 'react';

let components = MDXComponents;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function useNewest(): typeof MDXComponents {
  return useSyncExternalStore(
    subscribe,
    () => components,
    () => components,
  );
}

/** Returns MDX components; in the dev server, a new object when pages have to rerender. */
export const useComponents = process.env.NODE_ENV === 'production' ? () => MDXComponents : useNewest;

/** Dev server: a page's imported data has changed (`acceptData`). */
export function renderAgain(): void {
  components = { ...MDXComponents };
  for (const listener of listeners) listener();
}
