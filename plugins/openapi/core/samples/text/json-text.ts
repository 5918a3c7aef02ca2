import type { Json } from '../../json';
import type { Brackets } from './collection';
import { escapeInvisible, unicodeEscape } from './invisible';
import { writeJsonLiteral } from './json-literal';

/** A JSON string in which everything can be seen; still the same string. */
const quoteJson = (text: string) => escapeInvisible(JSON.stringify(text), unicodeEscape);

/** JSON as people write it: short lists and objects in one line. */
export function layOutJson(value: Json, indent: string): string {
  const brackets = (open: string, close: string): Brackets => ({ open, close, padding: '', trailing: '', indent });
  return writeJsonLiteral(value, {
    text: quoteJson,
    key: quoteJson,
    true: 'true',
    false: 'false',
    null: 'null',
    list: brackets('[', ']'),
    object: brackets('{', '}'),
  });
}
