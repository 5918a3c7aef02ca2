import { CloudError, type Id, type RankEntry } from '../cloud';
import { callAsPlayer } from '../session';

/** The first ten, and the player's own entry if it is further down. Name all filters of the list. */
export async function loadWeeklyBoard(userId: Id, filters: object) {
  const [top, own] = await Promise.all([
    callAsPlayer('GET', '/api/v1/rank/page/weekly', {
      filters: JSON.stringify(filters),
      pageNum: 1,
      pageSize: 10,
    }),
    findEntry(userId, filters),
  ]);
  const isOnPage = top.list.some(({ key }) => String(key) === String(userId));
  return { entries: top.list, total: top.total, own: isOnPage ? undefined : own };
}

/** `undefined`: the player is not on the list, which is no reason to hide it. */
export async function findEntry(userId: Id, filters: object): Promise<RankEntry | undefined> {
  const query = { key: String(userId), filters: JSON.stringify(filters) };
  try {
    return await callAsPlayer('GET', '/api/v1/rank/get/weekly', query);
  } catch (error) {
    if (error instanceof CloudError && error.code === 10702) return undefined;
    throw error;
  }
}
