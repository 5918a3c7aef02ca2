import { passageRule } from '../engine/rule';
import { amountsOf } from '../text/amounts';
import { factsNamedIn } from './support/limits';

const CUE = /(?:for example|such as|e\.g\.|例如|比如)[\s,，：:]*$/i;

/** `expiresIn`, for example 7200. */
export const wrongExampleValue = passageRule({
  id: 'wrong-example-value',
  about: 'An example value that a text gives for a parameter or field is one of its examples.',
  *check({ passage }, facts) {
    let previous = 0;
    for (const { value, before, index, written, unit } of amountsOf(passage)) {
      const since = passage.text.slice(previous, index);
      previous = index;
      // `19 digits, such as 9007199254740993`: an example of what the other number says.
      if (!CUE.test(before) || unit || (since.length < before.length && !since.includes('`'))) continue;
      const examples = factsNamedIn(passage.context, facts)
        .flatMap((name) => name.examples)
        .filter((one) => typeof one === 'number');
      if (examples.length === 0 || examples.includes(value)) continue;
      const known = [...new Set(examples)].join(' or ');
      yield { at: passage.place(index), message: `The document gives ${known} as an example, not ${written}.` };
    }
  },
});
