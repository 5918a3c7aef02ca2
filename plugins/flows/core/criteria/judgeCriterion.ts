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
  /** `message`: what is wrong, in English. */
  | { kind: 'mistake'; of: Criterion['type']; text: string; message: string }
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
    if (isMistake(parsed)) return { kind: 'mistake', of: type, text: condition, message: parsed.message };
    if (holds(parsed, scope)) return undefined;
    const { left, operator, right } = findFailure(parsed, scope);
    const { text, value } = left;
    if (operator === undefined || right === undefined) return { kind: 'untrue', text, value };
    return { kind: 'compared', text, value, operator, expected: right };
  }
  if (type === 'xpath') return { kind: 'mistake', of: type, text: condition, message: '' };
  const text = criterion.context ?? '';
  const value = criterion.context === undefined ? undefined : evaluate(text, scope);
  if (value === undefined || value === null) return { kind: 'noContext', text };
  const pattern = fillParts(condition, scope);
  if (type === 'regex') {
    const printed = print(value);
    const compiled = compilePattern(pattern);
    if (typeof compiled === 'string') return { kind: 'mistake', of: type, text: pattern, message: compiled };
    return compiled.test(printed) ? undefined : { kind: 'unmatched', pattern, text, value: printed };
  }
  const query = parseQuery(pattern);
  if ('at' in query) return { kind: 'mistake', of: type, text: pattern, message: query.message };
  return findNodes(query, value).length > 0 ? undefined : { kind: 'nothingFound', pattern, text, value };
}

function explainCause(cause: Cause): string {
  switch (cause.kind) {
    case 'mistake':
      return explainMistake(cause);
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

function explainMistake({ of: type, text, message }: Extract<Cause, { kind: 'mistake' }>): string {
  if (type === 'xpath') return 'XPath is not supported.';
  if (type === 'regex') return `\`${text}\` is not a regular expression: ${message}.`;
  return type === 'jsonpath' ? `\`${text}\` is not a JSONPath query: ${message}` : message;
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
