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
  // inviteGenerate: Generates an invite code for the player, and returns it with the player's invites so far.
  // helpGenerate: Generates a code with which a friend can help the player with a topic.
  // shareGenerate: Generates a share code for the share `id`.
  state.set(keyOf('code', game, kind, code), issued);
  const own = [...(read<string[]>(state, keyOf('codes', game, id, kind)) ?? []), code];
  const kept = lastOf(own, LIMITS.codes);
  // sandbox: the oldest becomes invalid
  for (const old of own.slice(0, own.length - kept.length)) state.delete(keyOf('code', game, kind, old));
  // sandbox: 100 codes of one player and kind (invite, share, help)
  state.set(keyOf('codes', game, id, kind), kept);
  return code;
}

/** Finds the code that a friend answers. */
export function findCode(
  call: PlayerCall,
  kind: CodeKind,
  code: string,
  failures: { invalid: number; expired: number },
): FriendCode {
  const found = read<FriendCode>(call.state, keyOf('code', call.player.game, kind, code));
  // 10200: The invite code is invalid.
  // 10301: The help code is invalid.
  // 10401: The share code is invalid.
  if (found === undefined) {
    return call.fail(failures.invalid, `The game has no such ${kind} code; ${LIMITS.codes.most} later ones end a code`);
  }
  // inviteResponse: A player's own code fails with `10200`.
  // helpFinish: A player's own code fails with `10301`.
  // shareAnswer: A player's own code fails with `10401`.
  if (found.owner === call.player.id) return call.fail(failures.invalid, `The ${kind} code is the player's own`);
  // 10201: The invite code has expired.
  // 10302: The help code has expired.
  // 10402: The share code has expired.
  return call.now < found.until
    ? found
    : call.fail(failures.expired, `The ${kind} code expired at ${new Date(found.until).toISOString()}`);
}

/** deregister: Closes the player's account, and deletes all of the player's cloud archives and related data. */
export function deleteCodes(state: State, game: string, player: number): void {
  for (const [key, codes] of listBelow<string[]>(state, 'codes', game, player)) {
    const kind = key.slice(key.lastIndexOf('/') + 1);
    for (const code of codes) state.delete(keyOf('code', game, kind, code));
    state.delete(key);
  }
}
