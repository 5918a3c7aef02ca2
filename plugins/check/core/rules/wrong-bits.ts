import { passageRule } from '../engine/rule';
import type { NameFact } from '../facts/types';
import { factsNamedIn } from './support/limits';

/** Keys, hashes and processors have bits, too. */
const BITS = /\b(\d+)[\s-]bit (?:signed |unsigned )?(?:integers?|numbers?|floats?|ids?)\b|(\d+)\s?位整数/gi;

const ALL_BITS = /\b(\d+)[\s-]bits?\b|(\d+)\s?位整数/gi;

/** `64-bit integers`. */
export const wrongBits = passageRule({
  id: 'wrong-bits',
  about: 'The bits that a text gives to a number are those of a format of the document.',
  *check({ passage, page }, facts) {
    for (const { 1: english, 2: chinese, index } of passage.text.matchAll(page ? BITS : ALL_BITS)) {
      const written = english ?? chinese ?? '';
      const named = bitsOf(factsNamedIn(passage.context, facts));
      if (named.length > 0 && !named.includes(written)) {
        yield {
          at: passage.place(index),
          message: `The document says ${[...new Set(named)].join(' or ')} bits, not ${written}.`,
        };
      } else if (!bitsOf([...facts.names.values()].flat()).includes(written)) {
        yield { at: passage.place(index), message: `No number of the document has ${written} bits.` };
      }
    }
  },
});

function bitsOf(facts: NameFact[]): string[] {
  return facts.flatMap(({ schema }) => /^u?int(\d+)$/.exec(String(schema.format))?.[1] ?? []);
}
