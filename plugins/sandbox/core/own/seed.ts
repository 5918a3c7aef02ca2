import type { Backend, Random, State } from '../types';
import { SEEDED } from './keys';

/** Fills a state that is new. */
export function ensureSeeded(state: State, backend: Backend, now: number, random: Random): void {
  if (state.get(SEEDED) !== undefined) return;
  backend.seed(state, now, random);
  markSeeded(state);
}

/** Says that the state has its contents, so that nothing is added to them. */
export function markSeeded(state: State): void {
  state.set(SEEDED, true);
}

/** Empties the state, clock, log and faults included, and fills it as it was at first. */
export function reseed(state: State, backend: Backend, now: number, random: Random): void {
  for (const [key] of state.list('')) state.delete(key);
  ensureSeeded(state, backend, now, random);
}
