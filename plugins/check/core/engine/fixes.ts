import { findNear } from '../../../shared/suggest';
import type { Place } from '../text/passage';
import type { Fix } from './rule';

/** Replaces what is written at a place. Returns none for a place with `near`, whose words are at another column. */
export function replace(at: Place, written: string, text: string): { fix?: Fix } {
  if (at.near !== undefined) return {};
  const { file, line, column } = at;
  return { fix: { file, line, column, length: written.length, text } };
}

/** Replaces a name by the only one that is near to it. */
export function replaceByNearest(at: Place, written: string, known: Iterable<string>): { fix?: Fix } {
  const [nearest, another] = findNear(written, known);
  return nearest === undefined || another !== undefined ? {} : replace(at, written, nearest);
}

/** Replaces a number in digits by the only one that is right. */
export function replaceNumber(
  at: Place,
  { written, isWord }: { written: string; isWord: boolean },
  right: readonly number[],
): { fix?: Fix } {
  const [only, another] = right;
  return isWord || only === undefined || another !== undefined ? {} : replace(at, written, String(only));
}
