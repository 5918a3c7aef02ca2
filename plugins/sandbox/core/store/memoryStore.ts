import type { Store } from '../types';
import { applyChanges, runWork } from './draft';
import { createEntries, type Entries } from './entries';

export function createMemoryStore(entries: Entries = createEntries()): Store {
  return {
    async transact(work) {
      const { changes, result } = runWork(entries, work);
      applyChanges(entries, changes);
      return result();
    },
  };
}
