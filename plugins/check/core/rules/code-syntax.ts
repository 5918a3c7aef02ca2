import type { CheckRule } from '../engine/rule';
import { languageOf } from '../samples/languages';

/** A block of code that no compiler would accept. */
export const codeSyntax: CheckRule = {
  id: 'code-syntax',
  about: 'Code that names its language is valid in it; code with parts left out is a block of `text`.',
  *check({ slips }) {
    for (const { sample, index, message } of slips) {
      const words = message.replace(/\.$/, '');
      yield { at: sample.place(index), message: `This is not valid ${languageOf(sample)}: ${words}.` };
    }
  },
};
