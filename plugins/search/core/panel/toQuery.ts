import { dropLoneSurrogates } from '../text/dropLoneSurrogates';
import { LONGEST_QUERY } from './limits';

/** Cuts and encodes a query. Drops lone surrogates, which cannot be encoded. */
export function toQuery(text: string): string {
  return encodeURIComponent(dropLoneSurrogates(text.slice(0, LONGEST_QUERY)));
}
