import { isObject, type Json } from '../../../shared/core/json';
import type { HiddenFields } from '../api';

export function dropHidden(value: Json, hidden: HiddenFields | undefined): Json {
  if (!hidden) return value;
  if (Array.isArray(value)) return value.map((item) => dropHidden(item, hidden));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).flatMap(([name, member]): Array<[string, Json]> => {
    const inner = Object.hasOwn(hidden, name) ? hidden[name] : undefined;
    return inner === true ? [] : [[name, dropHidden(member, inner)]];
  });
  return Object.fromEntries(kept);
}
