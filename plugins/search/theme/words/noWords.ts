import type { IndexedMatch } from '../../core/similarMatches';

export function searchWords(): Promise<IndexedMatch[]> {
  return Promise.resolve([]);
}
