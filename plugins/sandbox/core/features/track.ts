import type { Json, PlayerCall, State } from '../types';
import { keyOf, read } from './state/keys';
import { fits, lastOf } from './state/limits';
import type { TrackEvent } from './state/stored';

/** Of each player the last so many events are kept. */
const MOST_EVENTS = 500;
/** Characters of one event, as JSON text. */
const LONGEST_EVENT = 10_000;

/** trackCollect: keeps the events of one batch, in the order in which they came. */
export function collectEvents(call: PlayerCall): Json {
  const { state, player } = call;
  const batch = call.parameters.event_list ?? call.fail(501);
  if (!Array.isArray(batch) || !batch.every((event) => fits(event, LONGEST_EVENT))) return call.fail(500);
  const key = keyOf('events', player.game, player.id);
  state.set(key, lastOf([...eventsOf(state, player.game, player.id), ...(batch as TrackEvent[])], MOST_EVENTS));
  return null;
}

/** What a player's game has sent, the oldest first. */
export function eventsOf(state: State, game: string, player: number): TrackEvent[] {
  return read<TrackEvent[]>(state, keyOf('events', game, player)) ?? [];
}
