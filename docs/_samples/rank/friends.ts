import { findEntry } from '../board';
import type { Id, RankEntry } from '../cloud';

export async function loadFriendsBoard(friendIds: Id[], filters: object): Promise<RankEntry[]> {
  const entries: RankEntry[] = [];
  for (const id of friendIds) {
    const entry = await findEntry(String(id), filters);
    if (entry) entries.push(entry);
  }
  return entries.sort((a, b) => a.rank - b.rank);
}
