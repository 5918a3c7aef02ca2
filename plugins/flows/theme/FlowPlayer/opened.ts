import { useSyncExternalStore } from 'react';
import { useVersionKey } from '../../../shared/browser/useVersionKey';
import type { Player } from '../../browser/player';

/** By version of the docs and workflow. Players outlive their page: who comes back finds what has run. */
const players = new Map<string, Player>();
const listeners = new Set<() => void>();

/** The player that a reader has opened for a workflow, and what opens or closes it. */
export function usePlayer(flow: string): [Player | undefined, (player: Player | undefined) => void] {
  const key = `${useVersionKey() ?? ''} ${flow}`;
  const player = useSyncExternalStore(
    subscribe,
    () => players.get(key),
    () => undefined,
  );
  const setPlayer = (next: Player | undefined) => {
    if (next) players.set(key, next);
    else players.delete(key);
    for (const listener of [...listeners]) listener();
  };
  return [player, setPlayer];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
