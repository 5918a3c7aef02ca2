import type { Random } from './types';

/** Numbers that are the same for the same seed, so that a test or a story can be repeated (the generator mulberry32). */
export function createRandom(seed: number): Random {
  let position = seed;
  return () => {
    position = (position + 0x6d2b79f5) | 0;
    let mixed = Math.imul(position ^ (position >>> 15), position | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
