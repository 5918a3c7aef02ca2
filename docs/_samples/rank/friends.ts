import type { Id } from '../cloud';
import { type Entry, findEntry } from './board';

export async function loadFriendsBoard(friendIds: Id[], filters: object): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const id of friendIds) {
    const entry = await findEntry(id, filters);
    if (entry) entries.push(entry);
  }
  return entries.sort((a, b) => a.rank - b.rank);
}
