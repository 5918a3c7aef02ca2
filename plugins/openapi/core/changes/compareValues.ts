import { LIMITS, LOWER_BOUNDS, UPPER_BOUNDS } from '../../../schema/core/keywords/bounds';
import { jsonText } from '../../../schema/core/keywords/jsonText';
import type { Keywords } from '../../../schema/core/keywords/keywords';
import type { Keyword } from '../../../schema/core/table';
import { impactOf, type Shift, type Visit } from './types';

/** A range of numbers is compared as a whole, because its bounds may be open. */
const RANGE = new Set<string>(
  [...LOWER_BOUNDS, ...UPPER_BOUNDS].flatMap(({ key, on }) => (on === 'number' ? [key] : [])),
);

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
  for (const row of LIMITS.filter(({ key }) => !RANGE.has(key))) {
    const [from, to] = [limitOf(was[row.key]), limitOf(is[row.key])];
    limit(shiftOfLimit(row, from, to), row.name, from, to);
  }
  if (was.format !== is.format) {
    const impact = impactOf(shiftOfFormat(was.format, is.format), direction);
    report(impact, 'format', { place, from: was.format, to: is.format });
  }
}

/** A flag that is false says nothing, as does a pattern that any text fits; several patterns are one text. */
function limitOf(value: unknown): number | string | true | undefined {
  if (Array.isArray(value)) {
    const patterns = value.map(String).filter((pattern) => !ANY_TEXT.test(pattern));
    return patterns.toSorted().join(' & ') || undefined;
  }
  return typeof value === 'number' || value === true ? value : undefined;
}

function shiftOfLimit(
  { name, stricter, usual = Infinity }: Keyword,
  from: number | string | true | undefined,
  to: number | string | true | undefined,
): Shift | undefined {
  const [old, now] = [from ?? usual, to ?? usual].map(Number) as [number, number];
  if (stricter === 'higher') return shiftOf(old, now);
  if (stricter === 'lower') return shiftOf(now, old);
  return name === 'multipleOf' ? shiftOfFactor(old, now) : shiftOfRule(from, to);
}

/** A bound that comes narrows, one that goes widens; whether another one does, is unknown. */
export function shiftOfRule(from: unknown, to: unknown): Shift {
  return from === undefined ? 'narrower' : to === undefined ? 'wider' : 'both';
}

const ANY_TEXT = /^\^?(?:\.\*)?\$?$/;

/** Compares lower bounds. */
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

/** Compares `multipleOf`, which is infinite where there is none. */
function shiftOfFactor(from: number, to: number): Shift {
  if (from === Infinity || to % from === 0) return 'narrower';
  return to === Infinity || from % to === 0 ? 'wider' : 'both';
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
