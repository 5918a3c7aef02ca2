import { keepLast, onceByText } from '../../../../shared/cache';
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

const translated = keepLast<ReadonlyMap<string, string>>();

/** Texts of the document, and what they are in another language. */
export function translationsOf(catalogues: TextCatalogue[]): ReadonlyMap<string, string> {
  return translated(
    catalogues.map(({ key }) => key),
    () =>
      new Map(
        catalogues.flatMap(({ pairs }) => pairs).map(({ original, translation }) => [original.text, translation.text]),
      ),
  );
}

function weigh(catalogues: TextCatalogue[], facts: Facts): Meanings {
  // Without its translations, an entry would lose to those that share words with it.
  if (catalogues.some(({ slips, locale }) => slips.length > 0 && locale !== '')) return new Map();
  const translations = translationsOf(catalogues);
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

export function scoreOf(words: ReadonlySet<string>, weights: Weights | undefined): number {
  let sum = 0;
  for (const word of words) sum += weights?.get(word) ?? 0;
  return sum;
}

/** English words without their endings, and pairs of Chinese characters. */
export const wordsOf = onceByText((text): ReadonlySet<string> => {
  const prose = text.replace(/\]\([^)]*\)/g, ' ').toLowerCase();
  const english = (prose.match(/[a-z]{3,}/g) ?? []).map((word) => word.replace(/(?:ed|ing|es|s|d)$/, ''));
  const chinese = (prose.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    [...run].slice(1).map((letter, index) => `${[...run][index]}${letter}`),
  );
  return new Set([...english, ...chinese]);
});

/** Words that say nothing of what an error is. */
export const FILLERS = new Set(['the', 'has', 'and', 'are', 'this', 'that', 'for', 'not', 'its']);

const plainWords = onceByText(
  (text): ReadonlySet<string> => new Set([...wordsOf(text)].filter((word) => !FILLERS.has(word))),
);

/** The code whose name or meaning a short text is, where it is not that of one of these codes. */
export function codeMeant(text: string, own: readonly number[], { codes }: Facts): number | undefined {
  const words = plainWords(text);
  if (words.size < 2 || words.size > 8) return undefined;
  const likeness = ({ name, meaning }: { name: string; meaning: string }) =>
    Math.max(...[name.replaceAll('-', ' '), meaning].map((one) => shareOf(words, plainWords(one))));
  const ours = Math.max(...own.flatMap((code) => codes.get(code)?.error ?? []).map(likeness));
  const found = [...codes.values()].map(({ error }) => ({ code: error.code, points: likeness(error) }));
  return found.find(({ points }) => points >= 0.6 && points > ours + 0.3)?.code;
}

function shareOf(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared / (words.size + others.size - shared);
}
