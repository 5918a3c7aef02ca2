import type { SearchEngine } from '../../core/types';
import { createIndexEngine } from './indexEngine';

/** How long the page may be kept from answering its reader while the index is prepared, in milliseconds. */
const LONGEST_STRETCH = 8;

/** Searches on the page's own thread, for where no worker can run. A search takes a few milliseconds; preparing is done in pieces. */
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
