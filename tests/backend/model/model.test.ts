import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { readContract } from '../contract/support/contract';
import { createStarter } from '../contract/support/inProcess';
import { hasRule } from './rules';
import { startRun } from './run';
import { steps } from './steps';

const contract = await readContract();
const start = createStarter(contract);

describe('a sandbox in which anything may happen', () => {
  it('answers as the rules say, whatever players and developers do', async () => {
    const reached = new Set<string>();
    let count = 0;
    const property = fc.asyncProperty(steps(150), async (list) => {
      const { play } = startRun(contract, start, 1);
      for (const step of list) {
        const answer = await play(step);
        if (answer) reached.add(`${answer.operationId} ${answer.code}`);
        count += 1;
      }
    });
    await fc.assert(property, { numRuns: 80 });
    // With a random seed, coverage varies.
    if (inject('fuzzSeed') !== undefined) return;
    expect(count).toBeGreaterThan(4000);
    const expected = contract.operations
      .filter(({ operationId }) => hasRule(operationId))
      .flatMap(({ operationId, errors }) =>
        [0, ...errors.flatMap(({ error, inherited }) => (inherited || error.code >= 30_000 ? [] : error.code))].map(
          (code) => `${operationId} ${code}`,
        ),
      );
    expect(expected.filter((one) => !reached.has(one))).toEqual([]);
  });

  it('does not touch another one beside it', async () => {
    const property = fc.asyncProperty(steps(60), steps(60), async (mine, yours) => {
      const [one, other] = [startRun(contract, start, 1), startRun(contract, start, 1)];
      for (let index = 0; index < Math.max(mine.length, yours.length); index += 1) {
        await Promise.all([mine[index], yours[index]].map(async (step, who) => step && [one, other][who]?.play(step)));
      }
    });
    await fc.assert(property, { numRuns: 10 });
  });

  it('goes on from a snapshot as if nothing had happened since, in another sandbox too', async () => {
    const property = fc.asyncProperty(steps(60), steps(30), steps(60), async (before, lost, after) => {
      const run = startRun(contract, start, 1);
      for (const step of before) await run.play(step);
      const [snapshot, world] = [await run.game.controls.snapshot(), structuredClone(run.world)];
      for (const step of lost) await run.play(step);
      const elsewhere = startRun(contract, start, 2);
      for (const { game } of [run, elsewhere]) await game.controls.restore(snapshot);
      run.world = world;
      elsewhere.world = structuredClone(world);
      for (const step of after) for (const { play } of [run, elsewhere]) await play(step);
    });
    await fc.assert(property, { numRuns: 10 });
  });

  it('gives out the same keys and codes for the same seed, and others for another', async () => {
    const property = fc.asyncProperty(steps(60), async (list) => {
      const [one, same, other] = [1, 1, 2].map((seed) => startRun(contract, start, seed));
      for (const step of list) for (const run of [one, same, other]) await run?.play(step);
      const [mine, again, others] = [one, same, other].map((run) => run?.world.issued);
      expect(again).toEqual(mine);
      const secrets = (issued = mine) => [...(issued?.keys ?? []), ...(issued?.codes ?? []), ...(issued?.tokens ?? [])];
      expect(secrets(others).filter((secret) => secrets().includes(secret))).toEqual([]);
    });
    await fc.assert(property, { numRuns: 10 });
  });
});
