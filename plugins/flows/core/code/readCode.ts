import { parsePointer } from '../../../shared/core/pointer';
import type { Condition } from '../criteria/parseCondition';
import { isMistake, parseExpression } from '../expressions/parseExpression';
import type { Expression } from '../expressions/types';
import type { CodeValue } from './types';

/** What no program has a form for. */
export class Unwritable extends Error {}

/** An expression as a value of a program. */
export function readCode(text: string): CodeValue {
  const expression = parseExpression(text);
  if (isMistake(expression)) throw new Unwritable();
  return toValue(expression);
}

export function toValue(expression: Expression): CodeValue {
  switch (expression.kind) {
    case 'statusCode':
      return { kind: 'status' };
    case 'header':
      if (expression.of !== 'response') throw new Unwritable();
      return { kind: 'header', name: expression.name };
    case 'body': {
      if (expression.of !== 'response') throw new Unwritable();
      const [, ...inner] = membersOf(`body.${expression.name}`);
      return { kind: 'body', path: [...inner, ...pathOf(expression.pointer)] };
    }
    case 'inputs': {
      const [name = '', ...inner] = membersOf(expression.name);
      return { kind: 'input', name, path: [...inner, ...pathOf(expression.pointer)] };
    }
    case 'steps': {
      const [name = '', ...inner] = membersOf(expression.name);
      return { kind: 'output', step: expression.step, name, path: [...inner, ...pathOf(expression.pointer)] };
    }
    default:
      throw new Unwritable();
  }
}

/** `user.names[0]`: a member, and where it goes on. */
function membersOf(name: string): string[] {
  return name.split(/[.[\]]+/).filter((part) => part !== '');
}

function pathOf(pointer: string | undefined): string[] {
  return pointer === undefined ? [] : parsePointer(pointer);
}

/** Conditions that must all hold. */
export function partsOf(condition: Condition): Condition[] {
  return condition.kind === 'and' ? [...partsOf(condition.left), ...partsOf(condition.right)] : [condition];
}
