import type { Id, RankEntry } from '../cloud';
import { findEntry } from './board';

export async function loadFriendsBoard(friendIds: Id[], filters: object): Promise<RankEntry[]> {
  const entries: RankEntry[] = [];
  for (const id of friendIds) {
    const entry = await findEntry(id, filters);
    if (entry) entries.push(entry);
  }
  return entries.sort((a, b) => a.rank - b.rank);
}
