import type { ApiModel } from '../model/types';
import { compareModels } from './compareModels';
import type { Change } from './types';

export interface VersionChanges {
  /** Absent for what is not released yet. */
  version?: string;
  changes: Change[];
  /** The first release has no changes. */
  isFirst?: true;
}

/** What each version changed, the newest first. `releases`: oldest first. */
export function compareReleases(releases: ApiModel[], current: ApiModel): VersionChanges[] {
  const versions = releases.map((model, index): VersionChanges => {
    const before = releases[index - 1];
    const { version } = model;
    return before ? { version, changes: compareModels(before, model) } : { version, changes: [], isFirst: true };
  });
  const latest = releases.at(-1);
  const changes = latest ? compareModels(latest, current) : [];
  const isReleased = latest?.version === current.version;
  if (changes.length > 0 || !isReleased)
    versions.push({ changes, ...(isReleased ? {} : { version: current.version }) });
  return versions.reverse();
}
