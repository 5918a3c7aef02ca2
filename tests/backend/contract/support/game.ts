import { type ControlClient, createControlClient } from '../../../../plugins/sandbox/core/controls/client';
import type { Json } from '../../../../plugins/shared/core/json';
import type { Contract, Outcome } from './contract';
import { type Fetch, keysOf, toRequest, type Values, type WireRequest, writeRequest } from './wire';

export type Platform = 'wx' | 'dy' | 'ks';

export interface Caller {
  /** Validates the response. */
  call(operationId: string, values?: Values, body?: Json): Promise<Outcome>;
  /** Returns the result; the call must succeed. */
  get<Data = null>(operationId: string, values?: Values, body?: Json): Promise<Data>;
}

export interface Player extends Caller {
  id: number;
  key: string;
}

export interface Game extends Caller {
  id: string;
  contract: Contract;
  controls: ControlClient;
  /** Calls a control with this game. */
  set<Data = unknown>(control: string, input: { [name: string]: Json }): Promise<Data>;
  /** Creates the player on first use. */
  logIn(name: string, platform?: Platform): Promise<Player>;
  createGame(id: string): Promise<Game>;
  send(operationId: string, request: WireRequest): Promise<Outcome>;
  /** Advances the time and returns it. */
  wait(minutes: number): Promise<number>;
}

export function openGame(id: string, contract: Contract, fetch: Fetch): Game {
  const controls = createControlClient(fetch);
  const anyone = callerWith({});

  async function send(operationId: string, request: WireRequest): Promise<Outcome> {
    const response = await fetch(toRequest(request));
    const reason = decodeURIComponent(response.headers.get('Sandbox-Reason') ?? '');
    const outcome = await contract.read(operationId, response);
    if ((outcome.code !== 0) !== (reason !== ''))
      throw new Error(`${operationId}: ${outcome.code}, reason "${reason}"`);
    return outcome;
  }

  function callerWith(keys: Values): Caller {
    function call(operationId: string, values: Values = {}, body?: Json): Promise<Outcome> {
      const operation = contract.operation(operationId);
      const own = Object.fromEntries(Object.entries(keys).filter(([name]) => keysOf(operation).includes(name)));
      return send(operationId, writeRequest(operation, { ...own, ...values }, body));
    }
    async function get<Data>(operationId: string, values?: Values, body?: Json): Promise<Data> {
      const { code, msg, data } = await call(operationId, values, body);
      if (code !== 0) throw new Error(`${operationId} failed with ${code} ${msg}`);
      return data as Data;
    }
    return { call, get };
  }

  async function logIn(name: string, platform: Platform = 'wx'): Promise<Player> {
    const credential = platform === 'dy' ? { anonymousCode: name } : { code: name };
    const { sessionKey, userDetails } = await anyone.get<{ sessionKey: string; userDetails: { id: number } }>(
      `${platform}Login`,
      { gameId: id, ...credential },
    );
    return { ...callerWith({ session_key: sessionKey }), id: userDetails.id, key: sessionKey };
  }

  return {
    ...anyone,
    id,
    contract,
    controls,
    send,
    logIn,
    createGame: async (other) => {
      await controls.run('create-game', { id: other });
      return openGame(other, contract, fetch);
    },
    set: async (control, input) => (await controls.run(control, { game: id, ...input })) as never,
    wait: async (minutes) => (await controls.advance(minutes * 60_000)).time,
  };
}
