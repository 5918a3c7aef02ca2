import { textRule } from '../engine/rule';
import { amountsOf, secondsOf } from '../text/amounts';
import { proseOf } from '../text/passage';

/** `7 days (10080 minutes)`. */
export const unequalAmounts = textRule({
  id: 'unequal-amounts',
  about: 'An amount and the one in parentheses after it are equal.',
  *check(passage) {
    const prose = proseOf(passage);
    const amounts = amountsOf(passage);
    for (const [index, amount] of amounts.entries()) {
      const first = amounts[index - 1];
      if (!first) continue;
      const between = prose.slice(first.index + first.written.length, amount.index);
      const [before, after] = [secondsOf(first), secondsOf(amount)];
      if (!/^[^()（）]*[(（]\s?(?:即)?\s?$/.test(between) || before === undefined || after === undefined) continue;
      if (between.length > 20 || before === after) continue;
      const message = `${first.written} and ${amount.written} are not the same time.`;
      yield { at: passage.place(amount.index), message };
    }
  },
});
