import type { Json } from '@livespec/docusaurus/backend';
import type { PlayerCall } from '../player';
import { keyOf, read } from '../state/keys';
import { textOf } from '../state/parameters';

export function getConfig(call: PlayerCall): Json {
  const [groupId, dataId] = [textOf(call, 'groupId'), textOf(call, 'dataId')];
  const content = read<string>(call.state, keyOf('config', call.player.game, groupId, dataId));
  // 10100: The config does not exist.
  return content ?? call.fail(10100, `The game has no config "${dataId}" in the group "${groupId}"`);
}
