import type { Backend, Random, State } from '../types';

export const OWN = '_sandbox/';
const SEEDED = `${OWN}seeded`;

/** Increase when earlier states can no longer be read: they are then replaced, and their snapshots refused. */
export const LAYOUT = 1;

export function ensureSeeded(state: State, backend: Backend, now: number, random: Random): void {
  if (state.get(SEEDED) !== LAYOUT) reseed(state, backend, now, random);
}

export function markSeeded(state: State): void {
  state.set(SEEDED, LAYOUT);
}

export function reseed(state: State, backend: Backend, now: number, random: Random): void {
  for (const [key] of state.list('')) state.delete(key);
  backend.seed?.(state, now, random);
  markSeeded(state);
}
