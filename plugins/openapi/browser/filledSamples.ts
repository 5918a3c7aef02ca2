import { useSyncExternalStore } from 'react';
import type { ShownSample } from '../core/readerValues/fillSample';

type Fill = (sample: ShownSample) => string | undefined;

let fill: Fill | undefined;
const listeners = new Set<() => void>();

/** Called by `readerValues` after it is loaded, and whenever a value changes. */
export function setFill(next: Fill): void {
  fill = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The sample with the reader's values, if there are any. */
export function useFilled(sample: ShownSample | undefined): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => sample && fill?.(sample),
    () => undefined,
  );
}
