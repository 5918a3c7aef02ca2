import { synchronise } from './clock';
import type { LoginResult } from './cloud';
import { call, GAME_ID, platform } from './platform';
import { flush, track } from './track';

export async function logIn(): Promise<LoginResult> {
  await synchronise().catch(console.warn); // step 1
  const { ip, region } = await findRegion(); // step 2
  const query = { gameId: GAME_ID, ...(await platform.getCredentials()) }; // step 3
  const session = await call('GET', platform.loginPath, query); // step 4
  track('login', { ip, region }); // step 5
  await flush(session.sessionKey).catch(console.warn);
  return session;
}

/** A login must not fail because the region is unknown. */
async function findRegion(): Promise<{ ip: string; region: string }> {
  try {
    const { me } = await call('GET', '/api/v1/location/ip2region');
    return { ip: me.ip, region: me.province ?? 'unknown' };
  } catch {
    return { ip: 'unknown', region: 'unknown' };
  }
}
