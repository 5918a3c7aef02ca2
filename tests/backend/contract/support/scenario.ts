import type { Contract, Outcome } from './contract';
import { type Game, openGame } from './game';
import type { Fetch } from './wire';

/** A way in which an operation ends with a code. */
export interface Scenario {
  operationId: string;
  code: number;
  /** The outcomes of the operation; each of them has to have the code, or an entry with it. */
  run(game: Game): Promise<Outcome | Outcome[]>;
}

export function scenario(operationId: string, code: number, run: Scenario['run']): Scenario {
  return { operationId, code, run };
}

/** Plays a scenario with the game of a sandbox as it is at first. Throws where it ends in another way. */
export async function play({ operationId, code, run }: Scenario, contract: Contract, fetch: Fetch): Promise<void> {
  const game = openGame('demo', contract, fetch);
  await game.controls.reset();
  const outcomes = [await run(game)].flat();
  if (outcomes.length === 0) throw new Error('The scenario has no outcome');
  for (const outcome of outcomes) {
    const found = [outcome.code, ...outcome.entryCodes];
    if (outcome.operationId !== operationId) throw new Error(`The scenario ends with ${outcome.operationId}`);
    if (!found.includes(code)) throw new Error(`${operationId} ended with ${found.join(', ')} instead of ${code}`);
  }
}
