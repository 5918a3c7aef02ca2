import type { ErrorCode } from '../../../openapi';
import { passageRule } from '../engine/rule';
import type { Facts } from '../facts/types';
import type { Project } from '../project';

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
    if (code === undefined || known.length !== 1 || isGeneral(code, facts)) return;
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
