import { expect } from 'vitest';
import type { Contract, Outcome } from '../contract/support/contract';
import { type Game, openGame } from '../contract/support/game';
import type { createStarter } from '../contract/support/inProcess';
import { resolve } from './picks';
import { applyRule, createWorld } from './rules';
import { applyControl } from './rules/controls';
import type { World } from './rules/world';
import type { Step } from './steps';

const START = Date.UTC(2026, 4, 28, 8);
const SECOND = 1000;

export interface Run {
  world: World;
  game: Game;
  /** Throws if the two differ. */
  play(step: Step): Promise<Outcome | undefined>;
}

/** The clock advances by a second per step. */
export function startRun(contract: Contract, start: ReturnType<typeof createStarter>, seed: number): Run {
  let clock = START;
  const game = openGame('demo', contract, start({ seed, clock: () => clock }));
  const run: Run = { world: createWorld(START), game, play };
  return run;

  async function play(step: Step): Promise<Outcome | undefined> {
    clock += SECOND;
    run.world.now += SECOND;
    if ('control' in step) return playControl(step.control, resolve(step.input, run.world));
    const values = resolve(step.values, run.world);
    const { operationId, body } = step;
    const outcome = await game.call(operationId, values, body);
    const { code, data } = outcome;
    expect({ code, data }).toEqual(applyRule(run.world, operationId, { values, body, answer: data }));
    return outcome;
  }

  async function playControl(name: string, input: ReturnType<typeof resolve>): Promise<undefined> {
    const expected = applyControl(run.world, name, input);
    const answer = name === 'advance' ? game.wait(Number(input.minutes)) : game.set(name, input);
    if (expected === undefined) await expect(answer).rejects.toThrow('player');
    else expect(await answer).toEqual(expected);
  }
}
