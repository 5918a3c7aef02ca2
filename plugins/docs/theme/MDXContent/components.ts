import Assumed from '@theme/Assumed';
import MDXComponents from '@theme/MDXComponents';
import { useSyncExternalStore } from 'react';

/** What every page may use without an import. */
const own = Object.assign({}, MDXComponents, { Assumed });

let components: typeof MDXComponents = own;
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
  components = { ...own };
  for (const listener of listeners) listener();
}
