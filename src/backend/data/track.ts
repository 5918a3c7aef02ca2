import { type Json, limitReason, type State } from '@livespec/docusaurus/backend';
import type { PlayerCall } from '../player';
import { keyOf, read } from '../state/keys';
import { LIMITS, lastOf, limitOf } from '../state/limits';
import type { TrackEvent } from '../state/stored';

export function collectEvents(call: PlayerCall): Json {
  const { state, player } = call;
  // 501: A required parameter is missing.
  const batch = call.parameters.event_list ?? call.fail(501, 'event_list is missing');
  // 500: A value has the wrong type, is out of range, or is not valid JSON where JSON is expected.
  if (!Array.isArray(batch)) return call.fail(500, 'event_list must be a list');
  const [limit] = batch.flatMap((event) => limitOf(event, LIMITS.event) ?? []);
  if (limit) return call.fail(500, limitReason(limit));
  const key = keyOf('events', player.game, player.id);
  state.set(key, lastOf([...eventsOf(state, player.game, player.id), ...(batch as TrackEvent[])], LIMITS.events));
  return null;
}

export function eventsOf(state: State, game: string, player: number): TrackEvent[] {
  return read<TrackEvent[]>(state, keyOf('events', game, player)) ?? [];
}
