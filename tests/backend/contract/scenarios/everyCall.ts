import { expect } from 'vitest';
import type { Contract, DeclaredOperation, Outcome } from '../support/contract';
import type { Game } from '../support/game';
import { type Scenario, scenario } from '../support/scenario';
import { type GoodCall, leaveOut, makeWrong } from '../support/spoil';
import { keysOf, type Values, type WireRequest } from '../support/wire';
import { exampleBody, exampleValues } from './examples';

const TOO_LONG = 60;
const GAME = { gameId: 'demo', gameSecret: 'demo-secret' };

export function everyCall({ operations }: Contract): Scenario[] {
  return operations.flatMap((operation) => {
    const names = [...keysOf(operation), ...operation.parameters.map(({ name }) => name)];
    return [
      ...spoiled(operation, 501, leaveOut),
      ...spoiled(operation, 500, makeWrong),
      ...(names.includes('session_key') ? withSession(operation) : []),
      ...(names.includes('gameId') ? withGame(operation) : []),
      ...(names.includes('gameSecret') ? withSecret(operation) : []),
    ];
  });
}

/** The document's example call, with values of the sandbox. */
function goodCall(operation: DeclaredOperation, values: Values): GoodCall {
  const names = [...keysOf(operation), ...operation.parameters.map(({ name }) => name)];
  const own = Object.entries({ ...GAME, ...values }).filter(([name]) => names.includes(name));
  return {
    operation,
    values: { ...exampleValues(operation), ...Object.fromEntries(own) },
    body: exampleBody(operation),
  };
}

function call(game: Game, operation: DeclaredOperation, changed: Values): Promise<Outcome> {
  const { values, body } = goodCall(operation, changed);
  return game.call(operation.operationId, values, body);
}

function spoiled(operation: DeclaredOperation, code: number, spoil: (call: GoodCall) => WireRequest[]): Scenario[] {
  if (spoil(goodCall(operation, { session_key: 'key' })).length === 0) return [];
  const spoilAll = async (game: Game) => {
    const { key } = await game.logIn('mia');
    const outcomes: Outcome[] = [];
    for (const request of spoil(goodCall(operation, { session_key: key }))) {
      outcomes.push(await game.send(operation.operationId, request));
    }
    return outcomes;
  };
  return [scenario(operation.operationId, code, spoilAll)];
}

function withSession(operation: DeclaredOperation): Scenario[] {
  return [
    scenario(operation.operationId, 10020, async (game) => {
      const { key, get } = await game.logIn('mia');
      await get('logout');
      return [
        await call(game, operation, { session_key: key }),
        await call(game, operation, { session_key: 'the-key-of-the-platform' }),
      ];
    }),
    scenario(operation.operationId, 10021, async (game) => {
      const { key } = await game.logIn('mia');
      await game.wait(TOO_LONG);
      return call(game, operation, { session_key: key });
    }),
  ];
}

function withGame(operation: DeclaredOperation): Scenario[] {
  return [
    scenario(operation.operationId, 10100, async (game) => {
      const outcome = await call(game, operation, { gameId: 'no-such-game' });
      // The code has another meaning for configs.
      expect(outcome.msg).toBe('game does not exist');
      return outcome;
    }),
    scenario(operation.operationId, 10101, async (game) => {
      await game.set('set-shelf', { offShelf: true });
      return call(game, operation, {});
    }),
  ];
}

function withSecret(operation: DeclaredOperation): Scenario[] {
  return [scenario(operation.operationId, 10102, (game) => call(game, operation, { gameSecret: 'wrong' }))];
}
