import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInThisContext } from 'node:vm';

/** A counterexample of `npm run fuzz`, which the test tries first in every run. */
export interface FoundCase {
  /** Relative to the project's root. */
  file: string;
  /** With the names of its suites, separated by ` > `. */
  test: string;
  /** Index of the property in the test. */
  property: number;
  /** The property's arguments, as JavaScript. */
  value: string;
}

export const FOUND_FILE = 'tests/fuzz/found.json';

export function readFoundCases(): FoundCase[] {
  const path = resolve(FOUND_FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as FoundCase[]) : [];
}

/** fast-check's JavaScript exceeds JSON: `undefined`, `-0`, objects without a prototype. */
export function evaluate(value: string): unknown {
  return runInThisContext(`(${value})`);
}
