import type { Json, State } from '@livespec/docusaurus/backend';
import { encodeBase64 } from './account/decrypt';
import { liveToken } from './account/token';
import { AREAS } from './region/areas';
import { NETWORKS } from './region/networks';
import { keyOf, listBelow, partsOf, read } from './state/keys';
import { lastOf } from './state/limits';
import { platformKeyOf } from './state/platforms';
import type { Account, Game, RedeemCode, Session } from './state/stored';

const SHOWN_PLAYERS = { most: 100 };

export function describeGameCloud(state: State, now: number): Json {
  const games = listBelow<Game>(state, 'game').map(([, game]) => describeGame(state, game, now));
  const accounts = listBelow<Account>(state, 'account').map(([, account]) => account);
  const newest = lastOf(
    accounts.sort((one, other) => one.details.id - other.details.id),
    SHOWN_PLAYERS,
  );
  return {
    games,
    playerCount: accounts.length,
    players: newest.map((account) => describePlayer(state, account, now)),
    regions: describeRegions(),
  };
}

function describeRegions(): Json {
  return {
    note: 'A small table to try the calls with, not that of the real service. Other addresses and places have no region.',
    networks: NETWORKS.map(([network, country, province, city]) => ({ network, country, province, city })),
    areas: AREAS.map(([lat, lng, country, province, city]) => ({ coord: `${lng}:${lat}`, country, province, city })),
  };
}

function describeGame(state: State, game: Game, now: number): Json {
  return {
    ...game,
    redeemCodes: listBelow<RedeemCode>(state, 'redeem', game.id).map(([key, found]) => ({
      code: partsOf(key)[2] ?? '',
      ...found,
    })),
    configs: listBelow<string>(state, 'config', game.id).map(([key, content]) => {
      const [, , groupId = '', dataId = ''] = partsOf(key);
      return { groupId, dataId, content };
    }),
    accessToken: liveToken(state, game.id, now) ?? null,
  };
}

function describePlayer(state: State, account: Account, now: number): Json {
  const { platform, openId, unionId, anonymousOpenIds, details } = account;
  const sessions = account.sessions.flatMap((sessionKey) => {
    const session = read<Session>(state, keyOf('session', sessionKey));
    return session !== undefined && session.until > now ? [{ sessionKey, expiresAt: session.until }] : [];
  });
  const platformSessionKey = platform === 'wx' ? encodeBase64(platformKeyOf(account)) : null;
  return { ...details, platform, openId, unionId, anonymousOpenIds, platformSessionKey, sessions };
}
