import { callAsPlayer } from '../session';
import { load, type State } from './load';

/** Writes `mine`, merged with what another device has written since `version`. */
export async function saveMerged(
  mine: State,
  version?: string,
): Promise<{ state: State; version: string }> {
  const current = await load();
  const merged = current.version === version ? mine : merge(mine, current.state);
  const { updateTime } = await callAsPlayer('POST', '/api/v1/archive/set/progress', {}, merged);
  return { state: merged, version: updateTime };
}

/** The rules of your game, field by field. None of them may lose what the player has earned. */
function merge(mine: State, theirs: State): State {
  return {
    ...theirs,
    ...mine,
    level: Math.max(mine.level, theirs.level),
    unlocked: [...new Set([...(theirs.unlocked ?? []), ...(mine.unlocked ?? [])])],
  };
}
