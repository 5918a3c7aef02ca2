import { createStorageSlot } from '@docusaurus/theme-common';
import { isObject } from '../../shared/core/json';
import type { ChangesFilterView } from '../core/view/changes';

interface Seen {
  /** The newest released version; empty before the first one. */
  version: string;
  /** The changes that were not released yet. */
  unreleased: string[];
}

/**
 * The ids of the changes that are new since a reader's last visit, and remembers this one. `undefined` at the first
 * visit, and where the browser keeps nothing. Reloading the page is no new visit: that begins with a new tab.
 */
export function newSinceLastVisit({ path, versions }: ChangesFilterView): ReadonlySet<string> | undefined {
  const key = `api.changelog.${path}`;
  const kept = createStorageSlot(key);
  const ofVisit = createStorageSlot(key, { persistence: 'sessionStorage' });
  const before = ofVisit.get() ?? kept.get() ?? '';
  ofVisit.set(before);
  const newest = versions.find(({ isReleased }) => isReleased)?.id ?? '';
  const unreleased = versions.filter(({ isReleased }) => !isReleased).flatMap(({ changes }) => changes);
  kept.set(JSON.stringify({ version: newest, unreleased } satisfies Seen));
  const seen = readSeen(before);
  const end = versions.findIndex(({ id }) => id === seen?.version);
  if (!seen || (end < 0 && seen.version !== '')) return undefined;
  const later = end < 0 ? versions : versions.slice(0, end);
  const known = new Set(seen.unreleased);
  return new Set(
    later.flatMap(({ isReleased, changes }) => (isReleased ? changes : changes.filter((id) => !known.has(id)))),
  );
}

function readSeen(text: string): Seen | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || typeof value.version !== 'string' || !Array.isArray(value.unreleased)) return undefined;
    return { version: value.version, unreleased: value.unreleased.map(String) };
  } catch {
    return undefined;
  }
}
