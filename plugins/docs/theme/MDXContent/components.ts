import MDXComponents from '@theme/MDXComponents';
import { useSyncExternalStore } from 'react';

let components = MDXComponents;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What pages make of Markdown. A new object where the pages that are shown have to be rendered again. */
export function useComponents(): typeof MDXComponents {
  return useSyncExternalStore(
    subscribe,
    () => components,
    () => components,
  );
}

/** In the dev server: data that is imported by a page has changed (`acceptData`). */
export function renderAgain(): void {
  components = { ...MDXComponents };
  for (const listener of listeners) listener();
}
