import { jsonText } from '../schema/keywords/jsonText';
import type { Keywords } from '../schema/keywords/keywords';
import type { Direction } from '../values/context';
import type { Report } from './types';

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'] as const;
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'] as const;

/** Ranges of number formats, the wider after the narrower. */
const WIDENS = [
  ['int32', 'int64'],
  ['float', 'double'],
];

/** Compares what restricts the value itself: enums, limits, formats, patterns. */
export function compareValues(was: Keywords, is: Keywords, direction: Direction, label: string, report: Report): void {
  const isRequest = direction === 'request';
  /** A request that was right must stay right; a result must not become what it never was. */
  const restrict = (kind: string, message: string, isNarrower: boolean) =>
    report(isNarrower === isRequest ? (isRequest ? 'breaking' : 'notable') : 'harmless', kind, message);

  compareEnums(was, is, isRequest, label, report);
  for (const [keys, sign] of [[LOWER, 1] as const, [UPPER, -1] as const]) {
    for (const key of keys) {
      const [old, now] = [was[key], is[key]];
      if (old === now) continue;
      const isNarrower = now !== undefined && (old === undefined || sign * (now - old) > 0);
      restrict(
        'limit-changed',
        `\`${key}\` of ${label} was ${old ?? 'not set'} and is ${now ?? 'not set'}.`,
        isNarrower,
      );
    }
  }
  for (const key of ['patterns', 'multipleOf', 'uniqueItems'] as const) {
    const [old, now] = [jsonText(was[key]), jsonText(is[key])];
    if (old === now) continue;
    restrict('limit-changed', `\`${key.replace(/s$/, '')}\` of ${label} changed.`, is[key] !== undefined);
  }
  if (was.format !== is.format) {
    const isWider = WIDENS.some(([narrow, wide]) => was.format === narrow && is.format === wide);
    const isTighter = WIDENS.some(([narrow, wide]) => was.format === wide && is.format === narrow);
    const message = `The format of ${label} was ${was.format ?? 'not set'} and is ${is.format ?? 'not set'}.`;
    const breaks = isRequest ? !isWider && is.format !== undefined : !isTighter;
    report(breaks ? 'breaking' : 'harmless', 'format-changed', message);
  }
}

function compareEnums(was: Keywords, is: Keywords, isRequest: boolean, label: string, report: Report): void {
  const [old, now] = [valuesOf(was), valuesOf(is)];
  if (!old && !now) return;
  if (!old || !now) {
    const breaks = isRequest && now !== undefined;
    const message = now ? `Only some values of ${label} are left.` : `Any value of ${label} is possible now.`;
    report(breaks ? 'breaking' : 'notable', 'enum-changed', message);
    return;
  }
  for (const value of old) {
    if (now.includes(value)) continue;
    const message = `The value \`${value}\` of ${label} was removed.`;
    report(isRequest ? 'breaking' : 'notable', 'enum-value-removed', message);
  }
  for (const value of now) {
    if (old.includes(value)) continue;
    report(isRequest ? 'harmless' : 'notable', 'enum-value-added', `The value \`${value}\` of ${label} was added.`);
  }
}

function valuesOf(keywords: Keywords): string[] | undefined {
  if ('const' in keywords) return [jsonText(keywords.const)];
  return keywords.enum?.map(({ value }) => jsonText(value));
}
