import { evaluate, fillText, print, type Scope, type Value } from '../expressions/evaluate';
import { isMistake } from '../expressions/parseExpression';
import { splitText } from '../expressions/splitText';
import type { Criterion } from '../types';
import { findFailure, holds } from './evaluateCondition';
import { parseCondition } from './parseCondition';
import { compilePattern } from './pattern';
import { findNodes, parseQuery } from './select';

export interface Judgement {
  criterion: Criterion;
  passed: boolean;
  /** Why it failed, with the values that it compares. */
  reason?: string;
}

const MOST_LETTERS = 200;

/** Judges a criterion by what a step has sent and received. A condition that cannot be evaluated fails. */
export function judgeCriterion(criterion: Criterion, scope: Scope): Judgement {
  const reason = findReason(criterion, scope);
  return { criterion, passed: reason === undefined, ...(reason !== undefined && { reason }) };
}

function findReason(criterion: Criterion, scope: Scope): string | undefined {
  const { type, condition } = criterion;
  if (type === 'simple') {
    const parsed = parseCondition(condition);
    if (isMistake(parsed)) return parsed.message;
    if (holds(parsed, scope)) return undefined;
    const { left, operator, right } = findFailure(parsed, scope);
    if (operator === undefined || right === undefined) return `\`${left.text}\` is ${show(left.value)}.`;
    const written = right.isLiteral ? '' : `, and \`${right.text}\` is ${show(right.value)}`;
    return `\`${left.text}\` is ${show(left.value)}, not ${operator === '==' ? '' : `${operator} `}\`${right.text}\`${written}.`;
  }
  if (type === 'xpath') return 'XPath is not supported.';
  const context = criterion.context === undefined ? undefined : evaluate(criterion.context, scope);
  if (context === undefined || context === null) return `\`${criterion.context}\` has no value.`;
  return type === 'regex'
    ? matchPattern(fillParts(condition, scope), print(context), criterion.context)
    : matchQuery(fillParts(condition, scope), context, criterion.context);
}

function matchPattern(written: string, text: string, name: string | undefined): string | undefined {
  const pattern = compilePattern(written);
  if (typeof pattern === 'string') return `\`${written}\` is not a regular expression: ${pattern}.`;
  return pattern.test(text) ? undefined : `\`${name}\` is ${show(text)}, which does not match \`${written}\`.`;
}

function matchQuery(text: string, context: Value, name: string | undefined): string | undefined {
  const query = parseQuery(text);
  if ('at' in query) return `\`${text}\` is not a JSONPath query: ${query.message}`;
  return findNodes(query, context).length > 0
    ? undefined
    : `\`${text}\` finds nothing in \`${name}\`, which is ${show(context)}.`;
}

/** In braces only: `$` begins a query, too. */
function fillParts(text: string, scope: Scope): string {
  return splitText(text)
    .map((part) => (part.isExpression ? print(fillText(`{${part.text}}`, scope)) : part.text))
    .join('');
}

/** A value in a message. */
export function show(value: Value): string {
  if (value === undefined) return 'not there';
  const text = JSON.stringify(value);
  return `\`${text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text}\``;
}
