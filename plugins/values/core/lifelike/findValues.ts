import type { Keywords } from '../../../schema/core/keywords/keywords';
import { onceByText } from '../../../shared/core/cache';
import { dateNumbers, dateTexts, isDate } from './dates';
import type { DocumentExamples } from './documentExamples';
import { formatExamples, isChecked } from './formats';
import { idNumber, idTexts } from './ids';
import { PEOPLE, THINGS, WORDS } from './names';
import { quotedValues } from './quotedValues';
import { type Alphabet, pickBy, writeSeeded, writeUuid } from './seeded';
import { identified, isGeneric, isId, keyOf, kindOf, nounOf, type Thing, wordsOf } from './thing';
import { VALUES } from './valueTable';

type Values = ReadonlyArray<string | number>;

const TABLE = new Map<string, Values>(
  VALUES.flatMap(([names, ...values]) => names.split(',').map((name) => [name.trim(), values] as const)),
);
/** What a path parameter such as `{repo}` may identify its thing by. */
const KEYS = ['login', 'slug', 'username', 'name', 'code'];

/** Texts that a thing of this name may have, likeliest first; the schema has the last word. `index` varies them. */
export function* findTexts(
  thing: Thing,
  keywords: Keywords,
  index: number,
  examples: () => DocumentExamples,
): Generator<string> {
  const { name } = thing;
  const words = wordsOf(name);
  if (words.length === 0 || isEncoded(keywords)) return;
  const isMoment = isDate(words, keywords);
  if (index === 0 && !isMoment) yield* asTexts(examples().find(thing));
  const quoted = quotedIn(thing, keywords);
  yield* quoted.slice(index, index + 1);
  if (isMoment) return yield* dateTexts(words, keywords, index);
  if (index === 0) {
    yield* quoted.slice(1);
    yield* asTexts(examples().findByName(thing));
    if (thing.isInPath) yield* keysOf(thing, examples());
  }
  if (keywords.format === 'uuid') yield writeUuid(`${nounOfId(thing, words)} ${index}`);
  const isIdentifier = isId(words) && !TABLE.has(words.slice(-2).join(' '));
  if (!isIdentifier) yield* fromTable(thing, words, index);
  if (isIdentifier || isSnowflake(keywords) || (thing.isInPath && words.at(-1) === 'key')) {
    yield* idTexts(nounOfId(thing, words), examples().idStyle, index);
  }
}

/** What a text says whose name says nothing. */
export function* plainTexts(thing: Thing, index: number): Generator<string> {
  const words = wordsOf(thing.name);
  if (words.length === 0) return;
  const number = index === 0 ? '' : ` ${index + 1}`;
  if (thing.isInPath) yield `${words.join('-')}-${index + 1}`;
  yield `Example ${words.join(' ')}${number}`;
  yield `${words.at(-1)}${number.trim()}`;
}

export function* findNumbers(
  thing: Thing,
  keywords: Keywords,
  isInteger: boolean,
  index: number,
  examples: () => DocumentExamples,
): Generator<number> {
  const words = wordsOf(thing.name);
  if (words.length === 0) return;
  yield* dateNumbers(words, keywords, descriptionOf(thing, keywords), index);
  if (index === 0) {
    const found = [examples().find(thing), ...(isGeneric(words) ? [] : [examples().findByName(thing)])];
    for (const value of found) if (value !== undefined && value !== '') yield Number(value);
  }
  if (isId(words)) {
    if (isInteger) yield idNumber(identified(thing), index);
    return;
  }
  for (const value of lookUp(thing, words)) if (typeof value === 'number') yield value + index;
}

/** Formats that say how bytes or numbers are written, not what they are. */
function isEncoded({ format, contentEncoding }: Keywords): boolean {
  return (
    contentEncoding !== undefined || (formatExamples(format).length > 0 && !isChecked(format)) || format === 'byte'
  );
}

function isSnowflake({ format }: Keywords): boolean {
  return format === 'snowflake';
}

function descriptionOf({ description = '' }: Thing, keywords: Keywords): string {
  return keywords.description === undefined ? description : `${keywords.description} ${description}`;
}

function quotedIn(thing: Thing, keywords: Keywords): readonly string[] {
  const description = descriptionOf(thing, keywords);
  const found = description === '' ? [] : quotedValues(description);
  return thing.isInPath ? found.filter((value) => !/[\s/]/.test(value)) : found;
}

function* asTexts(value: string | number | undefined): Generator<string> {
  if (value !== undefined) yield String(value);
}

function* keysOf({ name }: Thing, examples: DocumentExamples): Generator<string> {
  for (const key of KEYS) yield* asTexts(examples.find({ name: key, owner: name }));
}

/** `mention_roles` may be a list of ids. */
function nounOfId(thing: Thing, words: readonly string[]): string {
  return identified(isId(words) ? thing : { ...thing, name: `${thing.name} id` });
}

const NOTHING: Values = [];

/** The values of the longest ending of a name; of a general name, first what it is of such an owner. */
function lookUp({ owner }: Thing, words: readonly string[]): Values {
  const noun = owner === undefined ? undefined : nounOf(owner);
  if (words.length === 1 && noun !== undefined) {
    const ofKind = TABLE.get(`${kindOf(noun)}.${words[0]}`) ?? TABLE.get(`${noun} ${words[0]}`);
    if (ofKind) return ofKind;
  }
  for (let start = 0; start < words.length; start += 1) {
    const found = TABLE.get(words.slice(start).join(' '));
    if (found) return start === words.length - 1 && start > 0 ? (ofNoun(words) ?? found) : found;
  }
  return NOTHING;
}

/** `customer_name` is the name of a person. */
function ofNoun(words: readonly string[]): Values | undefined {
  const kind = kindOf(words.at(-2) ?? '');
  return kind === undefined ? undefined : TABLE.get(`${kind}.${words.at(-1)}`);
}

function* fromTable(thing: Thing, words: readonly string[], index: number): Generator<string> {
  const values = lookUp(thing, words);
  const texts = values.filter((value) => typeof value === 'string');
  for (const text of texts.length > 0 ? texts : values.map(String)) {
    const filled = fill(text, thing, words, index);
    if (!thing.isInPath || !/[\s/]/.test(filled)) yield filled;
    else if (!filled.includes('/')) yield filled.toLowerCase().replace(/[^a-z\d]+/g, '-');
  }
}

/** Whose name, address or thing it is: `user_email` and `email` of a user are of one person. */
function ownNoun({ owner }: Thing, words: readonly string[]): string {
  const before = words.findLast((word) => kindOf(word) !== undefined);
  return before ?? (owner === undefined ? (words.length > 1 ? (words.at(-2) ?? '') : '') : nounOf(owner));
}

const SLOT = /\{(\w+)(?::(\d+))?\}/g;
const slotsOf = onceByText((text: string) => SLOT.test(text));

function fill(text: string, thing: Thing, words: readonly string[], index: number): string {
  SLOT.lastIndex = 0;
  if (!slotsOf(text)) return text;
  const noun = ownNoun(thing, words);
  const [first, last] = pickBy(kindOf(noun) === 'person' ? `person ${noun}` : 'person', PEOPLE, index);
  const proper = pickBy(noun || words.join(' '), THINGS, index);
  const seed = `${keyOf(thing)} ${index}`;
  return text.replace(SLOT, (whole, name: string, length?: string) => {
    switch (name) {
      case 'first':
        return first;
      case 'last':
        return last;
      case 'user':
        return `${first}.${last}`.toLowerCase();
      case 'Thing':
        return proper;
      case 'thing':
        return proper.toLowerCase();
      case 'slug':
        return noun === '' || noun === words.at(-1) ? proper.toLowerCase() : noun;
      case 'noun':
        return noun === '' ? 'thing' : noun;
      case 'CODE':
        return (noun === '' ? proper : noun).slice(0, 3).toUpperCase();
      case 'word':
        return pickBy(noun || words.join(' '), WORDS, index);
      default:
        return length === undefined ? whole : writeSeeded(name as Alphabet, Number(length), seed);
    }
  });
}
