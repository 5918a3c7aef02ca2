import { isEqual as isSameJson } from '../../../schema/core/validate/equal';
import { type Scope, type Value, valueOf } from '../expressions/evaluate';
import type { Comparison, Condition } from './parseCondition';

/** A comparison that decided against a condition, or a value that is not true. */
export interface Failure {
  left: { text: string; value: Value };
  operator?: Comparison;
  right?: { text: string; value: Value; isLiteral: boolean };
}

/** Whether a simple condition holds: "Simple Conditions" of Arazzo 1.1. */
export function holds(condition: Condition, scope: Scope): boolean {
  switch (condition.kind) {
    case 'and':
      return holds(condition.left, scope) && holds(condition.right, scope);
    case 'or':
      return holds(condition.left, scope) || holds(condition.right, scope);
    case 'not':
      return !holds(condition.of, scope);
    case 'compare':
      return compare(condition.operator, read(condition.left, scope), read(condition.right, scope));
    default: {
      const value = read(condition, scope);
      return value !== undefined && value !== null && value !== false && value !== 0 && value !== '';
    }
  }
}

/** The first comparison because of which a condition does not hold. */
export function findFailure(condition: Condition, scope: Scope): Failure {
  if (condition.kind === 'and') {
    return findFailure(holds(condition.left, scope) ? condition.right : condition.left, scope);
  }
  if (condition.kind === 'or') return findFailure(condition.right, scope);
  if (condition.kind === 'compare') {
    const { left, operator, right } = condition;
    return { left: show(left, scope), operator, right: show(right, scope) };
  }
  return { left: show(condition, scope) };
}

function show(condition: Condition, scope: Scope): { text: string; value: Value; isLiteral: boolean } {
  return { text: printCondition(condition), value: read(condition, scope), isLiteral: condition.kind === 'literal' };
}

export function printCondition(condition: Condition): string {
  if ('text' in condition) return condition.text;
  if (condition.kind === 'not') return `!${printCondition(condition.of)}`;
  const operator = condition.kind === 'compare' ? condition.operator : condition.kind === 'and' ? '&&' : '||';
  return `(${printCondition(condition.left)} ${operator} ${printCondition(condition.right)})`;
}

function read(condition: Condition, scope: Scope): Value {
  if (condition.kind === 'literal') return condition.value;
  if (condition.kind === 'expression') return valueOf(condition.expression, scope);
  return holds(condition, scope);
}

function compare(operator: Comparison, left: Value, right: Value): boolean {
  if (operator === '==') return isEqual(left, right);
  if (operator === '!=') return !isEqual(left, right);
  const order = orderOf(left, right);
  if (order === undefined) return false;
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}

/** What is not there is `null`, which only equals itself. Letters are equal in either case. */
function isEqual(left: Value, right: Value): boolean {
  const [one, other] = [left ?? null, right ?? null];
  if (one === null || other === null) return one === other;
  if (typeof one === 'string' && typeof other === 'string') return one.toLowerCase() === other.toLowerCase();
  if (typeof one === 'object' || typeof other === 'object') return isSameJson(one, other);
  if (typeof one === typeof other) return one === other;
  if (typeof one === 'boolean' || typeof other === 'boolean') return String(one) === String(other).toLowerCase();
  return toNumber(one) === toNumber(other);
}

/** Below 0 if `left` comes first; `undefined` if the two have no order. */
function orderOf(left: Value, right: Value): number | undefined {
  if (typeof left === 'string' && typeof right === 'string') {
    const [one, other] = [toNumber(left), toNumber(right)];
    if (one !== undefined && other !== undefined) return one - other;
    const [small, large] = [left.toLowerCase(), right.toLowerCase()];
    return small < large ? -1 : Number(small > large);
  }
  const [one, other] = [toNumber(left), toNumber(right)];
  return one === undefined || other === undefined ? undefined : one - other;
}

function toNumber(value: Value): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined;
}
