import type { PlayerCall, State } from '../../types';
import { keyOf, listBelow, read } from './keys';
import { lastOf } from './limits';
import { makeCode } from './makeKey';

/** How the codes of each kind begin. */
const PREFIXES = { invite: 'INV', share: 'SHR', help: 'HLP' };
export type CodeKind = keyof typeof PREFIXES;

/** A player has so many codes of a kind at once; a further one makes the oldest invalid. */
const MOST_CODES = 100;

/** `code/<game>/<kind>/<code>`; the player's own are listed in `codes/<game>/<player>/<kind>`. */
export type FriendCode = {
  owner: number;
  /** From this time on it is expired. */
  until: number;
  /** The share identifier or the help topic. */
  about: string;
};

/** Gives the player a new code that friends can answer for so many minutes. */
export function issueCode(call: PlayerCall, kind: CodeKind, about: string, minutes: number): string {
  const { state, player, now } = call;
  const { game, id } = player;
  const code = makeCode(call, PREFIXES[kind], (made) => state.get(keyOf('code', game, kind, made)) !== undefined);
  const issued: FriendCode = { owner: id, until: now + minutes * 60_000, about };
  state.set(keyOf('code', game, kind, code), issued);
  const own = [...(read<string[]>(state, keyOf('codes', game, id, kind)) ?? []), code];
  const kept = lastOf(own, MOST_CODES);
  for (const old of own.slice(0, own.length - kept.length)) state.delete(keyOf('code', game, kind, old));
  state.set(keyOf('codes', game, id, kind), kept);
  return code;
}

/** A code that a friend sends back. To the player who shared it, it is as invalid as one that never was. */
export function findCode(
  call: PlayerCall,
  kind: CodeKind,
  code: string,
  failures: { invalid: number; expired: number },
): FriendCode {
  const found = read<FriendCode>(call.state, keyOf('code', call.player.game, kind, code));
  if (found === undefined || found.owner === call.player.id) return call.fail(failures.invalid);
  return call.now < found.until ? found : call.fail(failures.expired);
}

/** Makes all codes of a player invalid. */
export function deleteCodes(state: State, game: string, player: number): void {
  for (const [key, codes] of listBelow<string[]>(state, 'codes', game, player)) {
    const kind = key.slice(key.lastIndexOf('/') + 1);
    for (const code of codes) state.delete(keyOf('code', game, kind, code));
    state.delete(key);
  }
}
