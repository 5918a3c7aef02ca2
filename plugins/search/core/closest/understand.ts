import { fold } from '../text/fold';
import type { FindNearAt } from './nearPhrases';
import { isOtherPlatform } from './otherPlatforms';
import { isQuestionWord, questionWordAt } from './questionWords';
import type { Synonyms } from './synonyms';
import { findVerbs } from './verbs';
import type { Vocabulary } from './vocabulary';
import { formsOf } from './wordForms';
import { isHan, toWholeWords, toWords } from './words';

export interface Variant {
  phrase: string;
  /** Confidence; 1 for the text as typed. */
  worth: number;
  inTexts: boolean;
  /** Only calls are called so. */
  ofCalls?: true;
}

export type Term = Variant[];

export interface Knowledge {
  synonyms: Synonyms;
  vocabulary: Vocabulary;
  findNearAt: FindNearAt;
  exists(text: string): boolean;
}

const WORTH = { typed: 1, form: 0.9, joined: 0.9, synonym: 0.8, slip: 0.75, verb: 0.7 };
/** Further terms are ignored, and longer runs of Chinese characters are cut. */
const MOST_TERMS = 10;
/** `kick member from group`: more words are a sentence, whose verbs need not say what a call does. */
const LONGEST_COMMAND = 4;
const LONGEST_RUN = 24;
const LONGEST_TEXT = 200;
const SHORTEST_IN_TEXTS = 4;

export function understand(text: string, knowledge: Knowledge): Term[] {
  const terms = understandWords(text, knowledge);
  // The words of a path are in most texts.
  return isPath(text) ? terms.map((term) => term.map((one) => ({ ...one, inTexts: false }))) : terms;
}

/** The words with their typing slips corrected; undefined without slips. */
export function correctSlips(text: string, terms: readonly Term[]): string | undefined {
  const meant = terms.map((term) => term.find(({ worth }) => worth === WORTH.slip));
  if (meant.every((one) => one === undefined)) return undefined;
  if (isPath(text)) {
    return terms.reduce(
      (path, [typed], place) => path.replaceAll(typed?.phrase ?? '', meant[place]?.phrase ?? '$&'),
      fold(text),
    );
  }
  return terms.map(([typed], place) => (meant[place] ?? typed)?.phrase).join(' ');
}

export function isPath(text: string): boolean {
  return /\S\/|\/\S/.test(text);
}

function understandWords(text: string, knowledge: Knowledge): Term[] {
  const words = splitTyped(text.slice(0, LONGEST_TEXT), knowledge);
  const terms: Array<{ term: Term; isQuestion: boolean }> = [];
  let place = 0;
  while (place < words.length && terms.length < MOST_TERMS) {
    const word = words[place] ?? '';
    if (isHan(word)) {
      terms.push(...understandRun(word.slice(0, LONGEST_RUN), knowledge).map((term) => ({ term, isQuestion: false })));
      place++;
      continue;
    }
    const length = lengthOfPhrase(words, place, knowledge);
    const phrase = words.slice(place, place + length);
    const isQuestion = length === 1 && (isQuestionWord(word) || (isOtherPlatform(word) && !knowledge.exists(word)));
    terms.push({ term: length > 1 ? describePhrase(phrase, knowledge) : describeWord(word, knowledge), isQuestion });
    place += length;
  }
  const asked = terms.filter(({ isQuestion }) => !isQuestion);
  const meant = (asked.length > 0 ? asked : terms).map(({ term }) => term);
  return meant.length > LONGEST_COMMAND ? meant.map((term) => term.filter(({ ofCalls }) => !ofCalls)) : meant;
}

function splitTyped(text: string, { vocabulary, synonyms, exists }: Knowledge): string[] {
  const isKnown = (word: string) => isOtherPlatform(word) || vocabulary.has(word) || synonyms.find(word);
  return text.split(/[\s_]+/).flatMap((piece) => {
    const whole = toWholeWords(piece);
    if (whole.every(isKnown)) return whole;
    const parts = toWords(piece);
    // An identifier of a text, such as `createCloud`, is about nothing else.
    if (whole.length < parts.length && whole.every(exists)) return whole;
    if (whole.length === parts.length || parts.every(isKnown)) return parts;
    // A slip in part of a name: `rankPgae`.
    return whole.every((word) => isKnown(word) || vocabulary.findMeant(word).length > 0) ? whole : parts;
  });
}

function lengthOfPhrase(words: string[], place: number, { synonyms, vocabulary }: Knowledge): number {
  for (let length = Math.min(synonyms.longest, words.length - place); length > 1; length--) {
    const phrase = words.slice(place, place + length);
    if (withForms(phrase).some((form) => synonyms.find(form)) || findVerbs(phrase.join(' '))) return length;
    if (length === 2 && vocabulary.has(phrase.join(''))) return length;
  }
  return 1;
}

function describePhrase(words: string[], { synonyms }: Knowledge): Term {
  const phrase = words.join(' ');
  const variants = [
    variant(phrase, WORTH.typed, true),
    variant(words.join(''), WORTH.joined, true),
    ...withForms(words).flatMap((form) =>
      (synonyms.find(form) ?? []).map((same) => variant(same, WORTH.synonym, false)),
    ),
    ...verbsFor(phrase),
  ];
  return unique(variants);
}

function withForms(words: string[]): string[] {
  const [last = ''] = words.slice(-1);
  return [last, ...formsOf(last)].map((form) => [...words.slice(0, -1), form].join(' '));
}

function describeWord(word: string, knowledge: Knowledge): Term {
  const { synonyms, vocabulary, exists } = knowledge;
  const typed = [word, ...formsOf(word)];
  const isKnown = exists(word) || typed.some((form) => synonyms.find(form));
  const forms = typed.slice(1).map((form) => variant(form, WORTH.form, true));
  const meant = isKnown || formsOf(word).some((form) => vocabulary.has(form)) ? [] : vocabulary.findMeant(word);
  const same = (of: string, worth: number, inTexts: boolean) =>
    (synonyms.find(of) ?? []).map((phrase) => variant(phrase, worth, inTexts));
  return unique([
    variant(word, WORTH.typed, true),
    ...forms,
    ...halvesOf(word, vocabulary, isKnown || meant.length > 0).map(([phrase, worth]) => variant(phrase, worth, false)),
    ...typed.flatMap((form) => same(form, WORTH.synonym, !exists(form))),
    ...meant.flatMap((other) => [variant(other, WORTH.slip, true), ...same(other, WORTH.slip * WORTH.synonym, false)]),
    ...typed.flatMap(verbsFor),
  ]);
}

function verbsFor(phrase: string): Variant[] {
  return [...(findVerbs(phrase) ?? [])].map((verb) => ({ ...variant(verb, WORTH.verb, false), ofCalls: true }));
}

/** `rate limit` of `ratelimit`; if the word is nothing else, also of `ratelimti`. */
function halvesOf(word: string, { has, findMeant }: Vocabulary, isKnown: boolean): Array<[string, number]> {
  const places = Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => index + 3);
  const cuts = places.map((place) => [word.slice(0, place), word.slice(place)] as const);
  const halves = cuts.filter(([first, second]) => has(first) && has(second));
  if (halves.length > 0 || isKnown) return halves.map((both) => [both.join(' '), WORTH.joined]);
  const [slipped] = cuts.flatMap(([first, second]) =>
    has(first) && first.length > 3
      ? findMeant(second).map((meant) => `${first} ${meant}`)
      : has(second) && second.length > 3
        ? findMeant(first).map((meant) => `${meant} ${second}`)
        : [],
  );
  return slipped ? [[slipped, WORTH.slip]] : [];
}

/** Splits a run of Chinese characters into known phrases and the text between them; drops question words. */
function understandRun(run: string, knowledge: Knowledge): Term[] {
  const { synonyms } = knowledge;
  const terms: Term[] = [];
  let between = '';
  const flush = () => {
    terms.push(...cutRun(between, knowledge).map((part) => [variant(part, WORTH.typed, true)]));
    between = '';
  };
  for (let place = 0; place < run.length; ) {
    const known = synonyms.findAt(run, place);
    const question = known ? undefined : questionWordAt(run, place);
    const isStart = between === '' && !known && !question;
    const meant = isStart ? findMeantAt(run, place, knowledge) : undefined;
    const phrase = known ?? meant;
    if (phrase) {
      flush();
      const worth = known ? WORTH.typed : WORTH.slip;
      const same = (synonyms.find(phrase) ?? []).map((other) =>
        variant(other, worth * WORTH.synonym, !knowledge.exists(phrase)),
      );
      terms.push(unique([variant(phrase, worth, true), ...same]));
    } else if (question) flush();
    else between += run[place];
    place += (phrase ?? question)?.length ?? 1;
  }
  flush();
  return terms.length > 0 ? terms : [[variant(run, WORTH.typed, true)]];
}

/** Finds nothing if the text has the run as typed, or a known phrase begins within it. */
function findMeantAt(run: string, place: number, { synonyms, findNearAt, exists }: Knowledge): string | undefined {
  const meant = findNearAt(run, place);
  if (!meant || exists(run.slice(place, place + meant.length))) return undefined;
  const inside = Array.from(meant.slice(1), (_character, index) => place + 1 + index);
  return inside.some((next) => synonyms.findAt(run, next)) ? undefined : meant;
}

/** Greedily cuts the longest parts found in any text; single characters are too vague. */
function cutRun(run: string, { exists }: Knowledge): string[] {
  const parts: string[] = [];
  for (let place = 0; place < run.length - 1; ) {
    let length = run.length - place;
    while (length > 1 && !exists(run.slice(place, place + length))) length--;
    if (length > 1) parts.push(run.slice(place, place + length));
    place += length;
  }
  return parts;
}

/** A short word that was not typed matches too many texts. */
function variant(phrase: string, worth: number, inTexts: boolean): Variant {
  const isSafe = worth === WORTH.typed || phrase.length >= SHORTEST_IN_TEXTS || isHan(phrase);
  return { phrase, worth, inTexts: inTexts && isSafe };
}

function unique(variants: Variant[]): Term {
  const byPhrase = new Map<string, Variant>();
  for (const one of variants) {
    const known = byPhrase.get(one.phrase);
    if (!known || known.worth < one.worth) byPhrase.set(one.phrase, one);
  }
  return [...byPhrase.values()];
}
