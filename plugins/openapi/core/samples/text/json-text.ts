import type { Json } from '../../json';
import type { Brackets } from './collection';
import { visibleJson } from './invisible';
import { writeJsonLiteral } from './json-literal';

export function layOutJson(value: Json, indent: string): string {
  const brackets = (open: string, close: string): Brackets => ({ open, close, padding: '', trailing: '', indent });
  return writeJsonLiteral(value, {
    text: visibleJson,
    key: visibleJson,
    true: 'true',
    false: 'false',
    null: 'null',
    list: brackets('[', ']'),
    object: brackets('{', '}'),
  });
}
