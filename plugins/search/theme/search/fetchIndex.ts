import { unpack } from '../../core/index/unpack';
import { SearchError, type SearchIndex } from '../../core/types';

/** Milliseconds (product spec, section 9). */
const LONGEST_WAIT = 120_000;

/** Throws a `SearchError` if the index is unreachable or damaged. */
export async function fetchIndex(address: string): Promise<SearchIndex> {
  return unpack(await fetchText(address));
}

/** Throws a `SearchError` if nobody answers. */
export async function fetchText(address: string): Promise<string> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(LONGEST_WAIT) });
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);
    return await response.text();
  } catch (cause) {
    throw new SearchError('unreachable', { cause });
  }
}
