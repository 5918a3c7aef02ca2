import { jsonText } from '../schema/keywords/jsonText';
import type { Keywords } from '../schema/keywords/keywords';
import { impactOf, type Shift, type Visit } from './types';

/** What holds without the keyword. */
const LOWER = [
  ['minLength', 0],
  ['minItems', 0],
  ['minProperties', 0],
  ['minContains', 1],
] as const;
const UPPER = ['maxLength', 'maxItems', 'maxProperties', 'maxContains'] as const;

/** Ranges of number formats, the wider after the narrower. */
const WIDENS = [
  ['int32', 'int64'],
  ['float', 'double'],
];

type Reporting = Pick<Visit, 'direction' | 'report'>;

/** Compares what restricts the value itself: enums, limits, formats, patterns. */
export function compareValues(was: Keywords, is: Keywords, place: string, visit: Reporting): void {
  const { direction, report } = visit;
  const limit = (shift: Shift | undefined, name: string, from: unknown, to: unknown) => {
    if (from === to) return;
    const impact = shift ? impactOf(shift, direction) : 'harmless';
    report(impact, 'limit', { place, name, from: from?.toString(), to: to?.toString() });
  };

  compareEnums(was, is, place, visit);
  const [lower, upper] = [shiftOf(lowest(was), lowest(is)), shiftOf(highest(was), highest(is))];
  for (const name of ['minimum', 'exclusiveMinimum'] as const) limit(lower, name, was[name], is[name]);
  for (const name of ['maximum', 'exclusiveMaximum'] as const) limit(upper, name, was[name], is[name]);
  for (const [name, usual] of LOWER) {
    limit(shiftOf(was[name] ?? usual, is[name] ?? usual), name, was[name], is[name]);
  }
  for (const name of UPPER) {
    limit(shiftOf(-(was[name] ?? Infinity), -(is[name] ?? Infinity)), name, was[name], is[name]);
  }
  const [patterns, patternsNow] = [was, is].map((one) => one.patterns?.toSorted().join(' & '));
  limit(shiftOfRule(patterns, patternsNow), 'pattern', patterns, patternsNow);
  limit(shiftOfFactor(was.multipleOf, is.multipleOf), 'multipleOf', was.multipleOf, is.multipleOf);
  const [unique, uniqueNow] = [was.uniqueItems || undefined, is.uniqueItems || undefined];
  limit(shiftOfRule(unique, uniqueNow), 'uniqueItems', unique, uniqueNow);
  if (was.format !== is.format) {
    const impact = impactOf(shiftOfFormat(was.format, is.format), direction);
    report(impact, 'format', { place, from: was.format, to: is.format });
  }
}

/** A bound that comes narrows, one that goes widens; whether another one does, is unknown. */
export function shiftOfRule(from: unknown, to: unknown): Shift {
  return from === undefined ? 'narrower' : to === undefined ? 'wider' : 'both';
}

/** Of lower bounds. */
function shiftOf(from: number, to: number): Shift | undefined {
  return to > from ? 'narrower' : to < from ? 'wider' : undefined;
}

/** An exclusive bound is a little higher than an inclusive one; for integers, 1. */
function lowest(keywords: Keywords): number {
  const { minimum = -Infinity, exclusiveMinimum = -Infinity } = keywords;
  return Math.max(minimum, beyond(exclusiveMinimum, keywords));
}

/** Negative, to be compared like a lower bound. */
function highest(keywords: Keywords): number {
  const { maximum = Infinity, exclusiveMaximum = Infinity } = keywords;
  return Math.max(-maximum, beyond(-exclusiveMaximum, keywords));
}

function beyond(bound: number, { types }: Keywords): number {
  if (!Number.isFinite(bound)) return bound;
  if (types?.every((type) => type === 'integer' || type === 'null')) return Math.floor(bound) + 1;
  return bound + Math.max(Number.MIN_VALUE, Math.abs(bound) * Number.EPSILON);
}

function shiftOfFactor(from: number | undefined, to: number | undefined): Shift {
  if (from === undefined || to === undefined) return shiftOfRule(from, to);
  if (to % from === 0) return 'narrower';
  return from % to === 0 ? 'wider' : 'both';
}

function shiftOfFormat(from: string | undefined, to: string | undefined): Shift {
  if (WIDENS.some(([narrow, wide]) => from === narrow && to === wide)) return 'wider';
  if (WIDENS.some(([narrow, wide]) => from === wide && to === narrow)) return 'narrower';
  return shiftOfRule(from, to);
}

function compareEnums(was: Keywords, is: Keywords, place: string, visit: Reporting): void {
  const [old, now] = [valuesOf(was), valuesOf(is)];
  const { direction, report } = visit;
  if (old && now) reportValues(old, now, place, visit);
  else if (now) report(impactOf('narrower', direction), 'values-restricted', { place, to: now.join(', ') });
  else if (old) report(impactOf('wider', direction), 'values-open', { place });
}

/** Reports values that are gone, and new ones. */
export function reportValues(old: string[], now: string[], place: string, { direction, report }: Reporting): void {
  const [gone, fresh] = [old.filter((value) => !now.includes(value)), now.filter((value) => !old.includes(value))];
  for (const name of gone) report(impactOf('narrower', direction), 'value-removed', { place, name });
  for (const name of fresh) report(impactOf('wider', direction), 'value-added', { place, name });
}

function valuesOf(keywords: Keywords): string[] | undefined {
  if ('const' in keywords) return [jsonText(keywords.const)];
  return keywords.enum?.map(({ value }) => jsonText(value));
}
