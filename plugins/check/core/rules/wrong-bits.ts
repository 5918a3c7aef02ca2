import { passageRule } from '../engine/rule';

/** Keys, hashes and processors have bits, too. */
const BITS = /\b(\d+)[\s-]bit (?:signed |unsigned )?(?:integers?|numbers?|floats?|ids?)\b|(\d+)\s?位整数/gi;

const ALL_BITS = /\b(\d+)[\s-]bits?\b|(\d+)\s?位整数/gi;

/** `64-bit integers`. */
export const wrongBits = passageRule({
  id: 'wrong-bits',
  about: 'The bits that a text gives to a number are those of a format of the document.',
  *check({ passage, page }, { names }) {
    for (const { 1: english, 2: chinese, index } of passage.text.matchAll(page ? BITS : ALL_BITS)) {
      const written = english ?? chinese;
      const formats = [...names.values()].flat().map(({ schema }) => /^u?int(\d+)$/.exec(String(schema.format))?.[1]);
      if (formats.includes(written)) continue;
      yield { at: passage.place(index), message: `No number of the document has ${written} bits.` };
    }
  },
});
