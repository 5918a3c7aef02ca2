import { type Call, type Json, limitReason } from '@livespec/docusaurus/backend';
import { bindIdentity, createAccount, findAccount, type Identity, writeAccount } from '../state/accounts';
import { requireGame } from '../state/games';
import { keyOf } from '../state/keys';
import { LIMITS, lastOf } from '../state/limits';
import { makeKey } from '../state/makeKey';
import { optionalText, textOf } from '../state/parameters';
import { isRefused, openIdOf, REFUSAL, unionIdOf } from '../state/platforms';
import type { Account, Platform, Session } from '../state/stored';

/** Milliseconds until an unchecked session expires: twice the recommended interval, for one late or lost check. */
export const SESSION_LIFE = LIMITS.sessionMinutes.most * 60_000;

export function logInWithWx(call: Call): Json {
  return logInWithCode(call, 'wx', 30101);
}

export function logInWithKs(call: Call): Json {
  return logInWithCode(call, 'ks', 30300);
}

export function logInWithDy(call: Call): Json {
  const { id } = requireGame(call, textOf(call, 'gameId'));
  const anonymousCode = textOf(call, 'anonymousCode');
  const code = optionalText(call, 'code');
  // 30200: The login of the first short-video app failed because the anonymous credential is invalid.
  if (isRefused(anonymousCode)) return call.fail(30200, REFUSAL);
  // 30201: The login of the first short-video app failed because the login credential is invalid.
  if (code !== undefined && isRefused(code)) return call.fail(30201, REFUSAL);
  const anonymousOpenId = openIdOf('dy-anonymous', id, anonymousCode);
  // DyLoginResult: `openId` is an empty string if only the anonymous credential was sent.
  const openId = code === undefined ? '' : openIdOf('dy', id, code);
  // LoginResult: The platform's union id of the player, if there is one.
  const unionId = code === undefined ? '' : unionIdOf('dy', code);
  return { anonymousOpenId, ...logIn(call, id, { platform: 'dy', openId, unionId, anonymousOpenId }) };
}

function logInWithCode(call: Call, platform: Platform, codeInvalid: number): Json {
  const { id } = requireGame(call, textOf(call, 'gameId'));
  const code = textOf(call, 'code');
  // sandbox: The code `invalid` and blank codes are refused.
  if (isRefused(code)) return call.fail(codeInvalid, REFUSAL);
  return logIn(call, id, { platform, openId: openIdOf(platform, id, code), unionId: unionIdOf(platform, code) });
}

function logIn(call: Call, game: string, identity: Identity) {
  const { state, now } = call;
  const known = findAccount(state, game, identity);
  // The document has no code for a full game; "too many logins" is the closest.
  const account =
    known === undefined
      ? (createAccount(call, game, identity, {}) ?? call.fail(30102, limitReason(LIMITS.players)))
      : bindIdentity(call, known, identity);
  const { details } = account;
  const sessionKey = makeKey(call, 'gcs');
  const session: Session = { game, player: details.id, until: now + SESSION_LIFE };
  // LoginResult: All calls that need a session take its `sessionKey`.
  state.set(keyOf('session', sessionKey), session);
  const sessions = lastOf([...account.sessions, sessionKey], LIMITS.sessions);
  // sandbox: the oldest ends: [10020](/api/errors#10020)
  for (const old of account.sessions.filter((key) => !sessions.includes(key))) state.delete(keyOf('session', old));
  const lastLoginTime = new Date(now).toISOString();
  const userDetails = { ...details, lastLoginTime, loginCount: details.loginCount + 1 };
  const loggedIn: Account = { ...account, sessions, details: userDetails };
  writeAccount(state, loggedIn);
  const { openId, unionId } = loggedIn;
  return { openId, ...(unionId === '' ? {} : { unionId }), sessionKey, userDetails };
}
