import type { Json } from '@livespec/docusaurus/backend';
import type { PlayerCall } from '../player';
import { requireFeature } from '../state/games';
import { keyOf, read } from '../state/keys';
import { fieldOf, isRecord, optionalNumber, textOf } from '../state/parameters';
import type { Archive, RankList } from '../state/stored';
import { listPlaces, type RankKey, showEntry } from './rankEntries';

const DEFAULT_PAGE_SIZE = 20;

export function getRankEntry(call: PlayerCall): Json {
  const list = requireList(call);
  const key = readKey(call, list);
  const wanted = JSON.stringify(key);
  const places = listPlaces(call, list, readFilters(call, list));
  // rankGet: The call also returns it for a `key` that is not in the list.
  const found =
    places.find((place) => JSON.stringify(place.key) === wanted) ??
    call.fail(10702, `The list has no entry for the key ${wanted}`);
  return showEntry(call, list, found);
}

export function getRankPage(call: PlayerCall): Json {
  const list = requireList(call);
  const places = listPlaces(call, list, readFilters(call, list));
  // rankPage: Without it, the first page is returned.
  const pageNum = optionalNumber(call, 'pageNum') ?? 1;
  // sandbox: Without `pageSize`, a page has 20 entries.
  const pageSize = optionalNumber(call, 'pageSize') ?? DEFAULT_PAGE_SIZE;
  // 500: A value has the wrong type, is out of range, or is not valid JSON where JSON is expected.
  if (pageNum < 1 || pageSize < 1) return call.fail(500, 'pageNum and pageSize are at least 1');
  // rankPage: A page beyond the last is empty.
  const page = places.slice((pageNum - 1) * pageSize, pageNum * pageSize);
  return { total: places.length, list: page.map((place) => showEntry(call, list, place)) };
}

function requireList(call: PlayerCall): RankList {
  const { ranks } = requireFeature(call, 'rank', 10701);
  const id = textOf(call, 'id');
  // rankId: A list that does not exist fails with `10701`.
  return ranks.find((list) => list.id === id) ?? call.fail(10701, `The game has no ranking list "${id}"`);
}

/** The requested primary key: a player id, a field value, or an object of several fields. */
function readKey(call: PlayerCall, { key: fields }: RankList): RankKey {
  // 501: A required parameter is missing.
  const key = call.parameters.key ?? call.fail(501, 'key is missing');
  // RankKey: The set-up of the list decides whether the key is a string, a number or an object.
  if (fields.length === 1) {
    const isFitting = typeof key === 'number' || (typeof key === 'string' && fields[0] !== 'userId');
    // rankGet: The call also returns it for a `key` that is not in the list.
    return isFitting ? key : call.fail(10702, `The key of the list is ${fields[0]}, one value`);
  }
  // rankGet: The call also returns it for a `key` that is not in the list.
  if (!isRecord(key) || Object.keys(key).length !== fields.length) {
    return call.fail(10702, `The key of the list is an object of ${fields.join(', ')}`);
  }
  const values = fields.map((field): [string, string | number] => {
    const value = fieldOf(key, field);
    // rankGet: The call also returns it for a `key` that is not in the list.
    return typeof value === 'string' || typeof value === 'number'
      ? [field, value]
      : call.fail(10702, `${field} of the key must be text or a number`);
  });
  return Object.fromEntries(values);
}

/** A value per filter. */
function readFilters(call: PlayerCall, list: RankList): Map<string, Json> {
  const given = call.parameters.filters ?? {};
  // RankFilters: The filters are an object that has a value for each field to filter by.
  if (!isRecord(given)) return call.fail(500, 'filters must be an object');
  const other = Object.keys(given).find((field) => !list.filters.includes(field));
  // filters: A filter that the list does not have, or whose value is not text, a number or a boolean, fails with
  // `10703`.
  if (other !== undefined) return call.fail(10703, `The list cannot be filtered by "${other}"`);
  const own = read<Archive>(call.state, keyOf('archive', call.player.game, call.player.id, list.archive))?.data ?? {};
  const filters = new Map<string, Json>();
  for (const field of list.filters) {
    // filters: Filters that are missing are filled from the player's archive.
    const value = fieldOf(Object.hasOwn(given, field) ? given : own, field);
    // filters: A filter that neither the call nor the player's archive has does not narrow the list.
    if (value === undefined) continue;
    // filters: A filter that the list does not have, or whose value is not text, a number or a boolean, fails with
    // `10703`.
    if (typeof value === 'object') return call.fail(10703, `The filter ${field} must be text, a number or a boolean`);
    filters.set(field, value);
  }
  return filters;
}
