import type { Call, Json, Result, State } from '@livespec/docusaurus/backend';
import { decodeBase64 } from '../account/decrypt';
import type { PlayerCall } from '../player';
import { findCode, issueCode } from '../state/codes';
import { gameOf, requireGame } from '../state/games';
import { hashText } from '../state/hash';
import { keyOf, listBelow, read } from '../state/keys';
import { optionalText, textOf } from '../state/parameters';
import type { Game, Share } from '../state/stored';
import { PICTURES } from './pictures';

const NOT_OPEN = 'The player has generated no code of this share since it was last finished';

function requireShare(call: Call, game: Game): Share {
  const id = textOf(call, 'id');
  // 10400: The share identifier is invalid.
  return game.shares.find((share) => share.id === id) ?? call.fail(10400, `The game has no share "${id}"`);
}

export function generateShare(call: PlayerCall): Json {
  const { id, minutes } = requireShare(call, gameOf(call));
  // shareFinish: It fails with `10403` if the player has generated no code of this share since the last `finish`, or
  // if the code has expired.
  call.state.set(openKey(call, id), call.now + minutes * 60_000);
  return issueCode(call, 'share', id, minutes);
}

export function answerShare(call: PlayerCall): Json {
  const { owner, about } = findCode(call, 'share', textOf(call, 'code'), { invalid: 10401, expired: 10402 });
  const key = keyOf('answers', call.player.game, owner, about);
  const friends = read<number[]>(call.state, key) ?? [];
  // shareAnswer: A friend who answers the same share again is listed once.
  if (!friends.includes(call.player.id)) call.state.set(key, [...friends, call.player.id]);
  return null;
}

export function listFriends(call: PlayerCall): Json {
  const { id } = requireShare(call, gameOf(call));
  return read<number[]>(call.state, keyOf('answers', call.player.game, call.player.id, id)) ?? [];
}

/** shareFriends: Friends stay in the list after `finish`, and after a new code of the share. */
export function finishShare(call: PlayerCall): Json {
  const { id } = requireShare(call, gameOf(call));
  const key = openKey(call, id);
  const until = read<number>(call.state, key);
  // shareFinish: It fails with `10403` if the player has generated no code of this share since the last `finish`, or
  // if the code has expired.
  if (until === undefined || call.now >= until)
    return call.fail(10403, until === undefined ? NOT_OPEN : 'The share has expired');
  // shareFinish: Records that the player has shared.
  call.state.delete(key);
  return null;
}

/** The sandbox uses the same three pictures for all shares. */
export function getShareImage(call: Call): Result {
  const game = requireGame(call, textOf(call, 'gameId'));
  const { id, images } = requireShare(call, game);
  const hash = optionalText(call, 'hash');
  // shareImage: Without it, the call returns the first image.
  const image = hash === undefined ? 0 : hashText(hash)[0] % images;
  const bytes = decodeBase64(PICTURES[(hashText(id)[0] + image) % PICTURES.length] ?? '');
  return { mediaType: 'image/png', bytes: bytes ?? new Uint8Array() };
}

/** deregister: The player is also removed from other players' lists of friends and help results. */
export function forgetFriend(state: State, game: string, player: number): void {
  for (const [key, friends] of listBelow<number[]>(state, 'answers', game)) {
    const left = friends.filter((friend) => friend !== player);
    if (left.length === 0) state.delete(key);
    else if (left.length < friends.length) state.set(key, left);
  }
}

function openKey({ player }: PlayerCall, share: string): string {
  return keyOf('share', player.game, player.id, share);
}
