import { once } from '../../../shared/core/cache';
import { amountsOf, nameUnit, type Unit } from '../text/amounts';
import { DATE, type Passage } from '../text/passage';

/** What must be the same in all languages, with where it is written. */
export interface PassageFacts {
  codes: Map<string, number>;
  links: Map<string, number>;
  /** Digits, with times converted to seconds. */
  digits: Map<string, number>;
  words: Map<string, number>;
  soft: Set<string>;
  softPlaces: Map<string, number>;
}

/** `5s` as `5 seconds`. */
export function nameFact(value: string): string {
  const [, number, unit] = /^([\d.]+)(ms|s|min|h|d|w|month|a)$/.exec(value) ?? [];
  return number === undefined ? value : `${number} ${nameUnit(unit as Unit)}`;
}

/** Whether numbers and words of both languages are read; of others, only digits. */
export function areRead(...passages: Passage[]): boolean {
  return passages.every(({ lang }) => /^(?:en|zh)\b/i.test(lang));
}

export const factsOf = once(readFacts);

function readFacts(passage: Passage): PassageFacts {
  const facts: PassageFacts = {
    codes: new Map(),
    links: new Map(),
    digits: new Map(),
    words: new Map(),
    soft: new Set(),
    softPlaces: new Map(),
  };
  for (const { value, index } of passage.codes) if (!/\p{Script=Han}/u.test(value)) facts.codes.set(value, index);
  for (const { href, index } of passage.links) facts.links.set(href, index);
  for (const { 0: date, index } of passage.text.matchAll(DATE)) facts.digits.set(readDate(date), index);
  for (const { value, unit, isWord, isSoft, index } of amountsOf(passage)) {
    // `a minute` is `1 分钟`.
    const into = isWord || (value === 1 && unit) ? facts.words : facts.digits;
    if (isSoft) {
      facts.soft.add(String(value));
      if (!isPronoun(passage.text, index)) facts.softPlaces.set(String(value), index);
    } else into.set(`${value}${unit ?? ''}`, index);
  }
  return facts;
}

/** A number without its unit. */
export function plain(value: string): string {
  return value.replace(/[a-z]+$/, '');
}

/** `两者`, `后两处`: what was named before. */
function isPronoun(text: string, index: number): boolean {
  return /^两者/.test(text.slice(index)) || /[后前这那此]$/.test(text.slice(0, index));
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** `28 May 2026` and `2026 年 5 月 28 日` are `2026-5-28`. */
function readDate(written: string): string {
  const numbers = (written.match(/\d+/g) ?? []).map(Number);
  const month = MONTHS.indexOf(written.match(/[a-z]{3}/i)?.[0].toLowerCase() ?? '') + 1;
  return month > 0 ? `${numbers[1]}-${month}-${numbers[0]}` : numbers.slice(0, 3).join('-');
}
