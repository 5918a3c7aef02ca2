import { change, loaded, read, type State, save } from '../cloud';

/** In place of `save`: first takes over what another device has written since. */
export async function saveMerged(): Promise<void> {
  const theirs = await read();
  if (loaded && loaded.version !== theirs.version) {
    loaded.version = theirs.version;
    change(merge(loaded.state, theirs.state));
  }
  await save();
}

/** The rules of your game, field by field. None of them may lose what the player has earned. */
function merge(mine: State, theirs: State): State {
  return {
    ...mine, // coins, and what was paid in them, stay together: ask the player which to keep
    ...betterScore(mine, theirs),
    level: Math.max(mine.level, theirs.level),
    unlocked: [...new Set([...(theirs.unlocked ?? []), ...(mine.unlocked ?? [])])],
  };
}

/** The later season counts, and in it the higher score. */
function betterScore(mine: State, theirs: State): Pick<State, 'score' | 'season' | 'team'> {
  const later = (theirs.season ?? 0) - (mine.season ?? 0);
  const higher = (theirs.score ?? 0) - (mine.score ?? 0);
  const { score, season, team } = (later || higher) > 0 ? theirs : mine;
  return { score, season, team };
}
