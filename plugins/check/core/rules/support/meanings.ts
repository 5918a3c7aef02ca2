import { keepLast } from '../../../../shared/cache';
import type { Facts } from '../../facts/types';
import type { Project, TextCatalogue } from '../../project';
import type { Passage } from '../../text/passage';

const MENTION = /(?:\[(\d{3,6})\]\([^)]*\)|(?<![\w.#/-])(\d{3,6})(?![\w]))/g;
/** How much better another code must fit. */
export const MARGIN = 2;

/** Error codes of the catalogue that a text, or the table row around it, mentions. */
export function codesIn({ context }: Passage, { codes }: Facts): number[] {
  const mentions = [...context.matchAll(MENTION)].map((match) => Number(match[1] ?? match[2]));
  return [...new Set(mentions)].filter((code) => codes.has(code));
}

type Weights = Map<string, number>;
export type Meanings = Map<number, Weights>;

const meaningsOf = keepLast<Meanings>();

/** The words of each entry, in all languages, weighted by how few entries have them. */
export function listMeanings({ catalogues }: Project, facts: Facts): Meanings {
  return meaningsOf([facts, ...catalogues.map(({ key }) => key)], () => weigh(catalogues, facts));
}

function weigh(catalogues: TextCatalogue[], facts: Facts): Meanings {
  // Without its translations, an entry would lose to those that share words with it.
  if (catalogues.some(({ slips, locale }) => slips.length > 0 && locale !== '')) return new Map();
  const translations = new Map(
    catalogues.flatMap(({ pairs }) => pairs).map(({ original, translation }) => [original.text, translation.text]),
  );
  const words = new Map<number, Set<string>>();
  for (const { error } of facts.codes.values()) {
    const { name, title, meaning, cause, action } = error;
    const texts = [name.replaceAll('-', ' '), title, meaning, cause, action].flatMap((text) =>
      text === undefined ? [] : [text, translations.get(text) ?? ''],
    );
    words.set(error.code, new Set(texts.flatMap((text) => [...wordsOf(text)])));
  }
  const counts = new Map<string, number>();
  for (const own of words.values()) for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map(
    [...words].map(([code, own]): [number, Weights] => [
      code,
      new Map([...own].map((word) => [word, Math.log(words.size / (counts.get(word) ?? 1)) / 2])),
    ]),
  );
}

export function scoreOf(words: Set<string>, weights: Weights | undefined): number {
  let sum = 0;
  for (const word of words) sum += weights?.get(word) ?? 0;
  return sum;
}

/** English words without their endings, and pairs of Chinese characters. */
export function wordsOf(text: string): Set<string> {
  const prose = text.replace(/\]\([^)]*\)/g, ' ').toLowerCase();
  const english = (prose.match(/[a-z]{3,}/g) ?? []).map((word) => word.replace(/(?:ed|ing|es|s|d)$/, ''));
  const chinese = (prose.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    [...run].slice(1).map((letter, index) => `${[...run][index]}${letter}`),
  );
  return new Set([...english, ...chinese]);
}
