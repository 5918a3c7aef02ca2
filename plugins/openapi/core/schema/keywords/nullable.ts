import { isObject } from '../../json';
import type { Keywords } from './keywords';

/** Is a branch of a union nothing but null? */
function isNullBranch(branch: unknown): boolean {
  if (!isObject(branch)) return false;
  const { type, const: constant, enum: values } = branch;
  if (type === 'null' || (Array.isArray(type) && type.length === 1 && type[0] === 'null')) return true;
  if (type !== undefined) return false;
  return constant === null || (Array.isArray(values) && values.length === 1 && values[0] === null);
}

/**
 * Reads a null branch of a union as what it means: the rest may be null. A union of one branch is no union: it joins
 * `allOf`, where a lone reference is recognised.
 */
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

/** May the value be null, as far as these keywords say? */
export function isNullable(keywords: Keywords): boolean {
  if (keywords.nullable || keywords.types?.includes('null')) return true;
  if (keywords.types) return false;
  return keywords.enum?.some(({ value }) => value === null) ?? ('const' in keywords && keywords.const === null);
}
