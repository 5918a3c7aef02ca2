import type { State, Who } from '../types';
import { OWN } from './seed';

const ACTOR = `${OWN}actor`;

/** Whom a reader has chosen to act; otherwise, who logged in last does. */
export function readActor(state: State): Who {
  const player = state.get(ACTOR);
  return typeof player === 'string' ? { player } : {};
}

export function setActor(state: State, player: string | undefined): void {
  if (player !== undefined) state.set(ACTOR, player);
  else if (state.get(ACTOR) !== undefined) state.delete(ACTOR);
}
