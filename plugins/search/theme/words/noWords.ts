import type { IndexedMatch } from '../../core/results/similarMatches';

export function searchWords(): Promise<IndexedMatch[]> {
  return Promise.resolve([]);
}
