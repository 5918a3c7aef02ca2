import { callAsPlayer, change, load, openSession, save } from './cloud';

const FILTERS = { season: 2, team: 'red' };

/** Logs in, saves a score, and finds its place: the same on every platform. */
export async function play(): Promise<void> {
  const { userDetails } = await openSession();
  // The list `weekly` of the sandbox takes its scores from the archive `progress`.
  await load();
  change({ score: 1500, ...FILTERS });
  await save();

  const list = { filters: JSON.stringify(FILTERS) };
  const page = { ...list, pageNum: 1, pageSize: 10 };
  const { total } = await callAsPlayer('GET', '/api/v1/rank/page/weekly', page);
  const own = { ...list, key: String(userDetails.id) };
  const { rank, score } = await callAsPlayer('GET', '/api/v1/rank/get/weekly', own);
  console.log(`${rank} of ${total}, score ${score}`); // 1 of 1, score 1500
}
