import type { Json } from '../../json';
import type { Brackets } from './collection';
import { type Doc, print } from './doc';
import { visibleJson } from './invisible';
import { writeJsonLiteral } from './json-literal';

export function jsonDoc(value: Json, indent: string, quote: (text: string) => string = visibleJson): Doc {
  const brackets = (open: string, close: string): Brackets => ({ open, close, padding: '', trailing: '', indent });
  return writeJsonLiteral(value, {
    text: quote,
    key: quote,
    true: 'true',
    false: 'false',
    null: 'null',
    list: brackets('[', ']'),
    object: brackets('{', '}'),
  });
}

export function layOutJson(value: Json, indent: string): string {
  return print(jsonDoc(value, indent));
}
