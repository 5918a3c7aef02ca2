import type { Json } from '@livespec/docusaurus/backend';
import type { PlayerCall } from '../player';
import { requireFeature } from '../state/games';
import { keyOf, read } from '../state/keys';
import { fieldOf, isRecord, optionalNumber, textOf } from '../state/parameters';
import type { Archive, RankList } from '../state/stored';
import { listPlaces, type RankKey, showEntry } from './rankEntries';

/** Default entries per page; the document leaves it to the server. */
const DEFAULT_PAGE_SIZE = 20;

/** rankGet: the entry of a key. As documented, an unknown key fails with 10702. */
export function getRankEntry(call: PlayerCall): Json {
  const list = requireList(call);
  const key = readKey(call, list);
  const wanted = JSON.stringify(key);
  const places = listPlaces(call, list, readFilters(call, list));
  const found =
    places.find((place) => JSON.stringify(place.key) === wanted) ??
    call.fail(10702, `The list has no entry for the key ${wanted}`);
  return showEntry(call, list, found);
}

/** rankPage: pages start at 1; pages beyond the last are empty. */
export function getRankPage(call: PlayerCall): Json {
  const list = requireList(call);
  const places = listPlaces(call, list, readFilters(call, list));
  const pageNum = optionalNumber(call, 'pageNum') ?? 1;
  const pageSize = optionalNumber(call, 'pageSize') ?? DEFAULT_PAGE_SIZE;
  if (pageNum < 1 || pageSize < 1) return call.fail(500, 'pageNum and pageSize are at least 1');
  const page = places.slice((pageNum - 1) * pageSize, pageNum * pageSize);
  return { total: places.length, list: page.map((place) => showEntry(call, list, place)) };
}

function requireList(call: PlayerCall): RankList {
  const { ranks } = requireFeature(call, 'rank', 10701);
  const id = textOf(call, 'id');
  return ranks.find((list) => list.id === id) ?? call.fail(10701, `The game has no ranking list "${id}"`);
}

/** The requested primary key: a player id, a field value, or an object of several fields. */
function readKey(call: PlayerCall, { key: fields }: RankList): RankKey {
  const key = call.parameters.key ?? call.fail(501, 'key is missing');
  if (fields.length === 1) {
    const isFitting = typeof key === 'number' || (typeof key === 'string' && fields[0] !== 'userId');
    return isFitting ? key : call.fail(10702, `The key of the list is ${fields[0]}, one value`);
  }
  if (!isRecord(key) || Object.keys(key).length !== fields.length) {
    return call.fail(10702, `The key of the list is an object of ${fields.join(', ')}`);
  }
  const values = fields.map((field): [string, string | number] => {
    const value = fieldOf(key, field);
    return typeof value === 'string' || typeof value === 'number'
      ? [field, value]
      : call.fail(10702, `${field} of the key must be text or a number`);
  });
  return Object.fromEntries(values);
}

/**
 * A value per filter, from the call or the player's own archive; otherwise the field does not filter. Fails with 10703
 * for other fields, and for values other than text, numbers and booleans.
 */
function readFilters(call: PlayerCall, list: RankList): Map<string, Json> {
  const given = call.parameters.filters ?? {};
  if (!isRecord(given)) return call.fail(500, 'filters must be an object');
  const other = Object.keys(given).find((field) => !list.filters.includes(field));
  if (other !== undefined) return call.fail(10703, `The list cannot be filtered by "${other}"`);
  const own = read<Archive>(call.state, keyOf('archive', call.player.game, call.player.id, list.archive))?.data ?? {};
  const filters = new Map<string, Json>();
  for (const field of list.filters) {
    const value = fieldOf(Object.hasOwn(given, field) ? given : own, field);
    if (value === undefined) continue;
    if (typeof value === 'object') return call.fail(10703, `The filter ${field} must be text, a number or a boolean`);
    filters.set(field, value);
  }
  return filters;
}
