/** Digits and lowercase Latin letters, and each pair of them, have sets of their own. */
const PLAIN = 36;
const PLAIN_PAIRS = PLAIN * PLAIN;
/** Sets shared by all other pairs. */
const SHARED = 1024;
const SETS = PLAIN + PLAIN_PAIRS + SHARED;

export interface Candidates {
  has(place: number): boolean;
  visit(see: (place: number) => void): void;
  areCertain: boolean;
}

/** Rules out texts that lack a character or bigram of a keyword. */
export interface Filter {
  add(place: number, text: string): void;
  find(keyword: string): Candidates;
}

/** Takes 300 bytes per text. */
export function createFilter(size: number): Filter {
  const words = Math.ceil(size / 32);
  const sets = new Uint32Array(SETS * words);
  return {
    add(place, text) {
      const word = place >>> 5;
      const bit = 1 << (place & 31);
      visitSets(text, (set) => {
        const at = set * words + word;
        sets[at] = (sets[at] ?? 0) | bit;
      });
    },
    find(keyword) {
      const found = new Uint32Array(words).fill(-1);
      visitSets(keyword, (set) => {
        const start = set * words;
        for (let word = 0; word < words; word++) found[word] = (found[word] ?? 0) & (sets[start + word] ?? 0);
      });
      return {
        has: (place) => ((found[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0,
        visit(see) {
          for (let word = 0; word < words; word++) {
            for (let bits = found[word] ?? 0; bits !== 0; bits &= bits - 1)
              see(word * 32 + 31 - Math.clz32(bits & -bits));
          }
        },
        areCertain: /^[a-z\d]{1,2}$/.test(keyword),
      };
    },
  };
}

function visitSets(text: string, visit: (set: number) => void): void {
  let before = 0;
  let plainBefore = -1;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    const plain = plainOf(sign);
    if (plain >= 0) visit(plain);
    if (plain >= 0 && plainBefore >= 0) visit(PLAIN + plainBefore * PLAIN + plain);
    else if (at > 0) visit(PLAIN + PLAIN_PAIRS + ((before * 31 + sign) % SHARED));
    before = sign;
    plainBefore = plain;
  }
}

function plainOf(sign: number): number {
  if (sign >= 97 && sign <= 122) return sign - 97;
  return sign >= 48 && sign <= 57 ? sign - 22 : -1;
}
