import type { Json } from '../../../../plugins/openapi/core/json';
import type { Contract, DeclaredOperation, Outcome } from '../support/contract';
import type { Game } from '../support/game';
import { type Scenario, scenario } from '../support/scenario';
import { keysOf, type Values, type WireRequest, writeRequest } from '../support/wire';
import { exampleBody, exampleValues } from './examples';

/** The ways to fail that come with the shape of a call and with its key: the same for all operations that have one. */
export function everyCall({ operations }: Contract): Scenario[] {
  return operations.flatMap((operation) => {
    const { operationId, parameters } = operation;
    const takes = (name: string) => [...keysOf(operation), ...parameters.map((one) => one.name)].includes(name);
    const [missing, wrong] = [requestsWithout(operation), wrongRequests(operation)];
    return [
      ...(missing({}).length > 0 ? [scenario(operationId, 501, (game) => sendAll(game, operationId, missing))] : []),
      ...(wrong({}).length > 0 ? [scenario(operationId, 500, (game) => sendAll(game, operationId, wrong))] : []),
      ...(takes('session_key') ? withSession(operation) : []),
      ...(takes('gameId') ? withGame(operation) : []),
      ...(takes('gameSecret') ? [withSecret(operation)] : []),
    ];
  });
}

type Requests = (keys: Values) => WireRequest[];

async function sendAll(game: Game, operationId: string, requests: Requests): Promise<Outcome[]> {
  const { key } = await game.logIn('mia');
  const outcomes: Outcome[] = [];
  for (const request of requests({ session_key: key, gameSecret: 'demo-secret' })) {
    outcomes.push(await game.send(operationId, request));
  }
  return outcomes;
}

/** The call of the document's example without each thing that it needs, one at a time. */
function requestsWithout(operation: DeclaredOperation): Requests {
  const { parameters, body } = operation;
  const needed = [...keysOf(operation), ...parameters.filter(({ required }) => required).map(({ name }) => name)];
  return (keys) => {
    const values = { ...keysFor(operation, keys), ...exampleValues(operation) };
    const without = needed.map((name) =>
      writeRequest(operation, { ...values, [name]: undefined }, exampleBody(operation)),
    );
    return body?.required ? [...without, writeRequest(operation, values)] : without;
  };
}

/** The call of the document's example with everything that can be wrong with it, one at a time. */
function wrongRequests(operation: DeclaredOperation): Requests {
  const { parameters, body } = operation;
  return (keys) => {
    const values = { ...keysFor(operation, keys), ...exampleValues(operation) };
    const write = (changed: Values = {}) => writeRequest(operation, { ...values, ...changed }, exampleBody(operation));
    const { target } = write();
    const [path = '', query] = target.split('?');
    return [
      ...(query ?? '')
        .split('&')
        .filter(Boolean)
        .map((pair) => ({ ...write(), target: `${target}&${pair}` })),
      ...(parameters.some((one) => one.in === 'path')
        ? [{ ...write(), target: target.replace(path, `${path}%ff`) }]
        : []),
      ...parameters.flatMap(({ name, contentType, schema }) =>
        contentType !== undefined || (typeof schema === 'object' && schema.type === 'integer')
          ? [{ ...write({ [name]: undefined }), target: `${write({ [name]: undefined }).target}&${name}=%7Bx` }]
          : [],
      ),
      ...(body ? ['{', '[]', 'null', '"text"'].map((text) => ({ ...write(), body: text })) : []),
    ];
  };
}

function keysFor(operation: DeclaredOperation, keys: Values): Values {
  return Object.fromEntries(keysOf(operation).map((name) => [name, keys[name] ?? 'key']));
}

function withSession(operation: DeclaredOperation): Scenario[] {
  const { operationId } = operation;
  const call = (game: Game, key: string) =>
    game.call(operationId, { ...exampleValues(operation), session_key: key }, exampleBody(operation));
  return [
    scenario(operationId, 10020, async (game) => {
      const { key, get } = await game.logIn('mia');
      await get('logout');
      return [await call(game, 'the-key-of-the-platform'), await call(game, key)];
    }),
    scenario(operationId, 10021, async (game) => {
      const { key } = await game.logIn('mia');
      await game.wait(60);
      return call(game, key);
    }),
  ];
}

function withGame(operation: DeclaredOperation): Scenario[] {
  const { operationId } = operation;
  const call = (game: Game, gameId: string) => game.call(operationId, exampleWith(operation, { gameId }));
  return [
    scenario(operationId, 10100, (game) => call(game, 'no-such-game')),
    scenario(operationId, 10101, async (game) => {
      await game.set('set-shelf', { offShelf: true });
      return call(game, game.id);
    }),
  ];
}

function withSecret(operation: DeclaredOperation): Scenario {
  return scenario(operation.operationId, 10102, (game) =>
    game.call(operation.operationId, exampleWith(operation, { gameId: game.id, gameSecret: 'wrong' })),
  );
}

function exampleWith(operation: DeclaredOperation, values: Record<string, Json>): Values {
  return { ...keysFor(operation, { gameSecret: 'demo-secret' }), ...exampleValues(operation), ...values };
}
