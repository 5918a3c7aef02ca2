import { allowsValue } from '../../schema/core/combine/allowsValue';
import type { Keywords } from '../../schema/core/keywords/keywords';
import type { Spot } from './context';
import { checkText } from './fits';
import { documentExamples } from './lifelike/documentExamples';
import { findTexts, plainTexts } from './lifelike/findValues';
import { formatExamples } from './lifelike/formats';
import { textsOfPattern } from './patterns/textsOfPattern';

const PLACEHOLDER = 'string';
const FILLER = 'abc';
const MAX_LENGTH = 5000;

/** Varied texts for demands such as `not` that the usual ones fail. */
const OTHER_TEXTS = ['1', 'A', 'Ab-1', '-', ' ', '!', 'ä'];

/** A text that meets a schema's limits, patterns and format; `index` varies it within a list. */
export function makeText(keywords: Keywords, spot: Spot | undefined, index = 0): string | undefined {
  for (const text of validTexts(keywords, spot, index)) return text;
  return undefined;
}

export function* validTexts(keywords: Keywords, spot: Spot | undefined, index: number): Generator<string> {
  for (const text of texts(keywords, spot, index)) if (isFitting(text, keywords)) yield text;
}

export function makeClosestText({ patterns, format }: Keywords): string {
  const [example = PLACEHOLDER] = formatExamples(format);
  return makeText({ patterns, format }, undefined) ?? makeText({ patterns }, undefined) ?? example;
}

export function otherTexts(keywords: Keywords): string[] {
  const { minLength = 0 } = keywords;
  const all = minLength > MAX_LENGTH ? [] : OTHER_TEXTS.map((text) => text.padEnd(minLength, text));
  return [...all, ''].filter((text) => isFitting(text, keywords));
}

function isFitting(text: string, keywords: Keywords): boolean {
  return allowsValue(keywords, text) && checkText(text, keywords);
}

function* texts(keywords: Keywords, spot: Spot | undefined, index: number): Generator<string> {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, patterns = [], format, contentEncoding } = keywords;
  const examples = formatExamples(format ?? contentEncoding);
  if (spot) yield* findTexts(spot.thing, keywords, index, () => documentExamples(spot.context.shapes.source.resolve));
  const plain = spot && examples.length === 0 ? [...plainTexts(spot.thing, index)] : [];
  yield* plain;
  for (const base of [...examples, ...plain.slice(-1), PLACEHOLDER]) {
    for (const text of index === 0 ? [base] : numbered(base, index)) {
      yield text;
      yield* stretch(text, minLength, maxLength, index);
    }
  }
  const wish = { minLength, maxLength, models: examples, index };
  for (const pattern of patterns) {
    for (const text of textsOfPattern(pattern, wish)) {
      yield text;
      if (index > 0) yield* numbered(text, index);
    }
  }
  for (const pattern of patterns) {
    for (const text of textsOfPattern(pattern, wish)) yield* lengthen(text, minLength);
  }
}

function numbered(text: string, index: number): string[] {
  const number = String(index + 1);
  const others = [
    text.replace(/\d(?=\D*$)/, String(index % 10)),
    `${text}${number}`,
    `${number}${text.slice(number.length)}`,
    text.slice(0, -number.length) + number,
    text.replace(/[a-z](?=[^a-z]*$)/, String.fromCharCode(97 + (index % 26))),
    text.replace(/[A-Z](?=[^A-Z]*$)/, String.fromCharCode(65 + (index % 26))),
  ];
  return others.filter((other) => other !== text);
}

function* lengthen(text: string, minLength: number): Generator<string> {
  const missing = Math.max(minLength - [...text].length, FILLER.length);
  if (minLength > MAX_LENGTH) return;
  const more = FILLER.repeat(Math.ceil(missing / FILLER.length)).slice(0, missing);
  yield text + more;
  yield more + text;
}

function* stretch(text: string, minLength: number, maxLength: number, index: number): Generator<string> {
  const length = [...text].length;
  if (length > maxLength) {
    yield [...text].slice(0, maxLength).join('');
    yield String(index).slice(0, maxLength);
  }
  if (length >= minLength || minLength > MAX_LENGTH) return;
  if (text.includes('@')) yield text.replace('@', `${'x'.repeat(minLength - length)}@`);
  if (text.includes(':')) yield `${text}/`.padEnd(minLength, 'a');
  yield text.padEnd(minLength, text);
}
