import type { JsonObject } from '../../../shared/core/json';
import { findDuplicate } from './equal';
import { refuse } from './refuse';
import type { Check } from './types';

/** `prefixItems` and `items`; before 2020-12, a tuple was a list in `items`, with the rest in `additionalItems`. */
export function checkItems(schema: JsonObject): Check<unknown[]> | undefined {
  const { prefixItems, items, additionalItems } = schema;
  const tuple = Array.isArray(items) ? items : Array.isArray(prefixItems) ? prefixItems : [];
  const rest = Array.isArray(items) ? additionalItems : items;
  if (tuple.length === 0 && rest === undefined) return undefined;
  return (value, at) => {
    const { run, evaluated } = at;
    let isFine = true;
    const count = rest === undefined ? Math.min(tuple.length, value.length) : value.length;
    for (let index = 0; index < count; index += 1) {
      const part = index < tuple.length ? tuple[index] : rest;
      if (run.inside(value[index], part, index, at)) continue;
      isFine = false;
      if (!run.reasons) return false;
    }
    if (evaluated) evaluated.items = Math.max(evaluated.items, count);
    return isFine;
  };
}

/** `contains`, with how many times. */
export function checkContains({ contains, minContains, maxContains }: JsonObject): Check<unknown[]> | undefined {
  if (contains === undefined) return undefined;
  const least = typeof minContains === 'number' ? minContains : 1;
  const most = typeof maxContains === 'number' ? maxContains : Number.POSITIVE_INFINITY;
  return (value, at) => {
    const { run, evaluated } = at;
    let count = 0;
    for (const [index, item] of value.entries()) {
      if (!run.triesInside(item, contains, at)) continue;
      count += 1;
      evaluated?.indices.add(index);
    }
    if (count < least) return refuse(least === 1 ? 'contains' : 'minContains', least, value, at);
    return count <= most || refuse('maxContains', most, value, at);
  };
}

export function checkUnique(): Check<unknown[]> {
  return (value, at) => {
    const twice = findDuplicate(value);
    return twice === undefined || refuse('uniqueItems', true, value, at, { name: `${twice.index}` });
  };
}

export function checkUnevaluatedItems(rest: unknown): Check<unknown[]> {
  return (value, at) => {
    const { run, evaluated } = at;
    let isFine = true;
    for (let index = evaluated?.items ?? 0; index < value.length; index += 1) {
      if (evaluated?.indices.has(index)) continue;
      const isAllowed =
        rest === false
          ? refuse('unevaluatedItems', false, value, at, { name: `${index}` })
          : run.inside(value[index], rest, index, at);
      if (!isAllowed) isFine = false;
      if (!isFine && !run.reasons) return false;
    }
    if (evaluated) evaluated.items = value.length;
    return isFine;
  };
}
