import {
  type ControlCall,
  either,
  type Json,
  limitReason,
  listOf,
  oneOf,
  readInput,
  text,
  whole,
} from '@livespec/docusaurus/backend';
import { writeGame } from '../state/games';
import { keyOf, listBelow } from '../state/keys';
import { LIMITS } from '../state/limits';
import { AGGREGATIONS, type RankList, type RedeemCode, type Share } from '../state/stored';
import { findGame, withItem } from './find';

const NAME = text(64);
const YEAR = 525_600;

export function addShare({ state, input }: ControlCall): Json {
  const { game: id, ...share } = readInput(input, {
    game: NAME,
    id: NAME,
    images: either(whole(1, 100), 3),
    minutes: either(whole(1, YEAR), 10_080),
  });
  const game = findGame(state, id);
  const added: Share = share;
  writeGame(state, { ...game, shares: withItem(game.shares, added, LIMITS.shares) });
  return added;
}

export function addCounter({ state, input }: ControlCall): Json {
  const { game: id, id: counter } = readInput(input, { game: NAME, id: NAME });
  const game = findGame(state, id);
  const counters = withItem(
    game.counters.map((other) => ({ id: other })),
    { id: counter },
    LIMITS.counters,
  ).map(({ id }) => id);
  writeGame(state, { ...game, counters });
  return counters;
}

/** add-rank: adds or replaces a ranking list over an archive. `key` is `userId` or fields of the archive. */
export function addRank({ state, input }: ControlCall): Json {
  const { game: id, ...list } = readInput(input, {
    game: NAME,
    id: NAME,
    archive: NAME,
    key: either(listOf(NAME, 1, 5), ['userId']),
    score: NAME,
    aggregation: either(oneOf(AGGREGATIONS), 'max'),
    filters: either(listOf(NAME, 0, 10), []),
    details: either(listOf(NAME, 0, 20), []),
  });
  const game = findGame(state, id);
  const added: RankList = list;
  writeGame(state, { ...game, ranks: withItem(game.ranks, added, LIMITS.ranks) });
  return added;
}

export function addConfig({ state, input }: ControlCall): Json {
  const { game, groupId, dataId, content } = readInput(input, {
    game: NAME,
    groupId: NAME,
    dataId: NAME,
    content: text(100_000),
  });
  const key = keyOf('config', findGame(state, game).id, groupId, dataId);
  const isNew = state.get(key) === undefined;
  if (isNew && listBelow(state, 'config', game).length >= LIMITS.configs.most) {
    throw new Error(`${limitReason(LIMITS.configs)}.`);
  }
  state.set(key, content);
  return { groupId, dataId, content };
}

export function addRedeemCode({ state, input }: ControlCall): Json {
  const { game, code, ...rest } = readInput(input, {
    game: NAME,
    code: NAME,
    type: NAME,
    content: text(10_000),
    limit: either(whole(0, 1_000_000_000), 1),
  });
  const key = keyOf('redeem', findGame(state, game).id, code);
  const isNew = state.get(key) === undefined;
  if (isNew && listBelow(state, 'redeem', game).length >= LIMITS.redeemCodes.most) {
    throw new Error(`${limitReason(LIMITS.redeemCodes)}.`);
  }
  const added: RedeemCode = { ...rest, used: 0 };
  state.set(key, added);
  return { code, ...added };
}
