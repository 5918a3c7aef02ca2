import type { Json } from '@livespec/docusaurus/backend';
import type { PlayerCall } from '../player';
import { requireFeature } from '../state/games';
import { keyOf, read } from '../state/keys';
import { textOf } from '../state/parameters';

export function getCounter(call: PlayerCall): Json {
  return read<number>(call.state, counterKey(call)) ?? 0;
}

export function incrementCounter(call: PlayerCall): Json {
  const key = counterKey(call);
  const value = (read<number>(call.state, key) ?? 0) + 1;
  // counterInc: Each call adds 1.
  call.state.set(key, value);
  return value;
}

/** Counter: Each player has counters of their own, which start at 0. */
function counterKey(call: PlayerCall): string {
  const { id: game, counters } = requireFeature(call, 'counter', 10501);
  const id = textOf(call, 'id');
  // 10500: The counter identifier is invalid.
  return counters.includes(id)
    ? keyOf('counter', game, call.player.id, id)
    : call.fail(10500, `The game has no counter "${id}"`);
}
