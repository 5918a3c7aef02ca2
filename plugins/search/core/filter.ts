/** So many sets; one for each pair of small Latin letters, which other pairs share. */
const SETS = 2048;

/** Which texts have a pair of signs: what lacks one pair of a keyword lacks the keyword. */
export interface Filter {
  add(place: number, text: string): void;
  /** A bit for each text, set where the keyword may be; nothing for a keyword of one sign, which may be anywhere. */
  find(keyword: string): Uint32Array | undefined;
}

/** A filter for so many texts; it takes 256 bytes for each. */
export function createFilter(size: number): Filter {
  const words = Math.ceil(size / 32);
  const sets = new Uint32Array(SETS * words);
  return {
    add(place, text) {
      const word = place >>> 5;
      const bit = 1 << (place & 31);
      forEachPair(text, (set) => {
        const at = set * words + word;
        sets[at] = (sets[at] ?? 0) | bit;
      });
    },
    find(keyword) {
      let found: Uint32Array | undefined;
      forEachPair(keyword, (set) => {
        const having = sets.subarray(set * words, (set + 1) * words);
        found = found ? found.map((bits, word) => bits & (having[word] ?? 0)) : having;
      });
      return found;
    },
  };
}

function forEachPair(text: string, visit: (set: number) => void): void {
  for (let at = 1; at < text.length; at++) visit((text.charCodeAt(at - 1) * 31 + text.charCodeAt(at)) % SETS);
}
