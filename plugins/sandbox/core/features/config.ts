import type { Json, PlayerCall } from '../types';
import { keyOf, read } from './state/keys';
import { textOf } from './state/parameters';

/** configContent: a config of the player's game, as text. */
export function getConfig(call: PlayerCall): Json {
  const key = keyOf('config', call.player.game, textOf(call, 'groupId'), textOf(call, 'dataId'));
  return read<string>(call.state, key) ?? call.fail(10100);
}
