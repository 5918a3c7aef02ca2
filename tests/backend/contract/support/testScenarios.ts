import { it } from 'vitest';
import { allScenarios } from '../scenarios';
import type { Contract } from './contract';
import { play } from './scenario';
import type { Fetch } from './wire';

/** Test names are like `inviteResponse ends with 10202 invite-already-answered`. */
export function testScenarios(contract: Contract, fetch: Fetch): void {
  for (const scenario of allScenarios(contract)) {
    const { operationId, code } = scenario;
    const name = contract.model.errors.find((error) => error.code === code)?.name;
    const end = code === 0 ? 'succeeds' : `ends with ${code} ${name}`;
    it(`${operationId} ${end}`, () => play(scenario, contract, fetch));
  }
}
