import type { Json } from '@livespec/docusaurus/backend';
import type { PlayerCall } from '../player';
import { readAccount } from '../state/accounts';
import { keyOf, listBelow, partsOf } from '../state/keys';
import { fieldOf } from '../state/parameters';
import type { Aggregation, Archive, RankList } from '../state/stored';

export type RankKey = string | number | { [field: string]: string | number };

/** Product spec, section 3: ranking entry. */
export type RankEntry = { key: RankKey; rank: number; score: number; details?: { [field: string]: Json } };

/** An entry before its details are added. `player` and `data` come from the first matching archive. */
export type Place = { key: RankKey; rank: number; score: number; player: number; data: Archive['data'] };
type Group = Pick<Place, 'key' | 'player' | 'data'> & { scores: number[] };

const AGGREGATES: Record<Aggregation, (scores: number[]) => number> = {
  max: (scores) => scores.reduce((most, score) => Math.max(most, score)),
  min: (scores) => scores.reduce((least, score) => Math.min(least, score)),
  sum: addUp,
  average: (scores) => addUp(scores) / scores.length,
};

/** The places of a list. Their order is the same for each page, so that pages do not overlap. */
export function listPlaces(call: PlayerCall, list: RankList, filters: Map<string, Json>): Place[] {
  const groups = new Map<string, Group>();
  let hasOther = false;
  for (const [player, { data }] of listArchives(call, list.archive)) {
    // RankFilters: Narrows a ranking list.
    if ([...filters].some(([field, value]) => fieldOf(data, field) !== value)) continue;
    const score = fieldOf(data, list.score);
    const key = keyFor(list, player, data);
    // Ranking list: A player enters it by saving the fields of its score and key.
    if (score === undefined || key === undefined) continue;
    // 10702: Otherwise the list cannot aggregate its scores in the way that the call asks for.
    if (typeof score !== 'number') {
      hasOther = true;
      continue;
    }
    const name = JSON.stringify(key);
    const group = groups.get(name);
    // RankKey: The value of the ranking list's primary key, which identifies an entry.
    if (group === undefined) groups.set(name, { key, scores: [score], player, data });
    else group.scores.push(score);
  }
  // 10702: Otherwise the list cannot aggregate its scores in the way that the call asks for.
  if (hasOther && groups.size === 0)
    return call.fail(10702, `No score in the field ${list.score} of the archives is a number`);
  // RankEntry: The highest score is first. Equal scores have places of their own, in the order of their keys.
  return [...groups.values()]
    .map(({ scores, ...group }) => ({ ...group, score: AGGREGATES[list.aggregation](scores), rank: 0 }))
    .sort((one, other) => other.score - one.score || compareKeys(one.key, other.key))
    .map((place, before) => ({ ...place, rank: before + 1 }));
}

export function showEntry(call: PlayerCall, list: RankList, { key, rank, score, player, data }: Place): RankEntry {
  const details: { [field: string]: Json } = {};
  // RankEntry: An entry of several players has none.
  for (const field of list.key.includes('userId') ? list.details : []) {
    const nickname = () => readAccount(call.state, call.player.game, player)?.details.nickname;
    // RankEntry: The fields depend on the list.
    const value = fieldOf(data, field) ?? (field === 'nickname' ? nickname() : undefined);
    if (value !== undefined) details[field] = value;
  }
  return { key, rank, score, ...(Object.keys(details).length === 0 ? {} : { details }) };
}

function listArchives({ state, player }: PlayerCall, id: string): Array<[player: number, archive: Archive]> {
  const ending = `/${keyOf(id)}`;
  // Ranking list: A list takes its scores from an archive of the players.
  return listBelow<Archive>(state, 'archive', player.game)
    .filter(([key]) => key.endsWith(ending))
    .map(([key, archive]) => [Number(partsOf(key)[2]), archive]);
}

/** RankKey: The set-up of the list decides whether the key is a string, a number or an object. */
function keyFor({ key: fields }: RankList, player: number, data: Archive['data']): RankKey | undefined {
  const values = fields.map((field) => (field === 'userId' ? player : fieldOf(data, field)));
  if (!values.every((value) => typeof value === 'string' || typeof value === 'number')) return undefined;
  return fields.length === 1
    ? values[0]
    : Object.fromEntries(fields.map((field, place) => [field, values[place] ?? '']));
}

/** Never infinite. */
function addUp(scores: number[]): number {
  const sum = scores.reduce((sum, score) => sum + score, 0);
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, sum));
}

/** RankEntry: Equal scores have places of their own, in the order of their keys. */
function compareKeys(one: RankKey, other: RankKey): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
  return first < second ? -1 : Number(first > second);
}
