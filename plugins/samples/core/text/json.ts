import type { Json } from '../../../shared/core/json';
import { type Brackets, code, type Doc, print, writeCollection } from './doc';
import { visibleJson } from './invisible';

export interface LiteralSyntax {
  text(value: string): Doc;
  key(name: string): string;
  true: string;
  false: string;
  null: string;
  list: Brackets;
  object: Brackets;
}

export function writeJsonLiteral(value: Json, syntax: LiteralSyntax): Doc {
  if (value === null) return syntax.null;
  if (typeof value === 'boolean') return value ? syntax.true : syntax.false;
  if (typeof value === 'string') return syntax.text(value);
  if (typeof value === 'number') return JSON.stringify(value);
  if (Array.isArray(value)) {
    return writeCollection(
      value.map((item) => writeJsonLiteral(item, syntax)),
      syntax.list,
    );
  }
  const members = Object.entries(value).map(
    ([name, member]) => code`${syntax.key(name)}: ${writeJsonLiteral(member, syntax)}`,
  );
  return writeCollection(members, syntax.object);
}

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
