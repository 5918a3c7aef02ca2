import { passageRule } from '../engine/rule';
import type { Facts } from '../facts/types';
import type { Passage } from '../text/passage';
import { codesIn, wordsOf } from './support/meanings';

/** `| 10020 | The session has expired |`. */
export const copiedMeaning = passageRule({
  id: 'copied-meaning',
  about: 'A short text beside an error code is not the meaning of another one.',
  *check({ passage }, facts) {
    const codes = codesIn(passage, facts);
    const meant = codes.length === 0 ? undefined : findCopy(passage, codes, facts);
    if (meant === undefined) return;
    yield { at: passage.place(0), message: `This is what ${meant} means, not ${codes.join(' or ')}.` };
  },
});

const FILLERS = new Set(['the', 'has', 'and', 'are', 'this', 'that', 'for', 'not', 'its']);

/** A short text beside a code that is the catalogue's meaning of another one. */
function findCopy({ text, context }: Passage, codes: number[], facts: Facts): number | undefined {
  if (text === context || /\d{3}/.test(text)) return undefined;
  const words = plainWords(text);
  if (words.size < 2 || words.size > 8) return undefined;
  const likeness = (meaning: string) => {
    const others = plainWords(meaning);
    const shared = [...words].filter((word) => others.has(word)).length;
    return shared / (words.size + others.size - shared);
  };
  const own = Math.max(...codes.map((code) => likeness(facts.codes.get(code)?.error.meaning ?? '')));
  const best = [...facts.codes.values()].find(
    ({ error }) => likeness(error.meaning) >= 0.6 && likeness(error.meaning) > own + 0.3,
  );
  return best?.error.code;
}

function plainWords(text: string): Set<string> {
  return new Set([...wordsOf(text)].filter((word) => !FILLERS.has(word)));
}
