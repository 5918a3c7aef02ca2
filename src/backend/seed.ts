import type { State } from '@livespec/docusaurus/backend';
import { seedPlayers } from './seedPlayers';
import { writeGame } from './state/games';
import { keyOf } from './state/keys';
import type { Game, RankList, RedeemCode } from './state/stored';

const WEEKLY: RankList = {
  id: 'weekly',
  archive: 'progress',
  key: ['userId'],
  score: 'score',
  aggregation: 'max',
  filters: ['season', 'team'],
  details: ['nickname', 'level'],
};

const TEAMS: RankList = { ...WEEKLY, id: 'teams', key: ['team'], aggregation: 'sum', filters: ['season'], details: [] };

const DEMO: Game = {
  id: 'demo',
  name: 'Demo game',
  secret: 'demo-secret',
  offShelf: false,
  features: { archive: true, counter: true, rank: true },
  shares: [
    { id: 'revive', images: 3, minutes: 10_080 },
    { id: 'daily', images: 1, minutes: 1440 },
  ],
  counters: ['plays', 'wins', 'jumps'],
  ranks: [WEEKLY, TEAMS],
};

const REDEEM_CODES: Array<[code: string, found: RedeemCode]> = [
  ['SUMMER-2026', { type: 'adfree', content: '30 days', limit: 1000, used: 0 }],
  ['ONLY-ONE', { type: 'adfree', content: '365 days', limit: 1, used: 0 }],
  ['ALL-GONE', { type: 'coins', content: '500', limit: 10, used: 10 }],
];

const CONFIGS: Array<[groupId: string, dataId: string, content: string]> = [
  ['shop', 'prices', '{"heart":10,"shield":25}'],
  ['game', 'welcome', 'Have fun!'],
];

/** Fills an empty state with the game `demo`, with every feature enabled and a few players. */
export function seedGameCloud(state: State, now: number): void {
  seedGame(state);
  seedPlayers(state, now, DEMO.id);
}

export function seedGame(state: State): void {
  writeGame(state, DEMO);
  for (const [code, found] of REDEEM_CODES) state.set(keyOf('redeem', DEMO.id, code), found);
  for (const [groupId, dataId, content] of CONFIGS) state.set(keyOf('config', DEMO.id, groupId, dataId), content);
}
