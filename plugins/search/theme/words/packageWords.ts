import { searchByWorker } from '@theme/searchByWorker';
import { guardQuery } from '../../core/results/guardQuery';
import type { IndexedMatch } from '../../core/results/similarMatches';

/** The word index of `@easyops-cn/docusaurus-search-local` loads on first use; it is empty in the dev server. */
export function searchWords(baseUrl: string, text: string, most: number): Promise<IndexedMatch[]> {
  return searchByWorker(baseUrl, '', guardQuery(text), most);
}
