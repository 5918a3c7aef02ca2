import { isObject, type JsonObject, list } from '../../../shared/core/json';
import { listExpressions } from '../criteria/parseCondition';
import { isWholeExpression, splitText } from '../expressions/splitText';
import type { Node } from '../read/place';
import type { Reuse } from '../read/reuse';
import type { CriterionType } from '../types';

/** A text in which expressions may be. */
export interface FlowText {
  node: Node;
  key: string | number;
  text: string;
  /** `value`: a whole expression, or one with expressions in braces; `expression`: nothing else. */
  kind: 'value' | 'expression' | CriterionType;
  /** Which steps have run: `before` one is sent, `after` it has an answer, or at the `end` of all. */
  when: 'before' | 'after' | 'end';
  /** Index of the step; that of none at the end. */
  step: number;
}

/** The texts of a workflow in which expressions may be, with those of the components that it uses. */
export function listTexts(workflow: JsonObject, reuse: Reuse): FlowText[] {
  const texts: FlowText[] = [];
  const steps = list(workflow.steps) as JsonObject[];

  function add(node: Node, key: string | number, kind: FlowText['kind'], when: FlowText['when'], step: number): void {
    const value = (node as Record<string | number, unknown>)[key];
    if (typeof value === 'string') texts.push({ node, key, text: value, kind, when, step });
    else if (isObject(value) && value.context !== undefined && value.selector !== undefined) {
      add(value, 'context', 'expression', when, step);
    } else if (typeof value === 'object' && value !== null) {
      for (const inner of Array.isArray(value) ? value.keys() : Object.keys(value)) {
        add(value as Node, inner, kind, when, step);
      }
    }
  }

  function addParameters(nodes: unknown, when: FlowText['when'], step: number): void {
    for (const item of list(nodes) as JsonObject[]) {
      const used = reuse(item, 'parameters');
      if (used) add('value' in used ? item : used.node, 'value', 'value', when, step);
    }
  }

  function addCriteria(nodes: unknown, step: number): void {
    for (const item of list(nodes) as JsonObject[]) {
      const type = isObject(item.type) ? item.type.type : (item.type ?? 'simple');
      add(item, 'condition', type as CriterionType, 'after', step);
      if (item.context !== undefined) add(item, 'context', 'expression', 'after', step);
    }
  }

  function addActions(nodes: unknown, kind: 'successActions' | 'failureActions', step: number): void {
    for (const item of list(nodes) as JsonObject[]) {
      const node = reuse(item, kind)?.node;
      if (!node) continue;
      addCriteria(node.criteria, step);
      addParameters(node.parameters, 'after', step);
    }
  }

  for (const [index, step] of steps.entries()) {
    addParameters(step.parameters, 'before', index);
    const shared = 'workflowId' in step ? [] : workflow['x-security'];
    for (const item of list(step['x-security'] ?? shared) as JsonObject[])
      add(item, 'values', 'value', 'before', index);
    const body = isObject(step.requestBody) ? step.requestBody : {};
    add(body, 'payload', 'value', 'before', index);
    for (const replacement of list(body.replacements) as JsonObject[])
      add(replacement, 'value', 'value', 'before', index);
    addCriteria(step.successCriteria, index);
    addActions(step.onSuccess, 'successActions', index);
    addActions(step.onFailure, 'failureActions', index);
    for (const name of Object.keys(isObject(step.outputs) ? step.outputs : {})) {
      add(step.outputs as JsonObject, name, 'value', 'after', index);
    }
  }
  addParameters(workflow.parameters, 'before', 0);
  for (const name of Object.keys(isObject(workflow.outputs) ? workflow.outputs : {})) {
    add(workflow.outputs as JsonObject, name, 'value', 'end', steps.length);
  }
  return texts;
}

/** The expressions in a text, each with the character at which it begins. */
export function expressionsOf({ text, kind }: FlowText): Array<{ text: string; at: number }> {
  if (kind === 'expression') return [{ text, at: 0 }];
  if (kind === 'simple') return listExpressions(text);
  if (kind === 'value' && isWholeExpression(text)) return [{ text, at: 0 }];
  return splitText(text).filter(({ isExpression }) => isExpression);
}
