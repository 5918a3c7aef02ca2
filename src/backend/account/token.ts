import type { Call, Json, State } from '@livespec/docusaurus/backend';
import { requireGame } from '../state/games';
import { keyOf, read } from '../state/keys';
import { makeKey } from '../state/makeKey';
import { textOf } from '../state/parameters';
import type { Token } from '../state/stored';

/** Lifetime of an access token in seconds (product spec, section 9). */
const TOKEN_LIFE = 7200;

export function getAccessToken(call: Call): Json {
  const game = requireSecret(call);
  const current = liveToken(call.state, game, call.now);
  // accessTokenGet: Returns the game's current access token, or creates one when there is none.
  return current === undefined ? createToken(call, game) : current;
}

export function refreshAccessToken(call: Call): Json {
  return createToken(call, requireSecret(call));
}

/** AccessToken: For a token that existed before the call, it is the time that is left. */
export function liveToken(state: State, game: string, now: number) {
  const cached = read<Token>(state, keyOf('token', game));
  const expiresIn = cached === undefined ? 0 : Math.floor((cached.until - now) / 1000);
  return cached !== undefined && expiresIn > 0 ? { accessToken: cached.token, expiresIn } : undefined;
}

function requireSecret(call: Call): string {
  const { id, secret } = requireGame(call, textOf(call, 'gameId'));
  // 10102: The game secret is wrong.
  return textOf(call, 'gameSecret') === secret ? id : call.fail(10102, 'gameSecret is not the secret of the game');
}

function createToken(call: Call, game: string): Json {
  const created: Token = { token: makeKey(call, 'gct'), until: call.now + TOKEN_LIFE * 1000 };
  // accessTokenRefresh: Creates a new access token. The earlier one becomes invalid, on every server that still uses it:
  // let one server refresh, and share the token from there.
  call.state.set(keyOf('token', game), created);
  return { accessToken: created.token, expiresIn: TOKEN_LIFE };
}
