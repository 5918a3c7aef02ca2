import type { Json, State, World, WorldRow } from '@livespec/docusaurus/backend';
import { liveToken } from './account/token';
import { nameOf, readAccount } from './state/accounts';
import type { CodeKind, FriendCode } from './state/codes';
import { keyOf, listBelow, partsOf, read } from './state/keys';
import type { Account, Archive, Game, HelpResult, RankList, RedeemCode, Session } from './state/stored';

/** Of players, and of the rows of a section. */
const MOST_SHOWN = 100;

/** The state at a glance, for the panel of the console. */
export function describeWorld(state: State, now: number): Required<World> {
  const accounts = listBelow<Account>(state, 'account').map(([, account]) => account);
  const games = listBelow<Game>(state, 'game').map(([, game]) => game);
  const nameOfPlayer = (game: string, id: number | string) => {
    const account = readAccount(state, game, Number(id));
    return account ? nameOf(account.details) : String(id);
  };

  function rowsOf<Value extends Json>(part: string, describe: (parts: string[], value: Value) => WorldRow): WorldRow[] {
    return listBelow<Value>(state, part).map(([key, value]) => describe(partsOf(key), value));
  }

  function codesOf(kind: CodeKind): WorldRow[] {
    return games.flatMap(({ id: game }) =>
      listBelow<FriendCode>(state, 'code', game, kind).map(([key, { owner, until, about }]) => ({
        name: partsOf(key)[3] ?? '',
        facts: { player: nameOfPlayer(game, owner), ...(about !== '' && { about }) },
        until,
      })),
    );
  }

  const helps = rowsOf<HelpResult[]>('help', ([, game = '', player = ''], results) => ({
    name: nameOfPlayer(game, player),
    facts: { results: results.map(({ topic, content, helperId }) => ({ topic, content: content ?? null, helperId })) },
  }));
  const answers = rowsOf<number[]>('answers', ([, game = '', player = '', share = ''], friends) => ({
    name: `${share} · ${nameOfPlayer(game, player)}`,
    facts: { friends },
  }));
  const archives = rowsOf<Archive>('archive', ([, game = '', player = '', id = ''], { data }) => ({
    name: `${id} · ${nameOfPlayer(game, player)}`,
    facts: data,
  }));
  const counters = rowsOf<number>('counter', ([, game = '', player = '', id = ''], value) => ({
    name: `${id} · ${nameOfPlayer(game, player)}`,
    facts: { value },
  }));
  const redeem = rowsOf<RedeemCode>('redeem', ([, , code = ''], found) => ({ name: code, facts: found }));
  const configs = rowsOf<string>('config', ([, , groupId = '', dataId = ''], content) => ({
    name: `${groupId}/${dataId}`,
    facts: { content },
  }));
  const tokens = games.flatMap(({ id }) => {
    const token = liveToken(state, id, now);
    return token ? [{ name: id, facts: { expiresIn: token.expiresIn } }] : [];
  });
  const lists = games.flatMap(({ ranks }) => ranks.map((list) => ({ name: list.id, facts: factsOf(list) })));
  const sections: Array<[of: string, title: string, rows: WorldRow[]]> = [
    ['inviteGenerate', 'Friend invite', codesOf('invite')],
    ['shareGenerate', 'Share', [...codesOf('share'), ...answers]],
    ['helpGenerate', 'Friend help', [...codesOf('help'), ...helps]],
    ['cdkeyUse', 'Redeem code', redeem],
    ['archiveGet', 'Cloud archive', archives],
    ['counterGet', 'Counter', counters],
    ['rankPage', 'Ranking list', lists],
    ['configContent', 'Game config', configs],
    ['accessTokenGet', 'Access token', tokens],
  ];
  return {
    players: accounts.slice(0, MOST_SHOWN).map((account) => describePlayer(state, account, now)),
    sections: sections.map(([of, title, rows]) => ({ of, title, rows: rows.slice(0, MOST_SHOWN), total: rows.length })),
  };
}

function describePlayer(state: State, { details, platform, sessions }: Account, now: number) {
  const { id, gameId, loginCount } = details;
  const untils = sessions.map((key) => read<Session>(state, keyOf('session', key))?.until ?? 0);
  const until = Math.max(0, ...untils);
  const isLoggedIn = until > now;
  return {
    id: String(id),
    name: nameOf(details),
    caller: { id, game: gameId },
    isLoggedIn,
    facts: { id, platform, loginCount },
    ...(isLoggedIn && { until }),
  };
}

function factsOf({ archive, key, score, aggregation, filters }: RankList) {
  return { archive, key, score, aggregation, filters };
}
