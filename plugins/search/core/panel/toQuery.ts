import { LONGEST_QUERY } from '../limits';
import { dropLoneSurrogates } from '../text/dropLoneSurrogates';

/** Cuts and encodes a query. Drops lone surrogates, which cannot be encoded. */
export function toQuery(text: string): string {
  return encodeURIComponent(dropLoneSurrogates(text.slice(0, LONGEST_QUERY)));
}
