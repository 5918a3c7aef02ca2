import type { Call, State } from '@livespec/docusaurus/backend';
import type { Player } from '../player';
import { keyOf, read } from './keys';
import type { Feature, Game } from './stored';

export function readGame(state: State, id: string): Game | undefined {
  return read<Game>(state, keyOf('game', id));
}

export function writeGame(state: State, game: Game): void {
  state.set(keyOf('game', game.id), game);
}

/** The game that a call without a session names. */
export function requireGame(call: Call, id: string): Game {
  const game = readGame(call.state, id) ?? call.fail(10100, `The sandbox has no game "${id}"`);
  return game.offShelf ? call.fail(10101, `The game "${id}" is off the shelf`) : game;
}

/** The game of a session, even when it is off the shelf: no call with a session lists 10101. */
export function gameOf(call: Call & { player: Player }): Game {
  return readGame(call.state, call.player.game) ?? call.fail(10020, 'The game of the session is gone');
}

/** The game of a session; fails with `code` where the feature is not enabled. */
export function requireFeature(call: Call & { player: Player }, feature: Feature, code: number): Game {
  const game = gameOf(call);
  return game.features[feature]
    ? game
    : call.fail(code, `The game has no ${feature} feature: the control set-feature enables it`);
}
