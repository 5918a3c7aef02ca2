import { useEffect, useSyncExternalStore } from 'react';
import { useBench } from './useBench';
import { loadWorld } from './world';

/** What the panel shows of the sandbox. */
export function useWorld() {
  const { bench, state, shared } = useBench();
  const { world: store } = bench.desk;
  const world = useSyncExternalStore(store.subscribe, store.get, store.get);
  return { bench, state, shared, store, world };
}

/** Renews what is shown after each change: it brings new values for the forms, too. */
export function useFreshWorld(): void {
  const { desk } = useBench().bench;
  useEffect(() => {
    let latest = desk.store.get();
    void loadWorld(desk);
    return desk.store.subscribe(() => {
      const next = desk.store.get();
      if (next.known !== latest.known || next.target !== latest.target) void loadWorld(desk);
      latest = next;
    });
  }, [desk]);
}
