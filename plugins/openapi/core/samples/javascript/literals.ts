import type { Json } from '../../json';
import { type Brackets, writeCollection } from '../text/collection';
import { type LiteralSyntax, writeJsonLiteral } from '../text/json-literal';
import { quoteJs } from './quote';

const LIST: Brackets = { open: '[', close: ']', padding: '', trailing: ',', indent: '  ' };
const OBJECT: Brackets = { open: '{', close: '}', padding: ' ', trailing: ',', indent: '  ' };

const isIdentifier = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name);

/** A key of an object literal. `__proto__` is computed, because as a plain key it would set the prototype. */
export function writeKey(name: string): string {
  if (name === '__proto__') return "['__proto__']";
  return isIdentifier(name) ? name : quoteJs(name);
}

export function writeAccess(object: string, name: string): string {
  return isIdentifier(name) ? `${object}.${name}` : `${object}[${quoteJs(name)}]`;
}

export type CodePair = [name: string, code: string];

export function writeObject(pairs: CodePair[]): string {
  const members = pairs.map(([name, code]) =>
    name === code && isIdentifier(name) ? name : `${writeKey(name)}: ${code}`,
  );
  return writeCollection(members, OBJECT);
}

export function writeList(items: string[]): string {
  return writeCollection(items, LIST);
}

/** Whether an object literal keeps these names in order: no duplicates and no array indices. */
export function fitsObject(names: string[]): boolean {
  return new Set(names).size === names.length && (names.length < 2 || !names.some((name) => /^\d+$/.test(name)));
}

export function writePairs(pairs: CodePair[]): string {
  if (fitsObject(pairs.map(([name]) => name))) return writeObject(pairs);
  return writeList(pairs.map(([name, code]) => writeList([quoteJs(name), code])));
}

const SYNTAX: LiteralSyntax = {
  text: quoteJs,
  key: writeKey,
  true: 'true',
  false: 'false',
  null: 'null',
  list: LIST,
  object: OBJECT,
};

export function writeJson(value: Json): string {
  return writeJsonLiteral(value, SYNTAX);
}
