import fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };

/** As `unit: 'binary'` of `fc.string`, which takes a second to list all characters first. */
export const anyCharacter = fc.integer({ min: 0, max: 0x10ffff - SURROGATES.count }).map(
  (index) => String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count),
  (character) => {
    const [code = '', more] = typeof character === 'string' ? Array.from(character) : [];
    const point = code.codePointAt(0);
    if (point === undefined || more !== undefined) throw new Error('not a character');
    if (point < SURROGATES.first) return point;
    if (point < SURROGATES.first + SURROGATES.count) throw new Error('half a character');
    return point - SURROGATES.count;
  },
);
