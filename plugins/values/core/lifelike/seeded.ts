/** Numbers below 1 that depend on a text alone (FNV-1a, then xorshift). */
function seededBy(text: string): () => number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  state |= 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
}

export function pickBy<Item>(text: string, items: readonly [Item, ...Item[]] | readonly Item[], index = 0): Item {
  const at = Math.floor(seededBy(text)() * items.length) + index;
  return items[at % items.length] as Item;
}

const ALPHABETS = {
  hex: '0123456789abcdef',
  digits: '0123456789',
  text: 'abcdefghjkmnpqrstuvwxyz23456789',
};

export type Alphabet = keyof typeof ALPHABETS;

/** Characters that depend on `seed`; a number does not begin with 0. */
export function writeSeeded(alphabet: Alphabet, length: number, seed: string): string {
  const next = seededBy(seed);
  const all = ALPHABETS[alphabet];
  const one = (from: string) => from.charAt(Math.floor(next() * from.length));
  return Array.from({ length }, (_none, at) => one(at === 0 && alphabet === 'digits' ? all.slice(1) : all)).join('');
}

export function writeUuid(seed: string): string {
  const hex = writeSeeded('hex', 32, seed);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
