import type { State } from '../types';
import { OWN } from './seed';

const CLOCK = `${OWN}clock`;

/** 10000-01-01: ISO 8601 years have four digits. */
const END_OF_TIME = 253_402_300_800_000;

export function readTime(state: State, clock: number): number {
  return clock + readOffset(state);
}

export function readOffset(state: State): number {
  return Number(state.get(CLOCK) ?? 0);
}

/** Sets the time, which continues from there. Throws `RangeError` for invalid times. */
export function setTime(state: State, clock: number, time: number): void {
  if (!Number.isSafeInteger(time) || time < 0 || time >= END_OF_TIME) {
    throw new RangeError('The time must be an integer of milliseconds, from 1970 to the year 9999.');
  }
  if (time === clock) state.delete(CLOCK);
  else state.set(CLOCK, time - clock);
}
