import type { ErrorCode } from '../../../openapi';
import { type Finding, passageRule } from '../engine/rule';
import type { Facts } from '../facts/types';
import type { Project } from '../project';
import type { Passage } from '../text/passage';

const MENTION = /(?:\[(\d{3,6})\]\([^)]*\)|(?<![\w.#/-])(\d{3,6})(?![\w]))/g;
/** Too short to describe a code. */
const DIAGRAM_LINE = /\s--?>\s/;
/** How much better another code must fit. */
const MARGIN = 2;

/** `10021` beside words that describe another code. */
export const codeMeaning = passageRule<Meanings>({
  id: 'code-meaning',
  about: 'What a text says of an error code is what the catalogue says of it, not of another one.',
  prepare: listMeanings,
  *check({ passage, owners }, facts, meanings) {
    if (owners.some(({ node }) => 'meaning' in node) || DIAGRAM_LINE.test(passage.text)) return;
    const mentions = [...passage.context.matchAll(MENTION)].map((match) => Number(match[1] ?? match[2]));
    const known = [...new Set(mentions)].filter((code) => facts.codes.has(code));
    const [code] = known;
    if (code === undefined) return;
    if (known.length === 2) yield* findSwap(passage, known, facts, meanings);
    const copied = findCopy(passage, known, facts);
    if (copied) {
      const message = `This is what ${copied} means, not ${known.join(' or ')}.`;
      yield { at: passage.place(0), message };
      return;
    }
    if (known.length !== 1 || isGeneral(code, facts)) return;
    const index = passage.text.search(new RegExp(`(?<!\\d)${code}(?!\\d)`));
    if (index < 0) return;
    const words = wordsOf(passage.context.length > 400 ? passage.text : passage.context);
    const score = (one: number) => scoreOf(words, meanings.get(one));
    const own = score(code);
    const [best] = [...meanings.keys()].map((one) => ({ one, points: score(one) })).sort((a, b) => b.points - a.points);
    if (!best || best.one === code || own > 0.5 || best.points < own + MARGIN) return;
    const name = facts.codes.get(best.one)?.error.name.replaceAll('-', ' ');
    const message = `${code} is “${facts.codes.get(code)?.error.meaning}”`;
    yield { at: passage.place(index), message, hint: `The text describes ${best.one} (${name}).` };
  },
});

/** Two codes of which each stands beside the words for the other one. */
function* findSwap(
  passage: Passage,
  codes: number[],
  { codes: catalogue }: Facts,
  meanings: Meanings,
): Generator<Finding> {
  const clauses = passage.text.split(/(?<=[;；。|])|(?<=[,.])\s/);
  const own = codes.map((code) => clauses.filter((clause) => new RegExp(`\\[?${code}(?!\\d)`).test(clause)));
  if (own.some((found) => found.length !== 1) || own[0]?.[0] === own[1]?.[0]) return;
  // The words before a code, up to the code before that.
  const texts = codes.map((code) => textBefore(passage.text, code, codes));
  const [[a, b] = [], words] = [codes, texts.map(wordsOf)];
  if (a === undefined || b === undefined) return;
  const score = (at: number, code: number) => scoreOf(words[at] ?? new Set(), meanings.get(code));
  if (score(0, b) <= score(0, a) || score(1, a) <= score(1, b)) return;
  if (score(0, b) - score(0, a) + score(1, a) - score(1, b) < MARGIN / 2) return;
  const index = passage.text.search(new RegExp(`(?<!\\d)${a}(?!\\d)`));
  const message = `${a} is “${catalogue.get(a)?.error.meaning}”, and ${b} is “${catalogue.get(b)?.error.meaning}”`;
  yield { at: passage.place(index), message, hint: 'The text describes them the other way round.' };
}

function textBefore(text: string, code: number, codes: number[]): string {
  const at = text.search(new RegExp(`(?<!\\d)${code}(?!\\d)`));
  const start = Math.max(
    0,
    ...codes.filter((one) => one !== code).map((one) => text.slice(0, at).lastIndexOf(String(one))),
  );
  return text.slice(start, at);
}

const FILLERS = new Set(['the', 'has', 'and', 'are', 'this', 'that', 'for', 'not', 'its']);

/** A short text beside a code that is the catalogue's meaning of another one. */
function findCopy({ text, context }: Passage, codes: number[], facts: Facts): number | undefined {
  if (text === context || /\d{3}/.test(text)) return undefined;
  const words = plainWords(text);
  if (words.size < 2 || words.size > 8) return undefined;
  const likeness = ({ meaning }: ErrorCode) => {
    const others = plainWords(meaning);
    const shared = [...words].filter((word) => others.has(word)).length;
    return shared / (words.size + others.size - shared);
  };
  const own = Math.max(...codes.map((code) => likeness(facts.codes.get(code)?.error ?? NO_ERROR)));
  const best = [...facts.codes.values()].find(({ error }) => likeness(error) >= 0.6 && likeness(error) > own + 0.3);
  return best?.error.code;
}

const NO_ERROR = { meaning: '' } as ErrorCode;

function plainWords(text: string): Set<string> {
  return new Set([...wordsOf(text)].filter((word) => !FILLERS.has(word)));
}

/** What almost any call can return says nothing of its own. */
function isGeneral(code: number, { codes, model }: Facts): boolean {
  return (codes.get(code)?.operations.length ?? 0) * 2 > model.operations.length;
}

type Weights = Map<string, number>;
type Meanings = Map<number, Weights>;

let last: { facts: Facts; keys: object[]; meanings: Meanings } | undefined;

/** The words of each entry, in all languages, weighted by how few entries have them. */
function listMeanings(project: Project, facts: Facts): Meanings {
  const keys = project.catalogues.map(({ key }) => key);
  if (last?.facts === facts && last.keys.every((key, index) => key === keys[index])) return last.meanings;
  const translations = new Map(
    project.catalogues
      .flatMap(({ pairs }) => pairs)
      .map(({ original, translation }) => [original.text, translation.text]),
  );
  const words = new Map<number, Set<string>>();
  for (const { error } of facts.codes.values()) {
    const texts = [error.name.replaceAll('-', ' '), error.title, error.meaning, ...describe(error)].flatMap((text) =>
      text === undefined ? [] : [text, translations.get(text) ?? ''],
    );
    words.set(error.code, new Set(texts.flatMap((text) => [...wordsOf(text)])));
  }
  const counts = new Map<string, number>();
  for (const own of words.values()) for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weights = new Map(
    [...words].map(([code, own]): [number, Weights] => [
      code,
      new Map([...own].map((word) => [word, Math.log(words.size / (counts.get(word) ?? 1)) / 2])),
    ]),
  );
  last = { facts, keys, meanings: weights };
  return weights;
}

function describe({ cause, action }: ErrorCode): Array<string | undefined> {
  return [cause, action];
}

function scoreOf(words: Set<string>, weights: Weights | undefined): number {
  let sum = 0;
  for (const word of words) sum += weights?.get(word) ?? 0;
  return sum;
}

/** English words without their endings, and pairs of Chinese characters. */
function wordsOf(text: string): Set<string> {
  const prose = text.replace(/\]\([^)]*\)/g, ' ').toLowerCase();
  const english = (prose.match(/[a-z]{3,}/g) ?? []).map((word) => word.replace(/(?:ed|ing|es|s|d)$/, ''));
  const chinese = (prose.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    [...run].slice(1).map((letter, index) => `${[...run][index]}${letter}`),
  );
  return new Set([...english, ...chinese]);
}
