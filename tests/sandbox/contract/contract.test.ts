import { describe, expect, it } from 'vitest';
import { allScenarios } from './scenarios';
import { readContract } from './support/contract';
import { createStarter } from './support/inProcess';
import { play } from './support/scenario';

const contract = await readContract();
const scenarios = allScenarios(contract);

describe('the scenarios', () => {
  const names = (list: Array<{ operationId: string; code: number }>) =>
    [...new Set(list.map(({ operationId, code }) => `${operationId} ${code}`))].sort();

  it('lead to a success of every operation, to each code that the document lists for it, and to no other', () => {
    const listed = contract.operations.flatMap(({ operationId, errors }) =>
      [0, ...errors.map(({ error }) => error.code)].map((code) => ({ operationId, code })),
    );
    expect(listed.length).toBeGreaterThan(200);
    expect(names(scenarios)).toEqual(names(listed));
  });
});

describe('the sandbox in this process', () => {
  const fetch = createStarter(contract)();
  it.each(scenarios)('$operationId ends with $code', (scenario) => play(scenario, contract, fetch));
});
