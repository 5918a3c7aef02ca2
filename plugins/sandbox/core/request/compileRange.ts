import { escapeRegExp } from './readTexts';

const ANY = '*/*';

/** A range of media types, such as `text/*`. Some documents have types such as `gzip`, which only the range of all fits. */
export function compileRange(range: string): RegExp {
  if (range === ANY) return /^/;
  return new RegExp(`^${escapeRegExp(range).replaceAll('\\*', '[^/]*')}$`);
}
