import { isObject } from '../../../shared/core/json';
import { type Container, isContainer } from './container';
import type { Draft } from './draft';
import type { Selected } from './joinedView';

/** Where a value is held: a key of an object, or an item of an array. */
export type Holder = readonly [node: Container, key: string];

/** Two values that cannot become one. `key`: absent for the selected value itself. */
export interface Clash {
  key?: string;
  given: unknown;
  old: unknown;
  at: Holder;
  /** Absent for the whole document. */
  there: Holder | undefined;
}

/**
 * Writes a value over a selected one: objects merge, arrays grow, other values are replaced. Returns what does not fit.
 *
 * @param given becomes part of the document
 * @param at where it is written
 */
export function writeValue(draft: Draft, { value: old, holder }: Selected, given: unknown, at: Holder): Clash[] {
  if (Array.isArray(old)) {
    if (Array.isArray(given)) append(draft, old, given);
    else draft.set(old, String(old.length), given, at);
    return [];
  }
  return merge(draft, old, given, at, holder);
}

function merge(
  draft: Draft,
  old: unknown,
  given: unknown,
  at: Holder,
  there: Holder | undefined,
  key?: string,
): Clash[] {
  if (isContainer(old) && isContainer(given)) {
    if (Array.isArray(old) && Array.isArray(given)) {
      append(draft, old, given);
      return [];
    }
    if (isObject(old) && isObject(given)) {
      return Object.keys(given).flatMap((name) => {
        const from = [given, name] as const;
        if (Object.hasOwn(old, name)) return merge(draft, old[name], given[name], from, [old, name], name);
        draft.set(old, name, given[name], from);
        return [];
      });
    }
  }
  if (isContainer(old) || isContainer(given) || !there) {
    return [{ given, old, at, there, ...(key !== undefined && { key }) }];
  }
  draft.set(...there, given, at);
  return [];
}

function append(draft: Draft, old: unknown[], given: unknown[]): void {
  for (const [index, item] of given.entries()) draft.set(old, String(old.length), item, [given, String(index)]);
}
