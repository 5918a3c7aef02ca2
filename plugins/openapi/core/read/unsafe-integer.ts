import { valueText } from '../schema/jsonText';
import type { TextProblem } from './parse-json';

const RULE = 'unsafe-integer';
/** A file of long ids has thousands of them; the first ones tell. */
const MAX_WARNINGS = 3;
/** Limits are no values that anybody sends, and are shown as `valueText` writes them. */
const LIMIT = /^(?:exclusive)?m(?:in|ax)/i;

/**
 * Warns of an integer beyond 2^53 whose digits are lost, since it is read as a number of JavaScript: examples and samples
 * would show another one. `key`: the key of which it is the value.
 */
export function warnOfUnsafeInteger(
  problems: TextProblem[],
  { value, written, key, offset }: { value: number; written: string; key: string | undefined; offset: number },
): void {
  if (!Number.isInteger(value) || Number.isSafeInteger(value) || !/^-?\d+$/.test(written)) return;
  const shown = key !== undefined && LIMIT.test(key) ? valueText(value) : JSON.stringify(value);
  if (shown === written || problems.filter(({ rule }) => rule === RULE).length >= MAX_WARNINGS) return;
  problems.push({
    offset,
    severity: 'warning',
    rule: RULE,
    message: `\`${written}\` has more digits than a number of JavaScript can hold: the pages show \`${shown}\`.`,
    hint: 'Write it in quotes, as text, so that its digits are kept.',
  });
}
