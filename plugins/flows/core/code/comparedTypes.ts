import type { Json } from '../../../shared/core/json';
import type { Comparison, Condition } from '../criteria/parseCondition';
import { toValue } from './readCode';
import type { CodeValue, FlowProgram } from './types';

type Compared = Extract<Condition, { kind: 'compare' }>;

/** `json`: whatever an answer has there. */
type Kind = 'number' | 'text' | 'boolean' | 'null' | 'json';

/** How a comparison is written. `same`, `order`: what operators of languages compare in another way than flows. */
export type Comparing = 'operator' | 'same' | 'order';

export function isEquality(operator: Comparison): boolean {
  return operator === '==' || operator === '!=';
}

export function hasNull({ left, right }: Compared): boolean {
  return [left, right].some((side) => side.kind === 'literal' && side.value === null);
}

/** Flows compare texts without their case, and numbers also where they are texts. */
export function comparingOf(compared: Compared, program: FlowProgram): Comparing {
  const { operator, left, right } = compared;
  const kinds = [kindOf(left, program), kindOf(right, program)];
  const areNumbers = kinds.every((kind) => kind === 'number');
  if (!isEquality(operator)) return areNumbers ? 'operator' : 'order';
  if (areNumbers || hasNull(compared)) return 'operator';
  const isTyped = [left, right].some((side) => side.kind === 'literal' && typeof side.value !== 'string');
  // JSON has types: whoever writes a number there has seen one.
  if (isTyped && kinds.includes('json')) return 'operator';
  const hasNoCase = [left, right].some((side) => side.kind === 'literal' && isWithoutCase(side.value));
  return hasNoCase && kinds.every((kind) => kind === 'text') ? 'operator' : 'same';
}

function isWithoutCase(value: Json): boolean {
  return typeof value === 'string' && value.toLowerCase() === value.toUpperCase();
}

function kindOf(side: Condition, program: FlowProgram): Kind {
  if (side.kind === 'literal') return kindOfJson(side.value);
  return side.kind === 'expression' ? kindOfValue(toValue(side.expression), program) : 'boolean';
}

function kindOfValue(value: CodeValue, program: FlowProgram): Kind {
  switch (value.kind) {
    case 'literal':
      return kindOfJson(value.value);
    case 'status':
      return 'number';
    case 'header':
    case 'text':
      return 'text';
    case 'input': {
      const given = program.inputs.find(([name]) => name === value.name)?.[1];
      return given === undefined || value.path.length > 0 ? 'json' : kindOfJson(given);
    }
    case 'output': {
      const step = program.steps.find(({ id }) => id === value.step);
      const output = step?.outputs.find(([name]) => name === value.name)?.[1];
      return output === undefined || value.path.length > 0 ? 'json' : kindOfValue(output, program);
    }
    default:
      return 'json';
  }
}

function kindOfJson(value: Json): Kind {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  return value === null ? 'null' : 'json';
}
