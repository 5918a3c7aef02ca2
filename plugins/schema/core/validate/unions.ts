import { isObject, type JsonObject } from '../../../shared/core/json';
import { refuse } from './refuse';
import { type At, type Check, Evaluated } from './types';
import { areDiscriminated, checkVariant } from './variants';

export function checkAllOf(parts: unknown[]): Check {
  return (value, at) => {
    let isFine = true;
    for (const part of parts) {
      if (at.run.here(value, part, at)) continue;
      isFine = false;
      if (!at.run.reasons) return false;
    }
    return isFine;
  };
}

export function checkAnyOf(branches: unknown[], { discriminator }: JsonObject): Check {
  return (value, at) =>
    named(value, discriminator, at) ??
    (countFitting(value, branches, at, 1) > 0 || refuseAll('anyOf', value, branches, at));
}

export function checkOneOf(branches: unknown[], { discriminator }: JsonObject): Check {
  const isNamed = isObject(discriminator);
  return (value, at) => {
    const isFine = named(value, discriminator, at);
    if (isFine !== undefined) return isFine;
    const count = countFitting(value, branches, at, isNamed ? 1 : 2);
    // There is only one null, although several branches may allow it.
    if (count === 1 || (count > 1 && (isNamed || value === null || areDiscriminated(branches, at)))) return true;
    return count === 0 ? refuseAll('oneOf', value, branches, at) : refuse('oneOf', branches, value, at);
  };
}

function named(value: unknown, discriminator: unknown, at: At): boolean | undefined {
  return isObject(discriminator) && isObject(value) ? checkVariant(value, at) : undefined;
}

function countFitting(value: unknown, branches: unknown[], at: At, enough: number): number {
  const { run, evaluated } = at;
  let count = 0;
  for (const branch of branches) {
    const seen = evaluated && new Evaluated();
    if (!run.tries(value, branch, at, seen)) continue;
    if (seen) evaluated?.add(seen);
    count += 1;
    // Every fitting branch counts for what is unevaluated.
    if (count >= enough && (!evaluated || enough > 1)) return count;
  }
  return count;
}

function refuseAll(keyword: string, value: unknown, branches: unknown[], at: At): false {
  const { run } = at;
  if (!run.reasons) return false;
  const reasons = branches.map((branch) => run.explains(value, branch, at));
  return refuse(keyword, branches, value, at, { branches: reasons });
}

export function checkNot(schema: unknown): Check {
  return (value, at) => !at.run.tries(value, schema, at) || refuse('not', schema, value, at);
}

export function checkIf({ if: condition, then, else: other }: JsonObject): Check | undefined {
  if (condition === undefined) return undefined;
  return (value, at) => {
    const { run, evaluated } = at;
    const seen = evaluated && new Evaluated();
    const isTrue = run.tries(value, condition, at, seen);
    if (isTrue && seen) evaluated?.add(seen);
    const applied = isTrue ? then : other;
    return applied === undefined || run.here(value, applied, at);
  };
}
