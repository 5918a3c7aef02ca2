import { describe, expect, it } from 'vitest';
import { allScenarios } from './scenarios';
import { readContract } from './support/contract';
import { createStarter } from './support/inProcess';
import { testScenarios } from './support/testScenarios';

const contract = await readContract();

describe('the scenarios', () => {
  const nameAll = (list: Array<{ operationId: string; code: number }>) =>
    [...new Set(list.map(({ operationId, code }) => `${operationId} ${code}`))].sort();

  it('lead to a success of every operation, to each code that the document lists for it, and to no other', () => {
    const listed = contract.operations.flatMap(({ operationId, errors }) =>
      [0, ...errors.map(({ error }) => error.code)].map((code) => ({ operationId, code })),
    );
    expect(listed.length).toBeGreaterThan(200);
    expect(nameAll(allScenarios(contract))).toEqual(nameAll(listed));
  });
});

describe('the sandbox in this process', () => {
  testScenarios(contract, createStarter(contract)());
});
