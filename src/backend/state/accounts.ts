import type { State } from '@livespec/docusaurus/backend';
import { keyOf, listBelow, nextNumber, read } from './keys';
import { LIMITS } from './limits';
import type { Account, Platform, UserDetails } from './stored';

/** Ids start above this number, as in the documented examples. */
const BEFORE_FIRST_ID = 10_000;
/** State that belongs to a player: `<part>/<game>/<player>` and below. */
const OWN = ['account', 'answers', 'archive', 'codes', 'counter', 'events', 'help', 'invite', 'share'];

export type Identity = Pick<Account, 'platform' | 'openId' | 'unionId'> & { anonymousOpenId?: string };

export type Profile = Pick<
  UserDetails,
  'nickname' | 'avatar' | 'gender' | 'birthday' | 'email' | 'phone' | 'country' | 'idCard'
>;

interface Source {
  state: State;
  now: number;
}

export function readAccount(state: State, game: string, id: number): Account | undefined {
  return read<Account>(state, keyOf('account', game, id));
}

/** UserDetails: The name to show to others. */
export function nameOf({ nickname, username }: UserDetails): string {
  return nickname ?? username;
}

/** UserDetails: A player of one game, as the service knows them. */
export function writeAccount(state: State, account: Account): void {
  state.set(keyOf('account', account.details.gameId, account.details.id), account);
}

/**
 * DyLoginResult: A player who sends a login credential for the first time keeps the account of the anonymous
 * credential.
 * DyLoginResult: A known login credential takes precedence over an anonymous one.
 * DyLoginResult: A new login credential creates a new player if the account of the anonymous credential has another
 * login credential.
 */
export function findAccount(state: State, game: string, identity: Identity): Account | undefined {
  const { platform, openId, anonymousOpenId } = identity;
  const known = openId === '' ? undefined : read<number>(state, identityKey(game, platform, openId));
  if (known !== undefined) return readAccount(state, game, known);
  if (anonymousOpenId === undefined) return undefined;
  const anonymous = read<number>(state, identityKey(game, `${platform}-anonymous`, anonymousOpenId));
  const account = anonymous === undefined ? undefined : readAccount(state, game, anonymous);
  return openId === '' || account?.openId === '' ? account : undefined;
}

/**
 * `undefined` if the game is full. `own`: the id of a seeded player; others are numbered.
 * sandbox: 10,000 players in a game
 */
export function createAccount(
  { state, now }: Source,
  game: string,
  identity: Identity,
  profile: Profile,
  own?: number,
) {
  const count = read<number>(state, keyOf('players', game)) ?? 0;
  if (count >= LIMITS.players.most) return undefined;
  state.set(keyOf('players', game), count + 1);
  const id = own ?? BEFORE_FIRST_ID + nextNumber(state, 'player');
  const time = new Date(now).toISOString();
  const times = { createTime: time, updateTime: time, lastLoginTime: time };
  const { platform, openId, unionId } = identity;
  const details = { id, gameId: game, username: `player_${id}`, ...times, loginCount: 0, ...profile };
  const account: Account = { platform, openId, unionId, anonymousOpenIds: [], sessions: [], details };
  return bindIdentity({ state, now }, account, identity);
}

/**
 * Returns the account with the identity's ids; the caller writes it.
 * DyLoginResult: A player who sends a login credential for the first time keeps the account of the anonymous
 * credential.
 */
export function bindIdentity({ state, now }: Source, account: Account, identity: Identity): Account {
  const { platform, openId, unionId, anonymousOpenId } = identity;
  const { gameId, id } = account.details;
  const bound: Account = { ...account };
  if (openId !== '') {
    state.set(identityKey(gameId, platform, openId), id);
    if (account.openId === '') {
      const updateTime = new Date(now).toISOString();
      Object.assign(bound, { openId, unionId, details: { ...account.details, updateTime } });
    }
  }
  const isFree = (anonymous: string) =>
    account.anonymousOpenIds.length < LIMITS.anonymousIds.most &&
    state.get(identityKey(gameId, `${platform}-anonymous`, anonymous)) === undefined;
  if (anonymousOpenId !== undefined && isFree(anonymousOpenId)) {
    state.set(identityKey(gameId, `${platform}-anonymous`, anonymousOpenId), id);
    bound.anonymousOpenIds = [...account.anonymousOpenIds, anonymousOpenId];
  }
  return bound;
}

/** deregister: Closes the player's account, and deletes all of the player's cloud archives and related data. */
export function deleteAccount(state: State, account: Account): void {
  const { gameId, id } = account.details;
  for (const key of account.sessions) state.delete(keyOf('session', key));
  if (account.openId !== '') state.delete(identityKey(gameId, account.platform, account.openId));
  for (const anonymous of account.anonymousOpenIds) {
    state.delete(identityKey(gameId, `${account.platform}-anonymous`, anonymous));
  }
  for (const part of OWN) {
    for (const [key] of listBelow(state, part, gameId, id)) state.delete(key);
    state.delete(keyOf(part, gameId, id));
  }
  const left = (read<number>(state, keyOf('players', gameId)) ?? 1) - 1;
  state.set(keyOf('players', gameId), left);
}

function identityKey(game: string, platform: Platform | `${Platform}-anonymous`, openId: string): string {
  return keyOf('identity', game, platform, openId);
}
