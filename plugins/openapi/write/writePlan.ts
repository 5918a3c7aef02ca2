import type { ApiPlan } from './planApi';
import type { RunMemory } from './runMemory';
import type { PagesTarget } from './types';
import { type WriteTools, type WrittenPages, writePages } from './writePages';

/**
 * Writes the pages in all languages. Returns what is known of those that are shown, and the files that have changed in any
 * language. `done`: the folders that need no others, to which those of this run are added.
 */
export async function writePlan(
  { others, shown }: ApiPlan,
  target: PagesTarget,
  { memory, ...tools }: Omit<WriteTools, 'known'> & { memory: RunMemory },
  done: Set<string>,
): Promise<WrittenPages> {
  const changed: string[] = [];
  for (const planned of others.filter(({ folder }) => !done.has(folder))) {
    const written = await writePages(planned, target, { ...tools, known: memory.filesOf(planned.folder) });
    changed.push(...written.changed);
    done.add(planned.folder);
  }
  const written = await writePages(shown, target, { ...tools, known: memory.filesOf(shown.folder) });
  done.add(shown.folder);
  return { ...written, changed: [...changed, ...written.changed] };
}
