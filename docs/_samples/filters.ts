import { callAsPlayer, change, load, save } from './cloud';

/** Names all that `weekly` filters by, each with one value, and puts it into the archive. */
export async function showTeam(season: number, team: string) {
  const filters = { season, team };
  await load();
  change(filters); // a call that leaves a filter out takes it from here
  await save();
  const query = { filters: JSON.stringify(filters), pageNum: 1, pageSize: 10 };
  return callAsPlayer('GET', '/api/v1/rank/page/weekly', query);
}
