import { escapeRegExp } from './readTexts';

/** A range of media types, such as `text/*`. */
export function compileRange(range: string): RegExp {
  return new RegExp(`^${escapeRegExp(range).replaceAll('\\*', '[^/]*')}$`);
}
