import { type Finding, passageRule } from '../engine/rule';
import type { Facts } from '../facts/types';
import type { Passage } from '../text/passage';
import { codesIn, listMeanings, MARGIN, type Meanings, scoreOf, wordsOf } from './support/meanings';

/** `wrong: 10021; expired: 10020`. */
export const swappedCodes = passageRule<Meanings>({
  id: 'swapped-codes',
  about: 'Of two error codes in a text, neither is described by the words of the other.',
  prepare: listMeanings,
  *check({ passage }, facts, meanings) {
    const codes = codesIn(passage, facts);
    if (codes.length === 2) yield* findSwap(passage, codes, facts, meanings);
  },
});

function* findSwap(
  { text, place }: Passage,
  [first, second]: number[],
  facts: Facts,
  meanings: Meanings,
): Generator<Finding> {
  if (first === undefined || second === undefined) return;
  const [before, after] = [textBefore(text, first, second), textBefore(text, second, first)].map(wordsOf);
  const gain = (words: ReadonlySet<string> | undefined, other: number, own: number) =>
    words ? scoreOf(words, meanings.get(other)) - scoreOf(words, meanings.get(own)) : 0;
  const gains = [gain(before, second, first), gain(after, first, second)];
  if (gains.some((one) => one <= 0) || gains.reduce((sum, one) => sum + one, 0) < MARGIN / 2) return;
  const meaningOf = (code: number) => `${code} is “${facts.codes.get(code)?.error.meaning}”`;
  const message = `${meaningOf(first)}, and ${meaningOf(second)}`;
  yield { at: place(placeOf(text, first)), message, hint: 'The text describes them the other way round.' };
}

function placeOf(text: string, code: number): number {
  return text.search(new RegExp(`(?<!\\d)${code}(?!\\d)`));
}

/** The words before a code, from another one on. */
function textBefore(text: string, code: number, other: number): string {
  const before = text.slice(0, placeOf(text, code));
  return before.slice(Math.max(0, before.lastIndexOf(String(other))));
}
