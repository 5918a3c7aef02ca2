import type { Json, State } from '@livespec/docusaurus/backend';
import type { Player, PlayerCall } from '../player';
import { findCode, issueCode } from '../state/codes';
import { keyOf, read } from '../state/keys';
import { optionalNumber, textOf } from '../state/parameters';

/** Default lifetime of an invite code in minutes: 100 years (product spec, section 9). */
const DEFAULT_MINUTES = 52_560_000;

/** `invite/<game>/<player>`: the result of `inviteDetails`, and whether the player has answered an invite. */
type Invites = {
  invited: number;
  respond: number;
  lastInvitedTime?: number;
  lastRespondTime?: number;
  answered?: boolean;
};

export function generateInvite(call: PlayerCall): Json {
  // inviteGenerate: By default about 100 years (52560000 minutes).
  const code = issueCode(call, 'invite', '', optionalNumber(call, 'ttl') ?? DEFAULT_MINUTES);
  const invites = readInvites(call.state, call.player);
  writeInvites(call.state, call.player, { ...invites, invited: invites.invited + 1, lastInvitedTime: call.now });
  return { code, details: getInviteDetails(call) };
}

/**
 * inviteResponse: A player who has answered an invite still gets `10200` or `10201` for a code that is invalid or has
 * expired.
 */
export function answerInvite(call: PlayerCall): Json {
  const { state, player, now } = call;
  const { owner } = findCode(call, 'invite', textOf(call, 'code'), { invalid: 10200, expired: 10201 });
  const own = readInvites(state, player);
  // inviteResponse: A player who has answered someone else's invite cannot answer again.
  if (own.answered === true) return call.fail(10202, 'The player has answered an invite before');
  writeInvites(state, player, { ...own, answered: true });
  const inviter = { game: player.game, id: owner };
  const invites = readInvites(state, inviter);
  writeInvites(state, inviter, { ...invites, respond: invites.respond + 1, lastRespondTime: now });
  return null;
}

export function getInviteDetails({ state, player }: PlayerCall): Json {
  const { answered: _, ...details } = readInvites(state, player);
  return details;
}

/** InviteDetails: The invites of a player, counted. */
function readInvites(state: State, { game, id }: Player): Invites {
  return read<Invites>(state, keyOf('invite', game, id)) ?? { invited: 0, respond: 0 };
}

/** InviteDetails: The invites of a player, counted. */
function writeInvites(state: State, { game, id }: Player, invites: Invites): void {
  state.set(keyOf('invite', game, id), invites);
}
