import type { ApiModel } from '../model/types';
import { compareModels } from './compareModels';
import { formatChange } from './formatChange';
import type { Change } from './types';
import { announcesBreaking } from './version';

/** What changed between two versions, the most important first. */
export interface Comparison {
  before: string;
  after: string;
  /** The version numbers say that clients have to change. */
  isAnnounced: boolean;
  /** With a sentence for people. */
  changes: Array<Change & { message: string }>;
}

export function findChanges(old: ApiModel, now: ApiModel): Comparison {
  const [before, after] = [old.version, now.version];
  const changes = compareModels(old, now).map((change) => {
    return { ...change, message: `\`${change.subject}\`: ${formatChange(change)}.` };
  });
  return { before, after, isAnnounced: announcesBreaking(before, after), changes };
}
