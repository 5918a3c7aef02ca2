import { readTime } from '../state/clock';
import type { Backend } from '../types';
import { clockControls } from './clock';
import { faultControls } from './faults';
import { generalControls } from './general';
import { knownControls } from './known';
import { snapshotControls } from './snapshot';
import type { Control } from './types';
import { worldControls } from './world';

export const OWN_CONTROLS: Control[] = [
  ...generalControls,
  ...knownControls,
  ...worldControls,
  ...clockControls,
  ...faultControls,
  ...snapshotControls,
];

export function listControls(backend: Backend): Control[] {
  const added = Object.entries(backend.controls ?? {}).map(
    ([name, run]): Control => ({
      method: 'POST',
      name,
      description: backend.controlDescriptions?.[name],
      run: ({ state, input, options: { clock, random } }) =>
        run({ state, input, now: readTime(state, clock()), random }),
    }),
  );
  return [...OWN_CONTROLS, ...added];
}
