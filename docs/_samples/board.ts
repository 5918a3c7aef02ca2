import { CloudError, callAsPlayer, change, load, openSession, save, state } from './cloud';

/** All that the list `weekly` filters by: the score is saved with it, and both calls name it. */
export type Filters = { season: number; team: string };

/** Keeps the best score of a season where the list reads it. */
export async function reportScore(score: number, filters: Filters): Promise<void> {
  await load();
  const last = state();
  if ((last.season ?? filters.season) > filters.season) return; // a newer one has begun
  const best = last.season === filters.season ? Math.max(last.score ?? score, score) : score;
  change({ ...filters, score: best });
  await save();
}

/** The first ten, and the player's own entry if it is further down. */
export async function loadBoard(filters: Filters) {
  const query = { filters: JSON.stringify(filters), pageNum: 1, pageSize: 10 };
  const { userDetails } = await openSession();
  const [top, own] = await Promise.all([
    callAsPlayer('GET', '/api/v1/rank/page/weekly', query),
    findEntry(String(userDetails.id), filters),
  ]);
  const isOnPage = top.list.some(({ key }) => String(key) === String(userDetails.id));
  return { entries: top.list, total: top.total, own: isOnPage ? undefined : own };
}

/** `undefined`: the player is not on the list, which is no reason to hide it. */
export async function findEntry(key: string, filters: object) {
  const query = { key, filters: JSON.stringify(filters) };
  try {
    return await callAsPlayer('GET', '/api/v1/rank/get/weekly', query);
  } catch (error) {
    if (error instanceof CloudError && error.code === 10702) return undefined;
    throw error;
  }
}
