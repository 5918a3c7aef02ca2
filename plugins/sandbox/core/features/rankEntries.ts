import type { Json, PlayerCall } from '../types';
import { readAccount } from './state/accounts';
import { listBelow, partsOf } from './state/keys';
import { fieldOf } from './state/parameters';
import type { Aggregation, Archive, RankList } from './state/stored';

export type RankKey = string | number | { [field: string]: string | number };

/** Product spec, section 3: ranking entry. */
export type RankEntry = { key: RankKey; rank: number; score: number; details?: { [field: string]: Json } };

type Group = { key: RankKey; scores: number[]; details: { [field: string]: Json } };

const AGGREGATES: Record<Aggregation, (scores: number[]) => number> = {
  max: (scores) => scores.reduce((most, score) => Math.max(most, score)),
  min: (scores) => scores.reduce((least, score) => Math.min(least, score)),
  sum: addUp,
  average: (scores) => addUp(scores.map((score) => score / scores.length)),
};

/**
 * The entries of a list, the highest score first, numbered from 1. Where scores are equal the smaller key comes first, so
 * that no place is given twice and pages do not overlap. Archives without a score or a key are not in the list; where all
 * scores are something else than numbers, they cannot be brought together: 10702.
 */
export function listEntries(call: PlayerCall, list: RankList, filters: Map<string, Json>): RankEntry[] {
  const groups = new Map<string, Group>();
  let hasOther = false;
  for (const [player, { data }] of listArchives(call, list.archive)) {
    if ([...filters].some(([field, value]) => fieldOf(data, field) !== value)) continue;
    const score = fieldOf(data, list.score);
    const key = keyFor(list, player, data);
    if (score === undefined || key === undefined) continue;
    if (typeof score !== 'number') {
      hasOther = true;
      continue;
    }
    const name = JSON.stringify(key);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, { key, scores: [score], details: detailsFor(call, list, player, data) });
    else group.scores.push(score);
  }
  if (hasOther && groups.size === 0) return call.fail(10702);
  return [...groups.values()]
    .map(({ key, scores, details }) => ({ key, score: AGGREGATES[list.aggregation](scores), details }))
    .sort((one, other) => other.score - one.score || compareKeys(one.key, other.key))
    .map(({ key, score, details }, place) => ({
      key,
      rank: place + 1,
      score,
      ...(Object.keys(details).length === 0 ? {} : { details }),
    }));
}

function listArchives({ state, player }: PlayerCall, id: string): Array<[player: number, archive: Archive]> {
  return listBelow<Archive>(state, 'archive', player.game).flatMap(([key, archive]) => {
    const [, , owner, archiveId] = partsOf(key);
    return archiveId === id ? [[Number(owner), archive]] : [];
  });
}

function keyFor({ key: fields }: RankList, player: number, data: Archive['data']): RankKey | undefined {
  const values = fields.map((field) => (field === 'userId' ? player : fieldOf(data, field)));
  if (!values.every((value) => typeof value === 'string' || typeof value === 'number')) return undefined;
  return fields.length === 1
    ? values[0]
    : Object.fromEntries(fields.map((field, place) => [field, values[place] ?? '']));
}

/** An entry that stands for one player shows details of this player. */
function detailsFor(call: PlayerCall, list: RankList, player: number, data: Archive['data']) {
  if (!list.key.includes('userId')) return {};
  const details: { [field: string]: Json } = {};
  for (const field of list.details) {
    const nickname = () => readAccount(call.state, call.player.game, player)?.details.nickname;
    const value = fieldOf(data, field) ?? (field === 'nickname' ? nickname() : undefined);
    if (value !== undefined) details[field] = value;
  }
  return details;
}

/** Scores that are too large to be added stay a number. */
function addUp(scores: number[]): number {
  const sum = scores.reduce((sum, score) => sum + score, 0);
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, sum));
}

function compareKeys(one: RankKey, other: RankKey): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
  return first < second ? -1 : Number(first > second);
}
