import { once } from '../../../shared/core/cache';
import { LANGUAGES } from '../cues';
import type { Unit } from '../cues/types';
import { NUMBER, readNumber } from './numerals';
import { type Passage, proseOf } from './passage';

export type { Unit };

export interface Amount {
  value: number;
  unit?: Unit;
  /** What follows the number, without its unit. */
  after: string;
  /** What precedes it, in the same sentence. */
  before: string;
  /** In words, such as `three` or `三`. */
  isWord: boolean;
  /** Part of a word that another language need not count with: `两者`. */
  isSoft: boolean;
  index: number;
  written: string;
}

const SECONDS: Record<Unit, number> = {
  ms: 0.001,
  s: 1,
  min: 60,
  h: 3600,
  d: 86_400,
  w: 604_800,
  month: 2_592_000,
  a: 31_536_000,
};

const UNITS = Object.keys(SECONDS) as Unit[];

/** Units of all languages after a number: `5 seconds`, `5s`, `5 秒`. */
const UNIT_AFTER = UNITS.map((unit) => {
  const ways = LANGUAGES.map(({ units, space }) =>
    space.endsWith('?') ? `\\s?\\*{0,2}(?:${units[unit]})` : `[\\s*-]{0,3}(?:${units[unit]})\\b`,
  );
  return [unit, new RegExp(`^(?:${ways.join('|')})`, 'i')] as const;
});
/** `in minutes`, `单位分钟`. */
const UNIT_NAMES = UNITS.map((unit) => {
  const ways = LANGUAGES.map((cues) => cues.inUnit.replace('{unit}', `\\**(?:${cues.units[unit]})`));
  return [unit, new RegExp(ways.join('|'), 'i')] as const;
});

/** Parts of words and names that only look like numbers. */
const PART_OF_WORD = /[\p{L}\d_.:/#-]$/u;
/** `第一款`, `一次`: Chinese counts where English has an article, or orders. */
const IDIOM_BEFORE = /[第每同另某单唯统逐进下上任之哪其]$/;
const SENTENCE_END = /[.!?;:。！？；：|](?:\s|$)|[。！？；：|]/g;

/** How far around a number to look: a paragraph may have a hundred thousand characters. */
const LONGEST_SENTENCE = 1000;

/** Reads all numbers of a text. `一` and `one` count only with a unit: both languages use them as articles. */
export function readAmounts(text: string): Amount[] {
  return [...text.matchAll(NUMBER)].flatMap((match): Amount[] => {
    const [written] = match;
    const { index } = match;
    const head = text.slice(Math.max(0, index - LONGEST_SENTENCE), index);
    const isWord = !/^\d/.test(written);
    const isHan = /^\p{Script=Han}/u.test(written);
    if (!isHan && PART_OF_WORD.test(head) && !/[\s(]-$/.test(head)) return [];
    const tail = text.slice(index + written.length, index + written.length + LONGEST_SENTENCE);
    if (!isWord && /^(?:\.\d|:\d|[_\p{L}])/u.test(tail) && !/\p{Script=Han}/u.test(tail.charAt(0)) && !unitOf(tail))
      return [];
    const value = readNumber(written);
    if (value === undefined || Number.isNaN(value)) return [];
    const unit = unitOf(tail)?.unit;
    if (isWord && value < 2 && unit === undefined) return [];
    if (isHan && (IDIOM_BEFORE.test(head) || /^(?:[样些定般起律致旦]|分[号比之]|进制)/u.test(tail))) return [];
    if (isWord && /\b(?:between|the other) $/i.test(head)) return [];
    const isSoft = isHan && /^[者端处边]/.test(tail);
    const before = head.slice(lastEnd(head));
    const after = tail.slice(unit ? (unitOf(tail)?.length ?? 0) : 0).split(SENTENCE_END)[0] ?? '';
    return [{ value, unit, before, after, isWord, isSoft, index, written }];
  });
}

function lastEnd(text: string): number {
  let end = 0;
  for (const match of text.matchAll(SENTENCE_END)) end = match.index + match[0].length;
  return end;
}

function unitOf(tail: string): { unit: Unit; length: number } | undefined {
  for (const [unit, pattern] of UNIT_AFTER) {
    const found = pattern.exec(tail);
    if (found) return { unit, length: found[0].length };
  }
  return undefined;
}

/** The numbers in the prose of a passage. */
export const amountsOf = once((passage: Passage) => readAmounts(proseOf(passage)));

export function secondsOf({ value, unit }: Pick<Amount, 'value' | 'unit'>): number | undefined {
  return unit && value * SECONDS[unit];
}

/** Finds units that a text gives to a value: `in minutes`, `单位分钟`, `以秒计`. */
export function findUnitNames(text: string): Array<{ unit: Unit; index: number }> {
  return UNIT_NAMES.flatMap(([unit, pattern]) =>
    [...text.matchAll(new RegExp(pattern, 'gi'))].map(({ index }) => ({ unit, index })),
  ).sort((a, b) => a.index - b.index);
}

/** In the largest unit that needs no fraction: `15 minutes`. */
export function nameSeconds(seconds: number): string {
  const units = (Object.keys(SECONDS) as Unit[]).filter(
    (unit) => seconds % SECONDS[unit] === 0 && seconds / SECONDS[unit] > 1,
  );
  const unit = units.at(-1) ?? 's';
  return seconds === 1 ? '1 second' : `${seconds / SECONDS[unit]} ${nameUnit(unit)}`;
}

/** A number as it is written, with its unit in words. */
export function nameAmount({ written, unit }: Pick<Amount, 'written' | 'unit'>): string {
  return unit ? `${written} ${nameUnit(unit)}` : written;
}

export function nameUnit(unit: Unit): string {
  const names = { ms: 'milliseconds', s: 'seconds', min: 'minutes', h: 'hours', d: 'days', w: 'weeks' };
  return unit === 'month' ? 'months' : unit === 'a' ? 'years' : names[unit];
}
