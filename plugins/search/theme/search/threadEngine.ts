import type { SearchEngine } from '../../core/types';
import { createIndexEngine } from './indexEngine';

/** Maximum milliseconds of blocking the page while the index is prepared. */
const LONGEST_STRETCH = 8;

/** Searches on the main thread, if workers are unavailable. Prepares the index in slices. */
export function createThreadEngine(address: string): SearchEngine {
  let start = 0;
  return createIndexEngine(address, () => {
    const now = performance.now();
    if (now - start < LONGEST_STRETCH) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        start = performance.now();
        resolve();
      });
    });
  });
}
