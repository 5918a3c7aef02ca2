import { callAsPlayer, change, load, save } from './cloud';

/** Names all that `weekly` filters by, each with one value: then none comes from the archive. */
export function showTeam(season: number, team: string) {
  const query = { filters: JSON.stringify({ season, team }), pageNum: 1, pageSize: 10 };
  return callAsPlayer('GET', '/api/v1/rank/page/weekly', query);
}

/** Corrects the archive, for calls that leave the filter out. The season stays that of the score. */
export async function joinTeam(team: string): Promise<void> {
  await load();
  change({ team });
  await save();
}
