import { reactTo } from './errors';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Repeats a call that only reads: after 1, 2 and 4 seconds, plus a random part. */
export async function readWithRetries<Data>(read: () => Promise<Data>): Promise<Data> {
  for (const seconds of [1, 2, 4]) {
    try {
      return await read();
    } catch (error) {
      if (!['look-first', 'wait'].includes(reactTo(error))) throw error;
      await pause(seconds * 1000 * (1 + Math.random() / 2));
    }
  }
  return read();
}
