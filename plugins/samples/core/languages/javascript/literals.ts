import { type Json, parseJson } from '../../../../shared/core/json';
import type { Template } from '../../sample/template';
import { type Brackets, code, concat, type Doc, fit, hardLine, nest, writeCollection } from '../../text/doc';
import { type LiteralSyntax, writeJsonLiteral } from '../../text/json';
import { quoteJs, writeString, writeTemplate } from './quote';

const LIST: Brackets = { open: '[', close: ']', padding: '', trailing: ',', indent: '  ' };
const OBJECT: Brackets = { open: '{', close: '}', padding: ' ', trailing: ',', indent: '  ' };
const ARGUMENTS: Brackets = { open: '(', close: ')', padding: '', trailing: ',', indent: '  ' };

const isIdentifier = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name);

/** A key of an object literal. `__proto__` is computed, because as a plain key it would set the prototype. */
export function writeKey(name: string): string {
  if (name === '__proto__') return "['__proto__']";
  return isIdentifier(name) ? name : quoteJs(name);
}

export function writeAccess(object: string, name: string): string {
  return isIdentifier(name) ? `${object}.${name}` : `${object}[${quoteJs(name)}]`;
}

export type CodePair = [name: string, code: Doc];

export function writeMember([name, value]: CodePair): Doc {
  if (name === value && isIdentifier(name)) return name;
  const member = code`${writeKey(name)}: ${value}`;
  const isText = typeof value === 'string' || value.kind === 'fit';
  return isText ? fit(member, () => code`${writeKey(name)}:${nest(concat([hardLine, value]), '  ')}`) : member;
}

export function writeObject(pairs: CodePair[], broken = false): Doc {
  return writeCollection(pairs.map(writeMember), OBJECT, broken);
}

export function writeList(items: Doc[]): Doc {
  return writeCollection(items, LIST);
}

export function writeCall(name: string, values: Doc[]): Doc {
  return code`${name}${writeCollection(values, ARGUMENTS)}`;
}

/** Whether an object literal keeps these names in order: no duplicates and no array indices. */
export function fitsObject(names: string[]): boolean {
  return new Set(names).size === names.length && (names.length < 2 || !names.some((name) => /^\d+$/.test(name)));
}

export function writePairs(pairs: CodePair[]): Doc {
  if (fitsObject(pairs.map(([name]) => name))) return writeObject(pairs);
  return writeList(pairs.map(([name, value]) => writeList([quoteJs(name), value])));
}

const SYNTAX: LiteralSyntax = {
  text: writeString,
  key: writeKey,
  true: 'true',
  false: 'false',
  null: 'null',
  list: LIST,
  object: OBJECT,
};

export function writeJson(value: Json): Doc {
  return writeJsonLiteral(value, SYNTAX);
}

/** A text as an expression. JSON is easier to read, and to change, as a literal. */
export function writeValue(template: Template, variable: (name: string) => string): Doc {
  const [text, ...more] = template;
  const value = more.length === 0 && typeof text === 'string' ? readJson(text) : undefined;
  return value === undefined ? writeTemplate(template, variable) : code`JSON.stringify(${writeJson(value)})`;
}

function readJson(text: string): Json | undefined {
  const value = /^[[{]/.test(text) ? parseJson(text) : undefined;
  return value !== undefined && JSON.stringify(value) === text ? value : undefined;
}
