import { findDrift, isAccepted } from '../drift/findDrift';
import { apiRule } from '../engine/rule';

export const changedContract = apiRule({
  id: 'changed-contract',
  needsAll: true,
  about:
    'Nothing that a passage names has changed since the passage was written or accepted: types, limits, defaults, values, errors, effects, credentials. `--accept` remembers all of it in `check.lock.json`.',
  *check(project, facts) {
    const { lock: { lock, file, slip } = {} } = project;
    if (slip !== undefined) {
      const hint = 'Restore it, or write it anew with `livespec check --accept`.';
      yield { at: { file: file ?? '', line: 1, column: 1 }, message: `This file cannot be read: ${slip}`, hint };
    }
    if (!lock) return;
    for (const { spot, changes } of findDrift(project, facts, lock.contracts, (...passage) =>
      isAccepted(lock, ...passage),
    )) {
      const hint = 'Read this passage again. Change it, or run `livespec check --accept` if it is still true.';
      yield { at: spot.passage.place(0), message: `Changed since this was accepted: ${changes.join('; ')}.`, hint };
    }
  },
});
