import { type Json, limitReason } from '@livespec/docusaurus/backend';
import type { PlayerCall } from '../player';
import { requireFeature } from '../state/games';
import { keyOf, listBelow, partsOf, read } from '../state/keys';
import { LIMITS, limitOf } from '../state/limits';
import { isRecord, optionalTexts, textOf } from '../state/parameters';
import type { Archive } from '../state/stored';

export function getArchive(call: PlayerCall): Json {
  requireArchives(call);
  const id = textOf(call, 'id');
  // archiveGet: A player who has not saved yet has none, and the call fails with `10603`.
  return read<Archive>(call.state, archiveKey(call, id)) ?? failUnknown(call, id);
}

/** archiveBatchGet: An archive that does not exist is left out of the result. */
export function getArchives(call: PlayerCall): Json {
  requireArchives(call);
  return Object.fromEntries(selectArchives(call));
}

export function setArchive(call: PlayerCall): Json {
  requireArchives(call);
  const id = textOf(call, 'id');
  const [stored] = storeArchives(call, [[id, bodyOf(call)]]);
  return { userId: call.player.id, ...stored?.[1] };
}

/** archiveBatchSet: If the call fails, none of the archives is stored. */
export function setArchives(call: PlayerCall): Json {
  requireArchives(call);
  const body = bodyOf(call);
  // 500: A parameter is wrong.
  if (!isRecord(body)) return call.fail(500, 'The body must be an object of archives by their ids');
  return Object.fromEntries(storeArchives(call, Object.entries(body)));
}

export function deleteArchives(call: PlayerCall): Json {
  requireArchives(call);
  // 501: A required parameter is missing.
  const ids = optionalTexts(call, 'id') ?? call.fail(501, 'id is missing');
  const unknown = ids.find((id) => call.state.get(archiveKey(call, id)) === undefined);
  // archiveDelete: The call fails if one of the ids has no archive, and deletes none.
  if (unknown !== undefined) return failUnknown(call, unknown);
  // archiveDelete: Deletes one archive of the player, or several when `id` holds several ids separated by commas.
  for (const id of ids) call.state.delete(archiveKey(call, id));
  return null;
}

export function deleteSelectedArchives(call: PlayerCall): Json {
  requireArchives(call);
  // archiveBatchDelete: **With neither, all of the player's archives are deleted.**
  for (const [id] of selectArchives(call)) call.state.delete(archiveKey(call, id));
  return null;
}

function requireArchives(call: PlayerCall): void {
  requireFeature(call, 'archive', 10604);
}

function bodyOf(call: PlayerCall): Json {
  // 501: A required parameter is missing.
  return call.body ?? call.fail(501, 'The body is missing');
}

function failUnknown(call: PlayerCall, id: string): never {
  // 10603: The archive does not exist.
  return call.fail(10603, `The player has no archive "${id}"`);
}

function archiveKey({ player }: PlayerCall, id: string): string {
  return keyOf('archive', player.game, player.id, id);
}

function selectArchives(call: PlayerCall): Array<[id: string, archive: Archive]> {
  const includes = readIds(call, 'includes');
  const excludes = readIds(call, 'excludes');
  // excludes: With both lists, the call applies to the archives that `includes` names and `excludes` does not.
  return listArchives(call).filter(([id]) => (includes?.includes(id) ?? true) && excludes?.includes(id) !== true);
}

/** Refuses an empty list: no list means everything, which a game that sends an empty list hardly intends. */
function readIds(call: PlayerCall, name: 'includes' | 'excludes'): string[] | undefined {
  const ids = optionalTexts(call, name);
  // includes: An empty list fails with `500`.
  return ids?.every((id) => id === '') === true ? call.fail(500, `${name} is an empty list`) : ids;
}

function listArchives({ state, player }: PlayerCall): Array<[id: string, archive: Archive]> {
  return listBelow<Archive>(state, 'archive', player.game, player.id).map(([key, archive]) => [
    partsOf(key)[3] ?? '',
    archive,
  ]);
}

/** Checks everything before writing anything. */
function storeArchives(call: PlayerCall, entries: Array<[id: string, data: Json]>): Array<[id: string, Archive]> {
  const known = new Map(listArchives(call));
  const all = new Set([...known.keys(), ...entries.map(([id]) => id)]);
  if (all.size > LIMITS.archives.most) return call.fail(500, limitReason(LIMITS.archives));
  const stored = entries.map(([id, data]): [string, Archive] => {
    // 500: A parameter is wrong.
    if (id === '') return call.fail(500, 'The id of an archive is empty');
    if (id.length > LIMITS.archiveId.most) return call.fail(500, limitReason(LIMITS.archiveId));
    // 500: A value has the wrong type, is out of range, or is not valid JSON where JSON is expected.
    if (!isRecord(data)) return call.fail(500, `The archive "${id}" must be an object`);
    const limit = limitOf(data, LIMITS.archiveData);
    return limit ? call.fail(500, limitReason(limit)) : [id, renew(known.get(id), data, call.now)];
  });
  // archiveSet: The body replaces all earlier data of the archive.
  for (const [id, archive] of stored) call.state.set(archiveKey(call, id), archive);
  return stored;
}

/**
 * The time always changes, because games compare it to detect writes from other devices.
 * Archive: When the archive was last written.
 */
function renew(before: Archive | undefined, data: Archive['data'], now: number): Archive {
  const time = before === undefined ? now : Math.max(now, Date.parse(before.updateTime) + 1);
  const updateTime = new Date(time).toISOString();
  return { createTime: before?.createTime ?? updateTime, updateTime, data };
}
