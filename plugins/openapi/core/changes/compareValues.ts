import { jsonText } from '../schema/keywords/jsonText';
import type { Keywords } from '../schema/keywords/keywords';
import type { Direction } from '../values/context';
import type { ChangeDetails, Report } from './types';

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'] as const;
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'] as const;

/** Ranges of number formats, the wider after the narrower. */
const WIDENS = [
  ['int32', 'int64'],
  ['float', 'double'],
];

/** Compares what restricts the value itself: enums, limits, formats, patterns. */
export function compareValues(was: Keywords, is: Keywords, direction: Direction, place: string, report: Report): void {
  const isRequest = direction === 'request';
  /** A request that was right must stay right; a result must not become what it never was. */
  const restrict = (isNarrower: boolean, details: ChangeDetails) =>
    report(isNarrower === isRequest ? (isRequest ? 'breaking' : 'notable') : 'harmless', 'limit', {
      place,
      ...details,
    });

  compareEnums(was, is, isRequest, place, report);
  for (const [keys, sign] of [[LOWER, 1] as const, [UPPER, -1] as const]) {
    for (const name of keys) {
      const [old, now] = [was[name], is[name]];
      if (old === now) continue;
      restrict(now !== undefined && (old === undefined || sign * (now - old) > 0), {
        name,
        from: old?.toString(),
        to: now?.toString(),
      });
    }
  }
  for (const key of ['patterns', 'multipleOf', 'uniqueItems'] as const) {
    const [from, to] = [was[key], is[key]].map((value) => (value === undefined ? undefined : String(value)));
    if (from !== to) restrict(to !== undefined, { name: key.replace('patterns', 'pattern'), from, to });
  }
  if (was.format !== is.format) {
    const isWider = WIDENS.some(([narrow, wide]) => was.format === narrow && is.format === wide);
    const isTighter = WIDENS.some(([narrow, wide]) => was.format === wide && is.format === narrow);
    const breaks = isRequest ? !isWider && is.format !== undefined : !isTighter;
    report(breaks ? 'breaking' : 'harmless', 'format', { place, from: was.format, to: is.format });
  }
}

function compareEnums(was: Keywords, is: Keywords, isRequest: boolean, place: string, report: Report): void {
  const [old, now] = [valuesOf(was), valuesOf(is)];
  if (!old && !now) return;
  if (!old) return report(isRequest ? 'breaking' : 'harmless', 'values-restricted', { place, to: now?.join(', ') });
  if (!now) return report(isRequest ? 'harmless' : 'notable', 'values-open', { place });
  for (const name of old.filter((value) => !now.includes(value))) {
    report(isRequest ? 'breaking' : 'notable', 'value-removed', { place, name });
  }
  for (const name of now.filter((value) => !old.includes(value))) {
    report(isRequest ? 'harmless' : 'notable', 'value-added', { place, name });
  }
}

function valuesOf(keywords: Keywords): string[] | undefined {
  if ('const' in keywords) return [jsonText(keywords.const)];
  return keywords.enum?.map(({ value }) => jsonText(value));
}
