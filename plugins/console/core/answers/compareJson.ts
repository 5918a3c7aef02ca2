import { isEqual } from '../../../schema/core/validate/equal';
import { isObject, type Json } from '../../../shared/core/json';

/** A part of two values that is not the same in both. One of the sides may lack it. */
export interface Difference {
  path: string[];
  one?: Json;
  other?: Json;
}

interface Compared {
  differences: Difference[];
  /** Single values that are in both. */
  same: number;
}

/** Compares field by field; items of lists by their index. */
export function compareJson(one: Json, other: Json): Compared {
  const differences: Difference[] = [];
  let same = 0;
  const visit = (left: Json | undefined, right: Json | undefined, path: string[]): void => {
    if (left !== undefined && right !== undefined && isEqual(left, right)) {
      same += countLeaves(left);
      return;
    }
    const [mine, theirs] = [partsOf(left), partsOf(right)];
    if (!mine || !theirs || Array.isArray(left) !== Array.isArray(right)) {
      differences.push({
        path,
        ...(left !== undefined && { one: left }),
        ...(right !== undefined && { other: right }),
      });
      return;
    }
    for (const key of new Set([...mine.keys(), ...theirs.keys()]))
      visit(mine.get(key), theirs.get(key), [...path, key]);
  };
  visit(one, other, []);
  return { differences, same };
}

function partsOf(value: Json | undefined): Map<string, Json> | undefined {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined;
}

function countLeaves(value: Json): number {
  if (!Array.isArray(value) && !isObject(value)) return 1;
  return Object.values(value).reduce<number>((sum, part) => sum + countLeaves(part), 0);
}

/** `items[0].price`; other names in quotes. */
export function printPath(path: readonly string[]): string {
  return path.reduce((text, key) => {
    if (/^\d+$/.test(key)) return `${text}[${key}]`;
    return /^[\p{L}_$][\p{L}\d_$-]*$/u.test(key) ? `${text}${text && '.'}${key}` : `${text}[${JSON.stringify(key)}]`;
  }, '');
}
