import type { Call, LoginResult } from '../cloud';

const FILTERS = { season: 2, team: 'red' };

/** Saves a score, and finds its place: the same on every platform. */
export async function play(call: Call, session: LoginResult): Promise<void> {
  const player = { session_key: session.sessionKey };
  // The list `weekly` of the sandbox takes its scores from the archive `progress`.
  const ids = { ...player, includes: ['progress'] };
  const saved = await call('GET', '/api/v1/archive/batch_get', ids);
  // All of it: the body replaces the archive.
  const progress = { ...saved.progress?.data, nickname: 'Mia', score: 1500, ...FILTERS };
  await call('POST', '/api/v1/archive/set/progress', player, progress);

  const list = { ...player, filters: JSON.stringify(FILTERS) };
  const page = { ...list, pageNum: 1, pageSize: 10 };
  const { total } = await call('GET', '/api/v1/rank/page/weekly', page);
  const key = String(session.userDetails.id);
  const { rank, score } = await call('GET', '/api/v1/rank/get/weekly', { ...list, key });
  console.log(`${rank} of ${total}, score ${score}`); // 1 of 1, score 1500
}
