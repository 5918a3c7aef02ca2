import type { Facts } from '../facts/types';
import { callsIn } from '../support/passages';
import { amountsOf, nameAmount, secondsOf } from '../text/amounts';
import { type Passage, proseOf } from '../text/passage';
import { sentencesOf } from '../text/sentences';
import { extractClaims } from './extractClaims';
import { judgeClaim } from './judgeClaim';
import type { Claim, Verdict } from './types';

export interface Judged {
  claim: Claim;
  verdict: Verdict;
}

/** The claims of a passage that the document confirms or contradicts. */
export function judgePassage(passage: Passage, facts: Facts, translations: ReadonlyMap<string, string>): Judged[] {
  return extractClaims(passage).flatMap((claim): Judged[] => {
    const sentence = sentenceAt(passage, claim.span[0]);
    const names = [...sentence.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    const verdict = judgeClaim(claim, facts, { calls: callsIn(sentence, facts), names, translations });
    return verdict ? [{ claim, verdict }] : [];
  });
}

/** A row is one sentence. */
function sentenceAt({ text, context }: Passage, index: number): string {
  if (text !== context) return context;
  return sentencesOf(text).findLast((one) => one.index <= index)?.text ?? text;
}

/** `7 days (10080 minutes)`: an amount, and the same one in parentheses. */
export function* findUnequal(passage: Passage): Generator<{ index: number; message: string }> {
  const prose = proseOf(passage);
  const amounts = amountsOf(passage);
  for (const [index, amount] of amounts.entries()) {
    const first = amounts[index - 1];
    const [before, after] = [first && secondsOf(first), secondsOf(amount)];
    if (!first || before === undefined || after === undefined || before === after) continue;
    const between = prose.slice(first.index + first.written.length, amount.index);
    const isWhole = /^[^()（）\d]{0,10}[(（]\s?$/.test(between) && /^\s*[)）]/.test(amount.after);
    if (isWhole)
      yield { index: amount.index, message: `${nameAmount(first)} and ${nameAmount(amount)} are not the same time.` };
  }
}
