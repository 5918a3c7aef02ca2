import { unpack } from '../../core/index/unpack';
import { SearchError, type SearchIndex } from '../../core/types';

/** Longest wait for the index in milliseconds, as for scripts (product spec, section 9). */
const LONGEST_WAIT = 120_000;

/** The index at an address; a `SearchError` where it cannot be had or is damaged. */
export async function fetchIndex(address: string): Promise<SearchIndex> {
  return unpack(await fetchText(address));
}

async function fetchText(address: string): Promise<string> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(LONGEST_WAIT) });
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);
    return await response.text();
  } catch (cause) {
    throw new SearchError('unreachable', { cause });
  }
}
