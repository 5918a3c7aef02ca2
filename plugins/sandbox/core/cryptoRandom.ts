import type { Random } from './types';

/** Numbers that nobody can foresee, of 53 bits; from what browsers and Node share. */
export const cryptoRandom: Random = () => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return ((high >>> 5) * 2 ** 26 + (low >>> 6)) / 2 ** 53;
};
