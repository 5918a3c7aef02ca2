import type { Call, Json } from '@livespec/docusaurus/backend';
import type { Player, PlayerCall } from '../player';
import { forgetHelper } from '../social/help';
import { forgetFriend } from '../social/share';
import { deleteAccount, readAccount, writeAccount } from '../state/accounts';
import { deleteCodes } from '../state/codes';
import { keyOf, read } from '../state/keys';
import { LIMITS } from '../state/limits';
import { textOf } from '../state/parameters';
import type { Session } from '../state/stored';
import { SESSION_LIFE } from './login';

const UNKNOWN_KEY = `No session has this key: it was never issued, or a logout, a deregistration or ${LIMITS.sessions.most} later logins of the player ended it`;
const LAPSED = `The session was not checked for ${LIMITS.sessionMinutes.most} minutes`;

/** The player of a session key. */
export function authenticate(call: Call): Player | null {
  const { session_key: key } = call.keys;
  // info: The open APIs, for time and location, need neither.
  if (key === undefined) return null;
  // 10020: The session key is wrong.
  const session = read<Session>(call.state, keyOf('session', key)) ?? call.fail(10020, UNKNOWN_KEY);
  // 10021: The session key has expired.
  if (call.now >= session.until) return call.fail(10021, LAPSED);
  return { id: session.player, game: session.game };
}

/** Extends the session. */
export function checkSession(call: PlayerCall): Json {
  const session: Session = { game: call.player.game, player: call.player.id, until: call.now + SESSION_LIFE };
  // sessionCheck: Checks whether the session is still valid, and keeps the login alive.
  call.state.set(keyOf('session', textOf(call, 'session_key')), session);
  return null;
}

export function logOut(call: PlayerCall): Json {
  const key = textOf(call, 'session_key');
  const account = readAccount(call.state, call.player.game, call.player.id);
  // logout: Ends the session.
  if (account !== undefined) {
    writeAccount(call.state, { ...account, sessions: account.sessions.filter((other) => other !== key) });
  }
  // logout: After that, the key fails with `10020`.
  call.state.delete(keyOf('session', key));
  return null;
}

/** Deletes everything that belongs to the player or names the player. */
export function deregister({ state, player }: PlayerCall): Json {
  const { game, id } = player;
  deleteCodes(state, game, id);
  forgetFriend(state, game, id);
  forgetHelper(state, game, id);
  const account = readAccount(state, game, id);
  if (account !== undefined) deleteAccount(state, account);
  return null;
}
