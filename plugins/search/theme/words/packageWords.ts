import { searchByWorker } from '@theme/searchByWorker';
import { guardQuery } from '../../core/results/guardQuery';
import type { IndexedMatch } from '../../core/results/similarMatches';

/** Asks the word index of `@easyops-cn/docusaurus-search-local`, which is loaded with the first question. In the dev server it has nothing. */
export function searchWords(baseUrl: string, text: string, most: number): Promise<IndexedMatch[]> {
  return searchByWorker(baseUrl, '', guardQuery(text), most);
}
