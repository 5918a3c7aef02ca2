import { readOffset, readTime, setTime } from '../state/clock';
import type { State } from '../types';
import { optional, readInput, whole } from './readInput';
import type { Control } from './types';

const MILLISECONDS = optional(whole(0, Number.MAX_SAFE_INTEGER));

export const clockControls: Control[] = [
  {
    method: 'GET',
    name: 'clock',
    description: 'Shows the time of the sandbox, and how far it is ahead of the real time, in milliseconds.',
    run: ({ state, options }) => describeTime(state, options.clock()),
  },
  {
    method: 'POST',
    name: 'clock',
    description: 'Advances the time by `advance` milliseconds, or sets it to `set`, in milliseconds since 1970.',
    run({ state, options, input }) {
      const { advance, set } = readInput(input, { advance: MILLISECONDS, set: MILLISECONDS });
      if ((advance === undefined) === (set === undefined)) throw new Error('Send either `advance` or `set`.');
      const now = options.clock();
      const time = set ?? readTime(state, now) + (advance ?? 0);
      setTime(state, now, time);
      return describeTime(state, now);
    },
  },
  {
    method: 'DELETE',
    name: 'clock',
    description: 'Returns to the real time.',
    run({ state, options }) {
      const now = options.clock();
      setTime(state, now, now);
      return describeTime(state, now);
    },
  },
];

/** `ahead`: of the real time, in milliseconds. */
export function describeTime(state: State, clock: number) {
  const time = readTime(state, clock);
  return { time, iso: new Date(time).toISOString(), ahead: readOffset(state) };
}
