import type { Call } from '../cloud';

/** Saves a game and reads it back: the same on every platform. */
export async function play(call: Call, sessionKey: string): Promise<void> {
  const key = { session_key: sessionKey };
  await call('POST', '/api/v1/archive/set/progress', key, { level: 12, coins: 340 });
  const { data } = await call('GET', '/api/v1/archive/get/progress', key);
  console.log(data?.level); // 12
}
