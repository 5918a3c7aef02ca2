import { synchronise } from './clock';
import { CloudError, type Id, type Method, type Query } from './cloud';
import { call, GAME_ID, platform } from './platform';
import { flush, track } from './track';

export interface Session {
  openId: string;
  sessionKey: string;
  userDetails: { id: Id; nickname?: string };
}

// #region login
async function logIn(): Promise<Session> {
  await synchronise().catch(console.warn); // step 1
  const { ip, region } = await findRegion(); // step 2
  const credentials = await platform.getCredentials(); // step 3
  const session = await call<Session>('GET', platform.loginPath, { gameId: GAME_ID, ...credentials }); // step 4
  track('login', { ip, region }); // step 5
  await flush(session.sessionKey).catch(console.warn);
  return session;
}

/** A login must not fail because the region is unknown. */
async function findRegion(): Promise<{ ip: string; region: string }> {
  try {
    const { me } = await call<{ me: { ip: string; province?: string } }>('GET', '/api/v1/location/ip2region');
    return { ip: me.ip, region: me.province ?? 'unknown' };
  } catch {
    return { ip: 'unknown', region: 'unknown' };
  }
}
// #endregion

// #region session
let current: Promise<Session> | undefined;

/** The session of the player. Calls that need it at the same time share one login. */
export function openSession(): Promise<Session> {
  if (current) return current;
  const opened = logIn();
  current = opened;
  opened.catch(() => forget(opened)); // the next call tries again
  return opened;
}

function forget(session: Promise<Session>): void {
  if (current === session) current = undefined;
}

/** Like `call`, with the session key. If the service refuses the key, it logs in once more and repeats the call. */
export async function callAsPlayer<Data = unknown>(method: Method, path: string, query?: Query, body?: object) {
  const send = ({ sessionKey }: Session) => call<Data>(method, path, { ...query, session_key: sessionKey }, body);
  const session = openSession();
  const opened = await session;
  try {
    return await send(opened);
  } catch (error) {
    if (!(error instanceof CloudError) || ![10020, 10021].includes(error.code)) throw error;
    forget(session);
    return send(await openSession());
  }
}

/** Keeps the login alive. Call it once, when the game starts. */
export function keepAlive(): void {
  setInterval(() => {
    if (current) callAsPlayer('GET', '/api/v1/oauth/check_session').catch(console.warn);
  }, 15 * 60_000);
}

/** Call it before the player leaves the game. */
export async function logOut(): Promise<void> {
  if (!current) return;
  const session = current;
  forget(session);
  const { sessionKey } = await session;
  await flush(sessionKey).catch(console.warn);
  await call('GET', '/api/v1/oauth/logout', { session_key: sessionKey });
}
// #endregion
