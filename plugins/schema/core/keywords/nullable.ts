import { isObject } from '../../../shared/core/json';
import type { Keywords } from './keywords';

function isNullBranch(branch: unknown): boolean {
  if (!isObject(branch)) return false;
  const { type, const: constant, enum: values } = branch;
  if (type === 'null' || (Array.isArray(type) && type.length === 1 && type[0] === 'null')) return true;
  if (type !== undefined) return false;
  return constant === null || (Array.isArray(values) && values.length === 1 && values[0] === null);
}

/** Turns a null branch into `nullable`. A single remaining branch moves to `allOf`, where references are recognized. */
export function foldNull(keywords: Keywords): Keywords {
  let folded = keywords;
  for (const kind of ['oneOf', 'anyOf'] as const) {
    const branches = folded[kind];
    if (!branches) continue;
    const others = branches.filter((branch) => !isNullBranch(branch));
    const isNullable = others.length < branches.length;
    // A discriminator may name more branches than are listed.
    const isUnion = others.length > 1 || keywords.discriminator !== undefined;
    if (others.length === 0 || (!isNullable && isUnion)) continue;
    const { [kind]: _, ...rest } = folded;
    folded = isNullable ? { ...rest, nullable: true } : rest;
    if (isUnion) folded[kind] = others;
    else folded.allOf = [...(folded.allOf ?? []), ...others];
  }
  return folded;
}

export function isNullable(keywords: Keywords): boolean {
  if (keywords.nullable || keywords.types?.includes('null')) return true;
  if (keywords.types) return false;
  return keywords.enum?.some(({ value }) => value === null) ?? ('const' in keywords && keywords.const === null);
}
