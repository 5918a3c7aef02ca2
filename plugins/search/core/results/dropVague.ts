import { dropQuestionWords } from '../closest/questionWords';
import type { IndexedMatch } from './similarMatches';

const HAN = /^\p{Unified_Ideograph}+$/u;

/** Drops matches without a word of the typed text: the word index also tries each Chinese character, which is no word. */
export function dropVague(matches: readonly IndexedMatch[], text: string): IndexedMatch[] {
  const typed = dropQuestionWords(text);
  const isTyped = (word: string) =>
    !HAN.test(word) ||
    Array.from(word.slice(1), (_, at) => word.slice(at, at + 2)).some((pair) => typed.includes(pair));
  return matches.filter(({ metadata }) => Object.keys(metadata).some(isTyped));
}
