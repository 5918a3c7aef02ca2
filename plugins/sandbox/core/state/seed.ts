import type { Backend, Random, State } from '../types';
import { SEEDED } from './keys';

/**
 * The layout of the state. States are kept for a long time, and outlive the program: raise it when those of before can no
 * longer be read. They are then replaced, and snapshots of before are refused.
 */
export const LAYOUT = 1;

/** Fills a state that is new, or of another layout. */
export function ensureSeeded(state: State, backend: Backend, now: number, random: Random): void {
  if (state.get(SEEDED) !== LAYOUT) reseed(state, backend, now, random);
}

/** Says that the state has its contents, so that nothing is added to them. */
export function markSeeded(state: State): void {
  state.set(SEEDED, LAYOUT);
}

/** Empties the state, clock, log and faults included, and fills it as it was at first. */
export function reseed(state: State, backend: Backend, now: number, random: Random): void {
  for (const [key] of state.list('')) state.delete(key);
  backend.seed?.(state, now, random);
  markSeeded(state);
}
