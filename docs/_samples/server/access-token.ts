import { createCloud } from '../cloud';

const call = createCloud();

let current: { token: string; until: number } | undefined;
let pending: Promise<string> | undefined; // one request at a time, for all callers

export async function accessToken(): Promise<string> {
  if (current && performance.now() < current.until) return current.token;
  pending ??= fetchToken().finally(() => {
    pending = undefined;
  });
  return pending;
}

/** Call it with a token that was refused. Then ask once more, and repeat the request once. */
export function forgetToken(token: string): void {
  if (current?.token === token) current = undefined;
}

async function fetchToken(): Promise<string> {
  const asked = performance.now();
  const { accessToken: token, expiresIn } = await call('GET', '/api/v1/oauth/access_token', {
    gameId: process.env.GAME_ID ?? '',
    gameSecret: process.env.GAME_SECRET ?? '',
  });
  // Renew after nine tenths of the lifetime; `expiresIn` is in seconds.
  current = { token, until: asked + expiresIn * 900 };
  return token;
}
