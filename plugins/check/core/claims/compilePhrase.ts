import { once } from '../../../shared/core/cache';
import type { Cues, Property } from '../cues/types';
import { NUMBER } from '../text/numerals';

export interface Phrase {
  property: Property;
  negated: boolean;
  pattern: RegExp;
  /** Whether a sentence in lower case can match at all: far quicker than the pattern, and nearly always false. */
  canBeIn: (sentence: string) => boolean;
}

const LINKED = '(?:\\]\\([^)\\s]*\\))?';
const NAME = `\\[?\`[^\`\\n]+\`${LINKED}`;
const PIN = '<(?:Call|Field)\\b[^>]*/>';
const LINK = '\\[[^\\]`\\n]+\\]\\([^)\\s]*#[^)\\s]+\\)';
const CODE = '(?:\\[`?\\d{3,6}`?\\]\\([^)\\s]*\\)|`?\\d{3,6}`?)';
/** The end of a statement, or the start of the next one. */
const END = '(?=\\*{0,2}\\s*(?:[.,;:|)。，；：（(]|$|and\\b|but\\b|但))';
const BOLD = '\\*{0,2}';

/** All phrases of a language as regular expressions; what was written for `{subject}` is in the group of that name. */
export const phrasesOf = once((cues: Cues): Phrase[] => [
  ...compileAll(cues, cues.phrases, false),
  ...compileAll(cues, cues.denials, true),
]);

/** The phrases with which the document's own texts describe a parameter or field. */
export const ownPhrasesOf = once((cues: Cues): Phrase[] => compileAll(cues, cues.own, false));

function compileAll(cues: Cues, phrases: Partial<Record<Property, readonly string[]>>, negated: boolean): Phrase[] {
  return (Object.keys(phrases) as Property[]).flatMap((property) =>
    (phrases[property] ?? []).map((phrase) => {
      const wanted = listWanted(phrase, property, cues);
      const canBeIn = (sentence: string) => wanted.every((words) => words.some((word) => sentence.includes(word)));
      return { property, negated, pattern: compile(phrase, property, cues), canBeIn };
    }),
  );
}

function compile(phrase: string, property: Property, cues: Cues): RegExp {
  const { space, and, owned } = cues;
  const owner = `(?<owner>${NAME}|${PIN})`;
  const list = (one: string) => `${one}(?:(?:, ?|、|${gap(space)}${and}${gap(space)}|, ${and} )${one})*`;
  const subject = group('subject', spell(owned, space).replace('{name}', `(?:${list(`(?:${NAME}|${PIN})`)}|${LINK})`));
  const slots: Record<string, string> = {
    subject: subject.replace('{owner}', `(?<owned>${NAME}|${PIN})`),
    owner,
    amount: group('amount', amountSource(cues)),
    value: group('value', '`[\\w-]+`'),
    values: group('value', list('`[^`\\n]+`')),
    code: group('value', CODE),
    noun: cues.noun,
    any: '[\\p{L}-]+',
    title: '(?<title>\\p{L}[\\p{L}-]*)',
    word: group('value', `\`?(?:${wordsFor(property, cues)})\`?`),
    end: END,
  };
  const source = spell(phrase, space).replace(/\{(\w+)\}/g, (whole, slot: string) => slots[slot] ?? whole);
  const start = /^[\w(]/.test(phrase) ? '(?<!\\w)' : '';
  const end = /[a-z)]$/i.test(phrase) ? '(?!\\w)' : '';
  return new RegExp(start + source + end, 'giu');
}

/** The words that a phrase cannot do without: of each list, one. */
function listWanted(phrase: string, property: Property, { words }: Cues): string[][] {
  const certain = phrase.replaceAll(/\[(?:[^\][]|\[[^\][]*\])*\]/g, ' ').replaceAll('\\b', '');
  const choices = [...certain.matchAll(/\((?<choice>[^)]*)\)|\{(?<slot>\w+)\}|\\?(?<word>[^\s(){}\\]+)/g)].map(
    ({ groups }) => {
      const { choice, slot, word = '' } = groups ?? {};
      if (slot === 'word') return Object.keys(words[property] ?? {});
      if (slot !== undefined || choice?.includes('{')) return [];
      return choice?.split('|') ?? [word];
    },
  );
  const longest = (text: string) => text.split(' ').reduce((long, word) => (word.length > long.length ? word : long));
  return choices.filter(({ length }) => length > 0).map((texts) => texts.map((text) => longest(text.toLowerCase())));
}

/** Optional parts and spaces of a phrase. Languages without spaces between words may have one around a name or number. */
function spell(phrase: string, space: string): string {
  const spaced = space.endsWith('?') ? phrase.replaceAll(/ ?(\{(?!end)\w+\}) ?/g, ' $1 ').trim() : phrase;
  return spaced
    .replaceAll('\\|', '\u0000')
    .replaceAll('[', '(?:')
    .replaceAll(']', ')?')
    .replaceAll(/ +/g, gap(space))
    .replaceAll('\u0000', '\\|');
}

/** Between two words, either of which may be bold. */
function gap(space: string): string {
  return `${BOLD}${space}${BOLD}`;
}

function group(name: string, source: string): string {
  return `${BOLD}(?<${name}>${source})${BOLD}`;
}

function wordsFor(property: Property, { words, units }: Cues): string {
  if (property === 'unit') return Object.values(units).join('|');
  return Object.keys(words[property] ?? {}).join('|');
}

/** A number with a unit, how often something happens, or one of a unit. */
function amountSource({ units, about, frequency, bare, space }: Cues): string {
  const unit = `(?:${Object.values(units).join('|')})`;
  const number = `(?:${NUMBER.source})`;
  const often = frequency.replace('{unit}', unit).replace('{count}', number).replaceAll(' ', '\\s?');
  const one = bare.replace('{unit}', unit).replaceAll(' ', '\\s?') + END;
  const more = `(?:(?:${about})${space === '\\s?' ? '\\s?' : '\\s+'}${BOLD})?`;
  return `${more}(?:${often}|${number}(?:${BOLD}[\\s-]?${BOLD}${unit}(?![\\w]))?|${one})`;
}
