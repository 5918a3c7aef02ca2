import { useContext, useSyncExternalStore } from 'react';
import { BenchContext } from './benchContext';

/** The call on trial, and what all calls share. */
export function useBench() {
  const bench = useContext(BenchContext);
  if (!bench) throw new Error('Parts of the console belong into a call on trial.');
  const { store, desk } = bench;
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const shared = useSyncExternalStore(desk.store.subscribe, desk.store.get, desk.store.get);
  return { bench, state, shared };
}
