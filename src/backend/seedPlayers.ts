import type { Json, Login, State } from '@livespec/docusaurus/backend';
import { createAccount, type Identity, writeAccount } from './state/accounts';
import type { CodeKind, FriendCode } from './state/codes';
import { keyOf } from './state/keys';
import { openIdOf, unionIdOf } from './state/platforms';
import type { Archive, HelpResult } from './state/stored';

interface SeededPlayer {
  /** Below the ids of players who log in for the first time. */
  id: number;
  nickname: string;
  platform: 'wx' | 'dy' | 'ks';
  /** The code with which they log in. */
  code: string;
  progress: { [field: string]: Json };
  codes: Record<CodeKind, string>;
}

/** The codes of Ben are those of the examples in the document. */
const PLAYERS: SeededPlayer[] = [
  {
    id: 1001,
    nickname: 'Anna',
    platform: 'wx',
    code: 'anna',
    progress: { score: 9820, level: 12, season: 3, team: 'red' },
    codes: { invite: 'INV-4NTR8W', share: 'SHR-5XGA2P', help: 'HLP-3JMW7F' },
  },
  {
    id: 1002,
    nickname: 'Ben',
    platform: 'dy',
    code: 'ben',
    progress: { score: 11_350, level: 14, season: 3, team: 'blue' },
    codes: { invite: 'INV-7KQ2M9', share: 'SHR-4TN8XW', help: 'HLP-9VD3RC' },
  },
  {
    id: 1003,
    nickname: 'Cleo',
    platform: 'ks',
    code: 'cleo',
    progress: { score: 7405, level: 9, season: 3, team: 'red' },
    codes: { invite: 'INV-9ZPB4K', share: 'SHR-8QWD3N', help: 'HLP-6RYC5T' },
  },
];

const [ANNA, BEN] = [1001, 1002];
const ABOUT: Record<CodeKind, string> = { invite: '', share: 'revive', help: 'level:1' };
/** What is seeded does not expire. */
const CENTURY = 100 * 365 * 24 * 60 * 60_000;

export const LOGIN_CODES = {
  'wxLogin.code': 'anna',
  'dyLogin.anonymousCode': 'ben',
  'dyLogin.code': 'ben',
  'ksLogin.code': 'cleo',
};

export const LOGINS: Login[] = [
  { name: 'Anna', operationId: 'wxLogin', values: { gameId: 'demo', code: 'anna' } },
  { name: 'Ben', operationId: 'dyLogin', values: { gameId: 'demo', anonymousCode: 'ben', code: 'ben' } },
  { name: 'Cleo', operationId: 'ksLogin', values: { gameId: 'demo', code: 'cleo' } },
];

/** Players of each platform, with scores, archives, and a code of each kind, so that calls have something to answer. */
export function seedPlayers(state: State, now: number, game: string): void {
  for (const player of PLAYERS) seedPlayer(state, now, game, player);
  const result: HelpResult = { topic: 'level:1', content: { gift: 'heart' }, helperId: BEN, finishTime: now };
  state.set(keyOf('help', game, ANNA), [result]);
  state.set(keyOf('answers', game, ANNA, 'revive'), [BEN]);
}

function seedPlayer(state: State, now: number, game: string, player: SeededPlayer): void {
  const { id, nickname, progress, codes } = player;
  const account = createAccount({ state, now }, game, identityOf(game, player), { nickname }, id);
  if (account) writeAccount(state, account);
  const time = new Date(now).toISOString();
  const archive = (data: Archive['data']): Archive => ({ createTime: time, updateTime: time, data });
  state.set(keyOf('archive', game, id, 'progress'), archive(progress));
  state.set(keyOf('archive', game, id, 'settings'), archive({ sound: true, language: 'en' }));
  for (const kind of ['invite', 'share', 'help'] as const) {
    const code: FriendCode = { owner: id, until: now + CENTURY, about: ABOUT[kind] };
    state.set(keyOf('code', game, kind, codes[kind]), code);
    state.set(keyOf('codes', game, id, kind), [codes[kind]]);
  }
  state.set(keyOf('share', game, id, ABOUT.share), now + CENTURY);
}

function identityOf(game: string, { platform, code }: SeededPlayer): Identity {
  const identity = { platform, openId: openIdOf(platform, game, code), unionId: unionIdOf(platform, code) };
  return platform === 'dy' ? { ...identity, anonymousOpenId: openIdOf('dy-anonymous', game, code) } : identity;
}
