import { useMemo, useRef, useState } from 'react';
import { type Call, createCloud, type Transport } from '../../../_samples/cloud';
import { type LoggedCall, logCalls } from './logCalls';
import { createPlayer, type Player } from './player';
import { type Game, openGame } from './sandbox';

const MOST_CALLS = 40;

export interface DemoGame {
  call: Call;
  /** The player who logs in with this code. */
  player(code: string): Player;
  /** Without a line in the log. */
  quiet: Call;
  calls: LoggedCall[];
  /** Moves the clock of the service. */
  advance(milliseconds: number): Promise<void>;
  /** Milliseconds that the service is ahead of this device. */
  ahead: number;
  /** No call gets through while this is true. */
  offline: boolean;
  setOffline(offline: boolean): void;
  /** Runs one task at a time, and keeps what went wrong. */
  run(task: () => unknown): Promise<void>;
  busy: boolean;
  error: unknown;
}

/** A service of the demo's own, in memory, and what has been sent to it. */
export function useGame(): DemoGame {
  const [calls, setCalls] = useState<LoggedCall[]>([]);
  const [ahead, setAhead] = useState(0);
  const [offline, setOffline] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const isOffline = useRef(false);
  isOffline.current = offline;

  const service = useMemo(() => {
    let opened: Promise<Game> | undefined;
    let count = 0;
    const players = new Map<string, Player>();
    const open = () => {
      opened ??= openGame().catch((reason) => {
        opened = undefined;
        throw reason;
      });
      return opened;
    };
    const send: Transport = async (request) => (await open()).send(request);
    const sendIfOnline: Transport = (request) =>
      isOffline.current ? Promise.reject(new TypeError('No connection')) : send(request);
    const logged = logCalls(sendIfOnline, (call) => {
      count += 1;
      const id = count;
      setCalls((before) => [{ ...call, id }, ...before].slice(0, MOST_CALLS));
    });
    const call = createCloud(logged);
    return {
      call,
      quiet: createCloud(send),
      player(code: string) {
        const player = players.get(code) ?? createPlayer(call, code);
        players.set(code, player);
        return player;
      },
      async advance(milliseconds: number) {
        await (await open()).advance(milliseconds);
        setAhead((before) => before + milliseconds);
      },
    };
  }, []);

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

  return { ...service, calls, ahead, offline, setOffline, run, busy, error };
}
