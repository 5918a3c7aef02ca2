import type { ControlCall, State, Who } from '@livespec/docusaurus/backend';
import { SESSION_LIFE } from './account/login';
import { LOGIN_CODES } from './seedPlayers';
import { nameOf, readAccount } from './state/accounts';
import { type CodeKind, type FriendCode, issueCode } from './state/codes';
import { keyOf, listBelow, partsOf, read } from './state/keys';
import type { Account, Archive, Game, Session } from './state/stored';

/** The newest session that has not expired, of the player whose values are wanted. */
function findSession(state: State, now: number, { player }: Who = {}): ({ key: string } & Session) | undefined {
  const live = listBelow<Session>(state, 'session').filter(([, { until }]) => until > now);
  const own = live.filter((entry) => player === undefined || String(entry[1].player) === player);
  const [newest] = own.sort(([, one], [, other]) => other.until - one.until);
  return newest && { key: partsOf(newest[0])[1] ?? '', ...newest[1] };
}

/** Values with which calls succeed: the first game, its secret, the newest session, and what others have issued. */
export function listKnownValues(state: State, now: number, who: Who = {}): Record<string, string> {
  const session = findSession(state, now, who);
  const game = session ? read<Game>(state, keyOf('game', session.game)) : listBelow<Game>(state, 'game')[0]?.[1];
  if (!game) return {};
  return {
    gameId: game.id,
    gameSecret: game.secret,
    ...LOGIN_CODES,
    'coordToRegion.coord': '-79.347015:43.65107',
    ...(session && { session_key: session.key }),
    ...(who.partner === undefined
      ? listCodes(state, now, game.id, session?.player)
      : listCodesOf(state, game.id, who.partner)),
    ...listRanked(state, game, session?.player),
  };
}

/** Codes of other players: nobody can answer their own. */
function listCodes(state: State, now: number, game: string, player: number | undefined): Record<string, string> {
  const find = (kind: CodeKind, name: string) => {
    const codes = listBelow<FriendCode>(state, 'code', game, kind);
    const usable = codes.filter(([, { owner, until }]) => owner !== player && until > now);
    // Those who have none yet would see the first of Anna, who is the one to log in.
    const [key] = (player === undefined ? usable.findLast(() => true) : usable[0]) ?? [];
    return key === undefined ? {} : { [name]: partsOf(key)[3] ?? '' };
  };
  return {
    ...find('invite', 'inviteResponse.code'),
    ...find('share', 'shareAnswer.code'),
    ...find('help', 'helpFinish.code'),
  };
}

/** The newest codes of a player, even if they have expired. */
function listCodesOf(state: State, game: string, player: string): Record<string, string> {
  const kinds = { invite: 'inviteResponse.code', share: 'shareAnswer.code', help: 'helpFinish.code' };
  const found = Object.entries(kinds).flatMap(([kind, name]) => {
    const newest = read<string[]>(state, keyOf('codes', game, player, kind))?.at(-1);
    return newest === undefined ? [] : [[name, newest]];
  });
  return Object.fromEntries(found) as Record<string, string>;
}

/** A list of players, and a player in it. */
function listRanked(state: State, game: Game, player: number | undefined): Record<string, string> {
  const list = game.ranks.find(({ key }) => key.join() === 'userId');
  if (!list) return {};
  const ending = `/${keyOf(list.archive)}`;
  const ids = listBelow<Archive>(state, 'archive', game.id).flatMap(([key, { data }]) =>
    key.endsWith(ending) && typeof data[list.score] === 'number' ? [Number(partsOf(key)[2])] : [],
  );
  const key = ids.find((id) => id === player) ?? ids[0];
  return key === undefined ? {} : { 'rankGet.key': String(key) };
}

/** The player of the newest session. */
export function describeSession(state: State, now: number, who?: Who) {
  const session = findSession(state, now, who);
  const details = session && readAccount(state, session.game, session.player)?.details;
  if (!details) return undefined;
  return { name: nameOf(details), since: session.until - SESSION_LIFE, player: String(details.id) };
}

/** New codes of a player who is not logged in. */
export const issue: Record<string, (call: ControlCall) => string> = {
  'inviteResponse.code': (call) => issueFor(call, 'invite', ''),
  'shareAnswer.code': (call) => issueFor(call, 'share', 'revive'),
  'helpFinish.code': (call) => issueFor(call, 'help', 'level:1'),
};

const LIFE_MINUTES = 10_080;

function issueFor({ state, now, random, who }: ControlCall, kind: CodeKind, about: string): string {
  const player = findSession(state, now, who)?.player;
  const others = listBelow<Account>(state, 'account').filter(([, { details }]) => details.id !== player);
  const [, other] = others[0] ?? [];
  if (!other) throw new Error('There is no other player, who could issue a code.');
  const owner = { id: other.details.id, game: other.details.gameId };
  return issueCode({ state, now, random, player: owner }, kind, about, LIFE_MINUTES);
}
