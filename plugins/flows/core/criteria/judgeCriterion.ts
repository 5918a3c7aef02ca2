import { evaluate, fillText, print, type Scope, type Value } from '../expressions/evaluate';
import { isMistake } from '../expressions/parseExpression';
import { splitText } from '../expressions/splitText';
import type { Criterion } from '../types';
import { findFailure, holds } from './evaluateCondition';
import { type Comparison, parseCondition } from './parseCondition';
import { compilePattern } from './pattern';
import { findNodes, parseQuery } from './select';

export interface Judgement {
  criterion: Criterion;
  passed: boolean;
  /** Why it failed. */
  cause?: Cause;
  /** The same in words, with the values that it compares. */
  reason?: string;
}

/** Why a criterion failed. Texts are as they are written, values as they were found. */
export type Cause =
  | { kind: 'mistake'; message: string }
  | { kind: 'untrue'; text: string; value: Value }
  | {
      kind: 'compared';
      text: string;
      value: Value;
      operator: Comparison;
      expected: { text: string; value: Value; isLiteral: boolean };
    }
  | { kind: 'noContext'; text: string }
  | { kind: 'unmatched' | 'nothingFound'; pattern: string; text: string; value: Value };

const MOST_LETTERS = 200;

/** Judges a criterion by what a step has sent and received. A condition that cannot be evaluated fails. */
export function judgeCriterion(criterion: Criterion, scope: Scope): Judgement {
  const cause = findCause(criterion, scope);
  return { criterion, passed: cause === undefined, ...(cause && { cause, reason: explainCause(cause) }) };
}

function findCause(criterion: Criterion, scope: Scope): Cause | undefined {
  const { type, condition } = criterion;
  if (type === 'simple') {
    const parsed = parseCondition(condition);
    if (isMistake(parsed)) return { kind: 'mistake', message: parsed.message };
    if (holds(parsed, scope)) return undefined;
    const { left, operator, right } = findFailure(parsed, scope);
    const { text, value } = left;
    if (operator === undefined || right === undefined) return { kind: 'untrue', text, value };
    return { kind: 'compared', text, value, operator, expected: right };
  }
  if (type === 'xpath') return { kind: 'mistake', message: 'XPath is not supported.' };
  const text = criterion.context ?? '';
  const value = criterion.context === undefined ? undefined : evaluate(text, scope);
  if (value === undefined || value === null) return { kind: 'noContext', text };
  const pattern = fillParts(condition, scope);
  if (type === 'regex') {
    const printed = print(value);
    const isFound = matches(pattern, printed);
    if (typeof isFound === 'string') return { kind: 'mistake', message: isFound };
    return isFound ? undefined : { kind: 'unmatched', pattern, text, value: printed };
  }
  const isFound = finds(pattern, value);
  if (typeof isFound === 'string') return { kind: 'mistake', message: isFound };
  return isFound ? undefined : { kind: 'nothingFound', pattern, text, value };
}

function explainCause(cause: Cause): string {
  switch (cause.kind) {
    case 'mistake':
      return cause.message;
    case 'noContext':
      return `\`${cause.text}\` has no value.`;
    case 'untrue':
      return `\`${cause.text}\` is ${show(cause.value)}.`;
    case 'compared': {
      const { text, value, operator, expected } = cause;
      const written = expected.isLiteral ? '' : `, and \`${expected.text}\` is ${show(expected.value)}`;
      return `\`${text}\` is ${show(value)}, not ${operator === '==' ? '' : `${operator} `}\`${expected.text}\`${written}.`;
    }
    case 'unmatched':
      return `\`${cause.text}\` is ${show(cause.value)}, which does not match \`${cause.pattern}\`.`;
    case 'nothingFound':
      return `\`${cause.pattern}\` finds nothing in \`${cause.text}\`, which is ${show(cause.value)}.`;
  }
}

/** A text says why there is no answer. */
function matches(written: string, text: string): boolean | string {
  const pattern = compilePattern(written);
  return typeof pattern === 'string' ? `\`${written}\` is not a regular expression: ${pattern}.` : pattern.test(text);
}

function finds(text: string, context: Value): boolean | string {
  const query = parseQuery(text);
  return 'at' in query ? `\`${text}\` is not a JSONPath query: ${query.message}` : findNodes(query, context).length > 0;
}

/** In braces only: `$` begins a query, too. */
function fillParts(text: string, scope: Scope): string {
  return splitText(text)
    .map((part) => (part.isExpression ? print(fillText(`{${part.text}}`, scope)) : part.text))
    .join('');
}

/** A value in a message. */
function show(value: Value): string {
  if (value === undefined) return 'not there';
  const text = JSON.stringify(value);
  return `\`${text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text}\``;
}
