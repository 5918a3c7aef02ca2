import type { State } from '../types';
import { OWN } from './seed';

const CLOCK = `${OWN}clock`;

/** 10000-01-01: ISO 8601 has four digits for the year. */
const END_OF_TIME = 253_402_300_800_000;

/** The time of the sandbox. */
export function readTime(state: State, clock: number): number {
  return clock + readOffset(state);
}

/** How far it is ahead of the clock, in milliseconds. */
export function readOffset(state: State): number {
  return Number(state.get(CLOCK) ?? 0);
}

/** Sets the time, which continues from there. Throws a `RangeError` for a time that no date has. */
export function setTime(state: State, clock: number, time: number): void {
  if (!Number.isSafeInteger(time) || time < 0 || time >= END_OF_TIME) {
    throw new RangeError('The time must be a whole number of milliseconds, from 1970 to the year 9999.');
  }
  if (time === clock) state.delete(CLOCK);
  else state.set(CLOCK, time - clock);
}
