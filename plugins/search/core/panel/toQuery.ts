import { dropHalves } from '../text/dropHalves';
import { LONGEST_QUERY } from './limits';

/** Cuts and encodes a query. Drops lone surrogates, which cannot be encoded. */
export function toQuery(text: string): string {
  return encodeURIComponent(dropHalves(text.slice(0, LONGEST_QUERY)));
}
