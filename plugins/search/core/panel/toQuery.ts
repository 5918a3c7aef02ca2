import { dropHalves } from '../text/dropHalves';
import { LONGEST_QUERY } from './limits';

/** The beginning of a text as a value in an address. Halves of characters, which no address can hold, are dropped. */
export function toQuery(text: string): string {
  return encodeURIComponent(dropHalves(text.slice(0, LONGEST_QUERY)));
}
