import { createHash } from 'node:crypto';
import { CloudError, createCloud } from '../cloud';

const call = createCloud();
const KEEP = 60_000; // how long a positive answer is believed, in milliseconds
const MOST = 10_000; // how many answers are kept

/** The player must log in again. */
export class SessionRefused extends Error {}
/** The service could not be asked. Refuse the request, but do not make the player log in. */
export class CheckFailed extends Error {}

const alive = new Map<string, number>(); // hash of the key, and until when it is believed

/** Throws unless the session is alive. `fresh` asks the service in any case. */
export async function checkSession(sessionKey: unknown, { fresh = false } = {}): Promise<void> {
  if (typeof sessionKey !== 'string' || sessionKey === '')
    throw new SessionRefused('no session key');
  const hash = hashOf(sessionKey);
  if (!fresh && (alive.get(hash) ?? 0) > performance.now()) return;
  alive.delete(hash);
  await ask(sessionKey);
  if (alive.size >= MOST) alive.clear();
  alive.set(hash, performance.now() + KEEP);
}

/** Call it when the player logs out through your server. */
export function forgetSession(sessionKey: string): void {
  alive.delete(hashOf(sessionKey));
}

const hashOf = (sessionKey: string) => createHash('sha256').update(sessionKey).digest('hex');

async function ask(sessionKey: string): Promise<void> {
  try {
    await call('GET', '/api/v1/oauth/check_session', { session_key: sessionKey });
  } catch (error) {
    const code = error instanceof CloudError ? error.code : undefined;
    if (code === 10020 || code === 10021) throw new SessionRefused(String(code));
    throw new CheckFailed(String(code ?? 'no answer')); // its cause may hold the key
  }
}
