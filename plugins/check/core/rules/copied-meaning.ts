import { once } from '../../../shared/cache';
import { passageRule } from '../engine/rule';
import type { Facts } from '../facts/types';
import type { Project } from '../project';
import { isDenied, sentencesOf } from '../text/sentences';
import { codeMeant, codesIn, FILLERS, translationsOf, wordsOf } from './support/meanings';

/** `| 10020 | The session has expired |`, `a wrong session key gives 10021`. */
export const copiedMeaning = passageRule<Phrases>({
  id: 'copied-meaning',
  about: 'The text beside an error code is not the meaning of another code.',
  prepare: listPhrases,
  *check({ passage, owners }, facts, phrases) {
    const codes = codesIn(passage, facts);
    if (codes.length === 0) return;
    const isCell = passage.text !== passage.context && !/\d{3}/.test(passage.text);
    const meant = isCell ? codeMeant(passage.text, codes, facts) : undefined;
    if (meant !== undefined) {
      yield { at: passage.place(0), message: `This is what ${meant} means, not ${codes.join(' or ')}.` };
    }
    if (passage.context !== passage.text || owners.some(({ node }) => 'meaning' in node)) return;
    for (const { text, index } of sentencesOf(passage.text)) {
      const [code, another] = codesIn({ ...passage, context: text }, facts);
      if (code === undefined || another !== undefined) continue;
      const at = text.search(new RegExp(`(?<!\\d)${code}(?!\\d)`));
      const other = isDenied(text, at) ? undefined : findMeant(wordsOf(text), code, phrases);
      if (other === undefined) continue;
      const nameOf = (one: number) => facts.codes.get(one)?.error.meaning;
      const message = `This is what ${other} means, not ${code}: ${code} is “${nameOf(code)}”`;
      yield { at: passage.place(index + at), message };
    }
  },
});

/** What each code means, as the words of each wording. */
type Phrases = Map<number, Array<Set<string>>>;

function listPhrases({ catalogues }: Project, facts: Facts): Phrases {
  const translations = translationsOf(catalogues);
  return phrasesOf(facts)(translations);
}

const phrasesOf = once((facts: Facts) =>
  once(
    (translations: ReadonlyMap<string, string>): Phrases =>
      new Map(
        [...facts.codes.values()].map(({ error }): [number, Array<Set<string>>] => {
          const { code, name, title = '', meaning, meanings } = error;
          const texts = [name.replaceAll('-', ' '), title, meaning, ...meanings.map((one) => one.meaning)];
          const all = texts.flatMap((text) => [text, translations.get(text) ?? '']);
          return [code, all.map((text) => wordsWithNot(text)).filter((words) => words.size > 1)];
        }),
      ),
  ),
);

/** `not` tells `is enabled` from `is not enabled`. */
function wordsWithNot(text: string): Set<string> {
  return new Set([...wordsOf(text)].filter((word) => word === 'not' || !FILLERS.has(word)));
}

const HAN = /\p{Script=Han}/u;

/** Most of the words of one meaning of another code, one of which no meaning of its own has, and few of its own. */
function findMeant(words: ReadonlySet<string>, code: number, phrases: Phrases): number | undefined {
  const own = phrases.get(code) ?? [];
  const coverOf = (phrase: Set<string>) => [...phrase].filter((word) => words.has(word)).length / phrase.size;
  const isCovered = (phrase: Set<string>) =>
    coverOf(phrase) >= ([...phrase].some((word) => HAN.test(word)) ? 0.8 : 0.66);
  const isNew = (word: string) => words.has(word) && !own.some((phrase) => phrase.has(word));
  const least = Math.max(0, ...own.map(coverOf)) + 0.25;
  const found = [...phrases].flatMap(([one, list]) => {
    const covers = list.filter((phrase) => isCovered(phrase) && [...phrase].some(isNew)).map(coverOf);
    return one === code ? [] : [{ one, cover: Math.max(0, ...covers) }];
  });
  const [best, next] = found.sort((a, b) => b.cover - a.cover);
  const isSure = best && best.cover > 0 && best.cover >= least && (best.cover === 1 || best.cover > (next?.cover ?? 0));
  return isSure ? best.one : undefined;
}
