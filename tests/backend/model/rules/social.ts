import { type FriendCode, fail, field, issue, MINUTE, type Player, type PlayerRule, type World } from './world';

/** Minutes. Invite and help codes: product spec, section 9; shares: the setup. */
const INVITE_LIFE = 52_560_000;
const HELP_LIFE = 10_080;
const SHARES: Record<string, number | undefined> = { revive: 10_080, daily: 1440 };

function minutesFrom({ now }: World, minutes: unknown, otherwise: number): number {
  return now + (typeof minutes === 'number' ? minutes : otherwise) * MINUTE;
}

/** A player's own code is invalid. */
function friendCode({ codes, now }: World, kind: FriendCode['kind'], player: Player, code: unknown, invalid: number) {
  const found = codes.get(String(code));
  if (found?.kind !== kind || found.owner === player) return fail(invalid);
  return now < found.until ? found : fail(invalid + 1);
}

function inviteDetails({ invited, respond, lastInvitedTime, lastRespondTime }: Player) {
  return { invited, respond, lastInvitedTime, lastRespondTime };
}

export const socialRules: Record<string, PlayerRule> = {
  inviteGenerate(world, owner, { values, answer }) {
    const code = issue(world.issued.codes, field(answer, 'code'));
    world.codes.set(code, { kind: 'invite', owner, until: minutesFrom(world, values.ttl, INVITE_LIFE), about: '' });
    owner.invited += 1;
    owner.lastInvitedTime = world.now;
    return { code, details: inviteDetails(owner) };
  },
  /** Each player responds once. */
  inviteResponse(world, player, { values }) {
    const { owner } = friendCode(world, 'invite', player, values.code, 10200);
    if (player.hasAnswered) fail(10202);
    player.hasAnswered = true;
    owner.respond += 1;
    owner.lastRespondTime = world.now;
    return null;
  },
  inviteDetails: (_, player) => inviteDetails(player),

  shareGenerate(world, owner, { values, answer }) {
    const id = String(values.id);
    const until = minutesFrom(world, SHARES[id] ?? fail(10400), 0);
    world.codes.set(issue(world.issued.codes, answer), { kind: 'share', owner, until, about: id });
    owner.openShares.set(id, until);
    return answer;
  },
  shareAnswer(world, player, { values }) {
    const { owner, about } = friendCode(world, 'share', player, values.code, 10401);
    owner.friends.set(about, [...new Set([...(owner.friends.get(about) ?? []), player.id])]);
    return null;
  },
  shareFriends(_, { friends }, { values }) {
    const id = String(values.id);
    return SHARES[id] === undefined ? fail(10400) : (friends.get(id) ?? []);
  },
  shareFinish({ now }, { openShares }, { values }) {
    const id = String(values.id);
    if (SHARES[id] === undefined) fail(10400);
    if (now >= (openShares.get(id) ?? 0)) fail(10403);
    openShares.delete(id);
    return null;
  },

  helpGenerate(world, owner, { values, answer }) {
    const about = String(values.topic);
    if (about.trim() === '') fail(10300);
    const until = minutesFrom(world, values.ttl, HELP_LIFE);
    world.codes.set(issue(world.issued.codes, answer), { kind: 'help', owner, until, about });
    return answer;
  },
  helpFinish(world, player, { values, body }) {
    const { owner, about: topic } = friendCode(world, 'help', player, values.code, 10301);
    const content = body === undefined ? {} : { content: Object(body) };
    owner.helps.push({ topic, ...content, helperId: player.id, finishTime: world.now });
    return null;
  },
  /** Fetched help is deleted. */
  helpLookup(_, player, { values }) {
    if (values.topic === '') fail(10300);
    const pattern = new RegExp(`^(?:${String(values.topic ?? '.*')})$`);
    const fetched = player.helps.filter(({ topic }) => pattern.test(topic));
    player.helps = player.helps.filter(({ topic }) => !pattern.test(topic));
    return fetched;
  },

  cdkeyUse({ redeemCodes }, _, { values }) {
    const found = redeemCodes.get(String(values.code));
    if (!found || found.type !== values.type) return fail(10803);
    if (found.left === 0) fail(10804);
    found.left -= 1;
    return found.content;
  },
};
