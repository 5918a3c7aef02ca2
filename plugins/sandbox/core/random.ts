import type { Random } from './types';

/** Returns unpredictable 53-bit numbers; works in browsers and Node. */
export const cryptoRandom: Random = () => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return ((high >>> 5) * 2 ** 26 + (low >>> 6)) / 2 ** 53;
};

/** Returns the same numbers for the same seed, for repeatable tests (mulberry32). */
export function createRandom(seed: number): Random {
  let position = seed;
  return () => {
    position = (position + 0x6d2b79f5) | 0;
    let mixed = Math.imul(position ^ (position >>> 15), position | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
