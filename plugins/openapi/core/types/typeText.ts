import { quoteJs } from '../../../samples/core/languages/javascript/quote';

/** A printed type. `operator`: the outermost one, which decides where parentheses are needed. */
export interface TypeText {
  text: string;
  operator?: '|' | '&';
  /** What the operator joins. */
  members?: TypeText[];
}

export const UNKNOWN: TypeText = { text: 'unknown' };
export const NEVER: TypeText = { text: 'never' };
export const NULL: TypeText = { text: 'null' };

/** Name of the type of 64-bit integers, which no number holds exactly. */
export const LARGE_INTEGER = 'Int64';

export function unite(types: TypeText[]): TypeText {
  const members = distinct(flatten(types, '|').filter(({ text }) => text !== 'never'));
  if (members.some(({ text }) => text === 'unknown')) return UNKNOWN;
  return join(members, '|', NEVER);
}

export function intersect(types: TypeText[]): TypeText {
  const members = distinct(flatten(types, '&').filter(({ text }) => text !== 'unknown'));
  if (members.some(({ text }) => text === 'never')) return NEVER;
  return join(members, '&', UNKNOWN);
}

export function listOf(item: TypeText): TypeText {
  return { text: `${parenthesize(item)}[]` };
}

function join(members: TypeText[], operator: '|' | '&', none: TypeText): TypeText {
  const [first = none, ...more] = members;
  if (more.length === 0) return first;
  return { text: members.map(parenthesize).join(` ${operator} `), operator, members };
}

function flatten(types: TypeText[], operator: '|' | '&'): TypeText[] {
  return types.flatMap((type) => (type.operator === operator ? (type.members ?? [type]) : [type]));
}

function parenthesize({ text, operator }: TypeText): string {
  return operator ? `(${text})` : text;
}

function distinct(types: TypeText[]): TypeText[] {
  return [...new Map(types.map((type) => [type.text, type])).values()];
}

export function printKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteJs(name);
}

/** Indents all lines but the first. */
export function indent(text: string): string {
  return text.replaceAll('\n', '\n  ');
}
