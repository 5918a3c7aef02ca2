import type { Json, PlayerCall } from '../types';
import { requireFeature } from './state/games';
import { keyOf, listBelow, partsOf, read } from './state/keys';
import { fits } from './state/limits';
import { isRecord, optionalTexts, textOf } from './state/parameters';
import type { Archive } from './state/stored';

/** Characters of the data of one archive, as JSON text. */
const LONGEST_DATA = 100_000;
const LONGEST_ID = 128;
/** Archives of one player. */
const MOST_ARCHIVES = 100;

/** archiveGet */
export function getArchive(call: PlayerCall): Json {
  requireArchives(call);
  return read<Archive>(call.state, archiveKey(call, textOf(call, 'id'))) ?? call.fail(10603);
}

/** archiveBatchGet: the archives that there are; what is missing is not in the result. */
export function getArchives(call: PlayerCall): Json {
  requireArchives(call);
  return Object.fromEntries(selectArchives(call));
}

/** archiveSet: the body becomes the data; nothing of what was there is kept. */
export function setArchive(call: PlayerCall): Json {
  requireArchives(call);
  const id = textOf(call, 'id');
  const [stored] = storeArchives(call, [[id, call.body ?? call.fail(501)]]);
  return stored === undefined ? call.fail(500) : { userId: call.player.id, ...stored[1] };
}

/** archiveBatchSet: stores all of them, or none where one is wrong. */
export function setArchives(call: PlayerCall): Json {
  requireArchives(call);
  const body = call.body ?? call.fail(501);
  return isRecord(body) ? Object.fromEntries(storeArchives(call, Object.entries(body))) : call.fail(500);
}

/** archiveDelete: deletes all of the ids, or none where one does not exist. */
export function deleteArchives(call: PlayerCall): Json {
  requireArchives(call);
  const keys = (optionalTexts(call, 'id') ?? call.fail(501)).map((id) => archiveKey(call, id));
  if (keys.some((key) => call.state.get(key) === undefined)) return call.fail(10603);
  for (const key of keys) call.state.delete(key);
  return null;
}

/** archiveBatchDelete: with neither `includes` nor `excludes`, everything. */
export function deleteSelectedArchives(call: PlayerCall): Json {
  requireArchives(call);
  for (const [id] of selectArchives(call)) call.state.delete(archiveKey(call, id));
  return null;
}

function requireArchives(call: PlayerCall): void {
  requireFeature(call, 'archive', 10604);
}

function archiveKey({ player }: PlayerCall, id: string): string {
  return keyOf('archive', player.game, player.id, id);
}

/** The player's archives by id: those of `includes`, or all, but never those of `excludes`. */
function selectArchives(call: PlayerCall): Array<[id: string, archive: Archive]> {
  const includes = readIds(call, 'includes');
  const excludes = readIds(call, 'excludes');
  return listArchives(call).filter(([id]) => (includes?.includes(id) ?? true) && excludes?.includes(id) !== true);
}

/**
 * An empty list is refused. It looks like no list at all, with which everything is deleted, and comes from a game that
 * did not look before it called: better it hears of it here.
 */
function readIds(call: PlayerCall, name: 'includes' | 'excludes'): string[] | undefined {
  const ids = optionalTexts(call, name);
  return ids?.every((id) => id === '') === true ? call.fail(500) : ids;
}

function listArchives({ state, player }: PlayerCall): Array<[id: string, archive: Archive]> {
  return listBelow<Archive>(state, 'archive', player.game, player.id).map(([key, archive]) => [
    partsOf(key)[3] ?? '',
    archive,
  ]);
}

/** Checks everything before it writes anything. */
function storeArchives(call: PlayerCall, entries: Array<[id: string, data: Json]>): Array<[id: string, Archive]> {
  const known = new Map(listArchives(call));
  const all = new Set([...known.keys(), ...entries.map(([id]) => id)]);
  if (all.size > MOST_ARCHIVES) return call.fail(500);
  const stored = entries.map(([id, data]): [string, Archive] => {
    if (id === '' || id.length > LONGEST_ID) return call.fail(500);
    return isRecord(data) && fits(data, LONGEST_DATA) ? [id, renew(known.get(id), data, call.now)] : call.fail(500);
  });
  for (const [id, archive] of stored) call.state.set(archiveKey(call, id), archive);
  return stored;
}

/** `updateTime` never stays the same: games compare it to see whether another device has written. */
function renew(before: Archive | undefined, data: Archive['data'], now: number): Archive {
  const time = before === undefined ? now : Math.max(now, Date.parse(before.updateTime) + 1);
  const updateTime = new Date(time).toISOString();
  return { createTime: before?.createTime ?? updateTime, updateTime, data };
}
