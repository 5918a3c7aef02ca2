import { useState } from 'react';
import { type Call, createCloud, type Transport } from '../../../_samples/cloud';
import { type LoggedCall, logCalls } from './logCalls';
import { createPlayer, type Player } from './player';
import { type Game, openGame } from './sandbox';

const MOST_CALLS = 40;

export interface DemoGame {
  call: Call;
  /** The player who logs in with this code. */
  player(code: string): Player;
  calls: LoggedCall[];
  /** Moves the clock of the service. */
  advance(milliseconds: number): Promise<void>;
  /** The time of the service. */
  now(): number;
  /** Milliseconds that the service is ahead of this device. */
  ahead: number;
  /** Calls whose path has this text do not get through. */
  offline: string | undefined;
  setOffline(offline: string | undefined): void;
  /** Runs one task at a time, and keeps what went wrong. */
  run(task: () => unknown): Promise<void>;
  busy: boolean;
  error: unknown;
}

type Prepare = (call: Call) => Promise<void>;

/** A service of the demo's own, in memory, and what has been sent to it. `prepare` fills it, unseen. */
export function useGame(prepare?: Prepare): DemoGame {
  const [calls, setCalls] = useState<LoggedCall[]>([]);
  const [ahead, setAhead] = useState(0);
  const [offline, setOffline] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [service] = useState(() =>
    connect(prepare, (call) => setCalls((before) => [call, ...before].slice(0, MOST_CALLS))),
  );

  async function run(task: () => unknown): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      await task();
    } catch (reason) {
      setError(reason);
    }
    setBusy(false);
  }

  return {
    ...service,
    calls,
    ahead,
    async advance(milliseconds) {
      await service.advance(milliseconds);
      setAhead((before) => before + milliseconds);
    },
    offline,
    setOffline(text) {
      service.lose(text);
      setOffline(text);
    },
    run,
    busy,
    error,
  };
}

/** The service is started by the first call. */
function connect(prepare: Prepare | undefined, report: (call: LoggedCall) => void) {
  let opened: Promise<Game> | undefined;
  let ahead = 0;
  let lost: string | undefined;
  let count = 0;
  const players = new Map<string, Player>();

  async function begin(): Promise<Game> {
    const game = await openGame();
    await prepare?.(createCloud(game.send));
    return game;
  }

  function open(): Promise<Game> {
    opened ??= begin().catch((reason) => {
      opened = undefined;
      throw reason;
    });
    return opened;
  }

  const send: Transport = async (request) => {
    if (lost !== undefined && request.url.includes(lost)) throw new TypeError('No connection');
    return (await open()).send(request);
  };
  const call = createCloud(
    logCalls(send, (made) => {
      count += 1;
      report({ ...made, id: count });
    }),
  );
  return {
    call,
    player(code: string): Player {
      const player = players.get(code) ?? createPlayer(call, code);
      players.set(code, player);
      return player;
    },
    now: () => Date.now() + ahead,
    async advance(milliseconds: number) {
      await (await open()).advance(milliseconds);
      ahead += milliseconds;
    },
    lose(text: string | undefined) {
      lost = text;
    },
  };
}
