import type { Json } from '../types';

/** The members of what was sent. Throws an `Error` for anything that is not an object of these names. */
export function readInput(input: Json, what: string, names: string[]): { [name: string]: Json } {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new Error(`${what} is a JSON object with ${names.join(', ')}.`);
  }
  const unknown = Object.keys(input).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`${what} has no \`${unknown}\`, only ${names.join(', ')}.`);
  return input;
}

/** A whole number of at least `least` and at most `most`. */
export function readWhole(value: Json | undefined, name: string, least: number, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`\`${name}\` must be a whole number from ${least} to ${most}.`);
}
