import { isObject, type Json } from '../../../shared/core/json';
import { parsePointer } from '../../../shared/core/pointer';
import { isMistake, parseExpression } from './parseExpression';
import { isWholeExpression, splitText } from './splitText';
import type { Expression, MessageKind } from './types';

export type Value = Json | undefined;
export type Values = Readonly<Record<string, Value>>;

export interface Message {
  /** By lower-case name. */
  headers: Values;
  query: Values;
  path: Values;
  body: Value;
}

/** What expressions can mean at a moment. */
export interface Scope {
  self?: string | undefined;
  url?: string;
  method?: string;
  statusCode?: number;
  request?: Message;
  response?: Message;
  inputs: Values;
  outputs: Values;
  /** Outputs by step. */
  steps: Readonly<Record<string, Values>>;
  workflows: Readonly<Record<string, { inputs: Values; outputs: Values }>>;
  /** Fields of the source descriptions, such as `url`. */
  sources: Readonly<Record<string, Values>>;
}

/** Finds a Selector Object's value; `undefined` if it selects nothing. */
export type Select = (context: Value, selector: string, type: string) => Value;

/** The value of an expression; `undefined` if nothing is there, or the text is no expression. */
export function evaluate(text: string, scope: Scope): Value {
  const expression = parseExpression(text);
  return isMistake(expression) ? undefined : valueOf(expression, scope);
}

export function valueOf(expression: Expression, scope: Scope): Value {
  switch (expression.kind) {
    case 'url':
    case 'method':
    case 'statusCode':
    case 'self':
      return scope[expression.kind];
    case 'header':
      return own(messageOf(scope, expression.of)?.headers ?? {}, expression.name.toLowerCase());
    case 'query':
    case 'path':
      return findMember(messageOf(scope, expression.of)?.[expression.kind] as Value, expression.name);
    case 'body':
      return follow(messageOf(scope, expression.of)?.body, expression);
    case 'inputs':
    case 'outputs':
      return follow(scope[expression.kind] as Value, expression);
    case 'steps':
      return follow(own(scope.steps, expression.step) as Value, expression);
    case 'workflows':
      return follow(own(scope.workflows, expression.workflow)?.[expression.field] as Value, expression);
    case 'sourceDescriptions':
      return findMember(own(scope.sources, expression.from) as Value, expression.reference);
    case 'components':
      return undefined;
  }
}

/** Puts values in the place of the expressions in a value. A part of a text that has no value is empty. */
export function fill(value: Json, scope: Scope, select: Select): Value {
  if (typeof value === 'string') return fillText(value, scope);
  if (Array.isArray(value)) return value.map((item) => fill(item, scope, select) ?? null);
  if (!isObject(value)) return value;
  if (isSelector(value)) {
    const type = typeof value.type === 'string' ? value.type : String(value.type.type);
    return select(evaluate(value.context, scope), String(fillText(value.selector, scope)), type);
  }
  const filled = Object.entries(value).map(([key, member]) => [key, fill(member, scope, select)] as const);
  return Object.fromEntries(filled.filter(([, member]) => member !== undefined)) as Json;
}

export function fillText(text: string, scope: Scope): Value {
  if (isWholeExpression(text)) return evaluate(text, scope);
  const [first, ...others] = splitText(text);
  // In braces and alone, it is the value itself.
  if (first?.isExpression && others.length === 0) return evaluate(first.text, scope);
  return [first, ...others]
    .map((part) => (part?.isExpression ? print(evaluate(part.text, scope)) : (part?.text ?? '')))
    .join('');
}

/** How a value is written within a text. */
export function print(value: Value): string {
  if (value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

interface Selector {
  context: string;
  selector: string;
  type: string | { type: unknown };
}

export function isSelector(value: object): value is Selector {
  const { context, selector, type } = value as Partial<Selector>;
  const isTyped = typeof type === 'string' || (isObject(type) && typeof type.type === 'string');
  return typeof context === 'string' && typeof selector === 'string' && isTyped && Object.keys(value).length === 3;
}

function messageOf(scope: Scope, of: MessageKind): Message | undefined {
  return of === 'request' ? scope.request : scope.response;
}

function follow(value: Value, { name, pointer }: { name: string; pointer?: string }): Value {
  const found = findMember(value, name);
  return pointer === undefined ? found : findByPointer(found, pointer);
}

export function findByPointer(value: Value, pointer: string): Value {
  let found = value;
  for (const key of parsePointer(pointer)) found = memberOf(found, key);
  return found;
}

/** `a.b[0]`: the member with that name, or the longest that goes on into its value. */
export function findMember(value: Value, name: string): Value {
  if (name === '') return value;
  const direct = memberOf(value, name);
  if (direct !== undefined) return direct;
  const ends = [...name.matchAll(/\.|\[(\d+)\]\.?/g)].reverse();
  for (const { 0: mark, 1: item, index } of ends) {
    const list = index === 0 ? value : memberOf(value, name.slice(0, index));
    const next = item === undefined ? list : memberOf(list, item);
    if (next !== undefined) {
      const rest = name.slice(index + mark.length);
      const found = findMember(next, rest);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function memberOf(value: Value, key: string): Value {
  if (Array.isArray(value)) return key === 'length' ? value.length : /^\d+$/.test(key) ? value[Number(key)] : undefined;
  if (typeof value === 'string') return key === 'length' ? value.length : undefined;
  return isObject(value) ? own<Value>(value, key) : undefined;
}

function own<Of>(record: Readonly<Record<string, Of>>, key: string): Of | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
