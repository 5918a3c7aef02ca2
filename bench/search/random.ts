export interface Random {
  /** Returns an integer; both ends included. */
  between(least: number, most: number): number;
  /** Picks with Zipf's law, like words in texts: the n-th item has 1/n of the weight of the first. */
  pick(items: readonly string[]): string;
}

/** Deterministic for a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: (items) => items[Math.floor(items.length ** next()) - 1] ?? '',
  };
}
