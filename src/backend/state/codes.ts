import type { State } from '@livespec/docusaurus/backend';
import type { PlayerCall } from '../player';
import { keyOf, listBelow, read } from './keys';
import { LIMITS, lastOf } from './limits';
import { makeCode } from './makeKey';

const PREFIXES = { invite: 'INV', share: 'SHR', help: 'HLP' };
export type CodeKind = keyof typeof PREFIXES;

/** `code/<game>/<kind>/<code>`; a player's codes are listed in `codes/<game>/<player>/<kind>`. */
export type FriendCode = {
  owner: number;
  until: number;
  about: string;
};

export function issueCode(
  call: Pick<PlayerCall, 'state' | 'player' | 'now' | 'random'>,
  kind: CodeKind,
  about: string,
  minutes: number,
): string {
  const { state, player, now } = call;
  const { game, id } = player;
  const code = makeCode(call, PREFIXES[kind], (made) => state.get(keyOf('code', game, kind, made)) !== undefined);
  const issued: FriendCode = { owner: id, until: now + minutes * 60_000, about };
  state.set(keyOf('code', game, kind, code), issued);
  const own = [...(read<string[]>(state, keyOf('codes', game, id, kind)) ?? []), code];
  const kept = lastOf(own, LIMITS.codes);
  for (const old of own.slice(0, own.length - kept.length)) state.delete(keyOf('code', game, kind, old));
  state.set(keyOf('codes', game, id, kind), kept);
  return code;
}

/** Finds the code a friend answers; it is invalid for its owner. */
export function findCode(
  call: PlayerCall,
  kind: CodeKind,
  code: string,
  failures: { invalid: number; expired: number },
): FriendCode {
  const found = read<FriendCode>(call.state, keyOf('code', call.player.game, kind, code));
  if (found === undefined) {
    return call.fail(failures.invalid, `The game has no such ${kind} code; ${LIMITS.codes.most} later ones end a code`);
  }
  if (found.owner === call.player.id) return call.fail(failures.invalid, `The ${kind} code is the player's own`);
  return call.now < found.until
    ? found
    : call.fail(failures.expired, `The ${kind} code expired at ${new Date(found.until).toISOString()}`);
}

export function deleteCodes(state: State, game: string, player: number): void {
  for (const [key, codes] of listBelow<string[]>(state, 'codes', game, player)) {
    const kind = key.slice(key.lastIndexOf('/') + 1);
    for (const code of codes) state.delete(keyOf('code', game, kind, code));
    state.delete(key);
  }
}
