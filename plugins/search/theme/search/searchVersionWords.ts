import versions from '@generated/search/default/search-versions.js';
import { searchWords } from '@search/words';
import type { IndexedMatch } from '../../core/results/similarMatches';
import { isSearched, type VersionChoice } from '../../core/versions/chooseVersion';

/** Searches the word index, which holds all versions of the docs, for matches in what the reader searches. */
export async function searchVersionWords(
  baseUrl: string,
  text: string,
  most: number,
  chosen: VersionChoice | undefined,
): Promise<IndexedMatch[]> {
  const matches = await searchWords(baseUrl, text, most * Math.max(1, Object.keys(versions).length));
  const isIn = ({ document, page }: IndexedMatch) => isSearched((page || document).u, chosen, versions);
  return matches.filter(isIn).slice(0, most);
}
