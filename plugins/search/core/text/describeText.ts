/** How a text has a phrase: at the start of a word, there and in its summary, or only in a word. */
export const FOUND = { inside: 1, word: 2, summary: 3 };

const LETTER = /[a-z]/;

/** `0` without the phrase. `isCall`: the first line is a summary. */
export function describeText(text: string, phrase: string, isCall: boolean): number {
  const end = isCall ? text.indexOf('\n') >>> 0 : -1;
  let how = 0;
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    how = Math.max(how, describePlace(text, at, at + phrase.length <= end));
    if (how === FOUND.summary || (how === FOUND.word && at >= end)) break;
  }
  return how;
}

export function describePlace(text: string, at: number, isInSummary: boolean): number {
  if (at > 0 && LETTER.test(text[at - 1] ?? '')) return FOUND.inside;
  return isInSummary ? FOUND.summary : FOUND.word;
}
