import {
  type AnyCall,
  type AnyInput,
  CloudError,
  type Data,
  type Input,
  type LoginResult,
  type Method,
  type Path,
} from './cloud';
import { logIn } from './login';
import { call, platform } from './platform';
import { flush } from './track';

let current: Promise<LoginResult> | undefined;

/** The session of the player. Calls that need it at the same time share one login. */
export function openSession(): Promise<LoginResult> {
  if (current) return current;
  const opened = logIn();
  current = opened;
  opened.catch(() => forget(opened)); // the next call tries again
  return opened;
}

function forget(session: Promise<LoginResult>): void {
  if (current === session) current = undefined;
}

/** `call` with the session key. If the key is refused, it logs in again and repeats the call once. */
export async function callAsPlayer<M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  ...input: Input<M, P, 'session_key'>
): Promise<Data<M, P>> {
  const [query, body] = input as AnyInput;
  const send = ({ sessionKey }: LoginResult) =>
    (call as AnyCall)<Data<M, P>>(method, path, { ...query, session_key: sessionKey }, body);
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
  const check = () => {
    if (current) callAsPlayer('GET', '/api/v1/oauth/check_session').catch(console.warn);
  };
  setInterval(check, 15 * 60_000);
  platform.onShow(check); // timers may have stopped in the background
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
