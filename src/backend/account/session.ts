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

/** The player of a session key. Fails with 10020 for an unknown or ended session, 10021 for an expired one. */
export function authenticate(call: Call): Player | null {
  const { session_key: key } = call.keys;
  if (key === undefined) return null;
  const session = read<Session>(call.state, keyOf('session', key)) ?? call.fail(10020, UNKNOWN_KEY);
  if (call.now >= session.until) return call.fail(10021, LAPSED);
  return { id: session.player, game: session.game };
}

/** sessionCheck: extends the session. */
export function checkSession(call: PlayerCall): Json {
  const session: Session = { game: call.player.game, player: call.player.id, until: call.now + SESSION_LIFE };
  call.state.set(keyOf('session', textOf(call, 'session_key')), session);
  return null;
}

export function logOut(call: PlayerCall): Json {
  const key = textOf(call, 'session_key');
  const account = readAccount(call.state, call.player.game, call.player.id);
  if (account !== undefined) {
    writeAccount(call.state, { ...account, sessions: account.sessions.filter((other) => other !== key) });
  }
  call.state.delete(keyOf('session', key));
  return null;
}

/**
 * deregister: deletes everything that belongs to or names the player (product spec, section 6). A later login with the
 * same code creates a new player.
 */
export function deregister({ state, player }: PlayerCall): Json {
  const { game, id } = player;
  deleteCodes(state, game, id);
  forgetFriend(state, game, id);
  forgetHelper(state, game, id);
  const account = readAccount(state, game, id);
  if (account !== undefined) deleteAccount(state, account);
  return null;
}
