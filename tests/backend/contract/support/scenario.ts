import type { Contract, Outcome } from './contract';
import { type Game, openGame } from './game';
import type { Fetch } from './wire';

export interface Scenario {
  operationId: string;
  code: number;
  /** Each outcome must have the code, or an entry with it. */
  run(game: Game): Promise<Outcome | Outcome[]>;
}

export function scenario(operationId: string, code: number, run: Scenario['run']): Scenario {
  return { operationId, code, run };
}

/** Resets the sandbox, and throws if the scenario ends otherwise. */
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
