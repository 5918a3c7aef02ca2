import { readTime, setTime } from '../state/clock';
import { listFaults, setFault } from '../state/faults';
import { LAYOUT, markSeeded, OWN } from '../state/seed';
import type { Json } from '../types';
import { checkFault } from './faults';
import { anything, readInput } from './readInput';
import type { Control } from './types';

const FORMAT = 'sandbox-state';

export const snapshotControls: Control[] = [
  {
    method: 'GET',
    name: 'snapshot',
    description: 'Returns the data, the time and the failures that wait, but not the log, to be restored later.',
    run({ state, options }) {
      const data = state.list('').filter(([key]) => !key.startsWith(OWN));
      const time = readTime(state, options.clock());
      const faults = listFaults(state).map((fault): Json => ({ ...fault }));
      return { format: FORMAT, version: LAYOUT, api: options.api.title, time, faults, state: Object.fromEntries(data) };
    },
  },
  {
    method: 'PUT',
    name: 'snapshot',
    description: 'Replaces everything with a snapshot. The time continues from when it was taken.',
    run({ state, options, input }) {
      const fields = {
        format: anything,
        version: anything,
        api: anything,
        time: anything,
        faults: anything,
        state: anything,
      };
      const snapshot = readInput(input, fields);
      if (snapshot.format !== FORMAT || snapshot.version !== LAYOUT) {
        throw new Error(`This is not a snapshot: its format must be ${FORMAT}, and its version ${LAYOUT}.`);
      }
      const { api = options.api.title, time, faults } = snapshot;
      if (api !== options.api.title) throw new Error(`The snapshot is of another API: ${JSON.stringify(api)}.`);
      if (typeof time !== 'number') throw new Error('The snapshot has no `time`.');
      if (!Array.isArray(faults)) throw new Error('The snapshot has no list of `faults`.');
      const data = Object.entries(readState(snapshot.state));
      for (const [key] of state.list('')) state.delete(key);
      for (const [key, value] of data) state.set(key, value);
      for (const fault of faults) setFault(state, checkFault(options.api, fault));
      setTime(state, options.clock(), time);
      markSeeded(state);
      tryDescribe(() => [options.backend.describe?.(state, time), options.backend.describeWorld?.(state, time)]);
      return { restored: data.length };
    },
  },
];

function readState(state: Json | undefined): { [key: string]: Json } {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) {
    throw new Error('The snapshot has no `state`: an object of values by key.');
  }
  const own = Object.keys(state).find((key) => key.startsWith(OWN));
  if (own !== undefined) throw new Error(`The snapshot's state has the key \`${own}\`, which it cannot have.`);
  return state;
}

/** Data that the backend cannot describe would break every call. */
function tryDescribe(describe: () => unknown): void {
  try {
    describe();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The snapshot's state is damaged: ${reason}`, { cause });
  }
}
