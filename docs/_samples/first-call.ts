import { call, GAME_ID, platform } from './platform';

export async function start(): Promise<void> {
  const query = { gameId: GAME_ID, ...(await platform.getCredentials()) };
  const { sessionKey } = await call('GET', platform.loginPath, query);

  const key = { session_key: sessionKey };
  await call('POST', '/api/v1/archive/set/progress', key, { level: 12, coins: 340 });
  const { data } = await call('GET', '/api/v1/archive/get/progress', key);
  console.log(data?.level); // 12
}
