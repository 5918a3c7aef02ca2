import type { Call, State } from '@livespec/docusaurus/backend';
import type { Player } from '../player';
import { keyOf, read } from './keys';
import type { Feature, Game } from './stored';

export function readGame(state: State, id: string): Game | undefined {
  return read<Game>(state, keyOf('game', id));
}

/** sandbox: Set up games */
export function writeGame(state: State, game: Game): void {
  state.set(keyOf('game', game.id), game);
}

export function requireGame(call: Call, id: string): Game {
  // 10100: The game does not exist.
  const game = readGame(call.state, id) ?? call.fail(10100, `The sandbox has no game "${id}"`);
  // 10101: The game has been taken off the shelf.
  return game.offShelf ? call.fail(10101, `The game "${id}" is off the shelf`) : game;
}

/** The session's game, even if off the shelf: no call with a session declares 10101. */
export function gameOf(call: Call & { player: Player }): Game {
  // 10020: The session key is wrong.
  return readGame(call.state, call.player.game) ?? call.fail(10020, 'The game of the session is gone');
}

export function requireFeature(call: Call & { player: Player }, feature: Feature, code: number): Game {
  const game = gameOf(call);
  // 10604: The developer has not enabled cloud archives for the game.
  // 10501: The developer has not enabled counters for the game.
  // 10701: The developer has not enabled the ranking list for the game.
  return game.features[feature]
    ? game
    : call.fail(code, `The game has no ${feature} feature: the control set-feature enables it`);
}
