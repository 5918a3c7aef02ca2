import type { IndexedMatch } from '../../core/results/similarMatches';

/** A site without a word index. */
export function searchWords(): Promise<IndexedMatch[]> {
  return Promise.resolve([]);
}
