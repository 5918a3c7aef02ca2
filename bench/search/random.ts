import { createRandom as createNumbers } from '../../plugins/sandbox/core/random';

export interface Random {
  /** Returns an integer; both ends included. */
  between(least: number, most: number): number;
  /** Picks with Zipf's law, like words in texts: the n-th item has 1/n of the weight of the first. */
  pick(items: readonly string[]): string;
}

/** Deterministic for a seed. */
export function createRandom(seed: number): Random {
  const next = createNumbers(seed);
  return {
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: (items) => items[Math.floor(items.length ** next()) - 1] ?? '',
  };
}
