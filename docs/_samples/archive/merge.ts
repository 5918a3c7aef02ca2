import { change, type HelpResult, loaded, read, type State, save } from '../cloud';

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
    ...mine, // the coins of this device, and what was paid in them: better ask the player
    ...betterScore(mine, theirs),
    level: Math.max(mine.level, theirs.level),
    unlocked: union(theirs.unlocked, mine.unlocked),
    help: union(theirs.help, mine.help, nameOfHelp),
    gifts: union(theirs.gifts, mine.gifts), // rather given twice than lost
  };
}

/** The later season counts, and in it the higher score. */
function betterScore(mine: State, theirs: State): Pick<State, 'score' | 'season' | 'team'> {
  const later = (theirs.season ?? 0) - (mine.season ?? 0);
  const higher = (theirs.score ?? 0) - (mine.score ?? 0);
  const { score, season, team } = (later || higher) > 0 ? theirs : mine;
  return { score, season, team };
}

/** What either has, once; what one of them has twice stays twice. */
function union<T>(theirs: T[] = [], mine: T[] = [], nameOf: (item: T) => string = String): T[] {
  const names = theirs.map(nameOf);
  const isNew = (item: T) => {
    const index = names.indexOf(nameOf(item));
    if (index >= 0) names.splice(index, 1);
    return index < 0;
  };
  return [...theirs, ...mine.filter(isNew)];
}

function nameOfHelp({ topic, helperId, finishTime }: HelpResult): string {
  return `${topic} ${helperId} ${finishTime}`;
}
