import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInThisContext } from 'node:vm';

/** A counterexample that `npm run fuzz` has found: the test tries it in every run, before its own cases. */
export interface FoundCase {
  /** Relative to the root of the project. */
  file: string;
  /** With the names of its suites, separated by ` > `. */
  test: string;
  /** Which property of the test, from 0. */
  property: number;
  /** The arguments of the property, as JavaScript. */
  value: string;
}

export const FOUND_FILE = 'tests/fuzz/found.json';

export function readFoundCases(): FoundCase[] {
  const path = resolve(FOUND_FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as FoundCase[]) : [];
}

/** What fast-check writes as JavaScript may be more than JSON: `undefined`, `-0`, an object without a prototype. */
export function evaluate(value: string): unknown {
  return runInThisContext(`(${value})`);
}
