import { isObject, type JsonObject } from '../../json';
import { type Alias, findAlias } from '../combine/alias';
import { isVariantOf } from '../combine/choices';
import { unfold } from '../combine/unfold';
import { followReference, type Scope } from '../keywords/references';
import type { Walk } from './walk';

/** Like `findAlias`, but a variant that only extends its base is not an alias of it. */
export function findUse(schema: JsonObject, scope: Scope | undefined, walk: Walk): Alias | undefined {
  const alias = findAlias(schema);
  const target = alias && 'allOf' in schema ? followReference(alias.ref, scope, walk.context) : undefined;
  if (!isObject(target)) return alias;
  return isVariantOf(unfold(target, { schema: target, outer: scope }, walk), schema, walk.context) ? undefined : alias;
}
