import type { Shapes } from '../../../schema/core/combine/types';
import type { Source } from '../../../shared/problem';
import type { Direction } from '../../../values/core/context';
import type { ChangeKind } from './words';

/** `breaking`: a client that was right may fail. `notable`: it may behave differently. `harmless`: it need not know. */
export type Impact = 'breaking' | 'notable' | 'harmless';

export const IMPACTS: readonly Impact[] = ['breaking', 'notable', 'harmless'];

export interface ChangeDetails {
  /** Where in the call, as `query size`, `body.label` or `result.list[].label`. */
  place?: string;
  /** The keyword, value or code that changed. */
  name?: string;
  from?: string;
  to?: string;
  /** The reference of the named schema that has the place, and the place in it, as `.label`. */
  within?: { entity: string; place: string };
}

export interface Change extends ChangeDetails {
  impact: Impact;
  kind: ChangeKind;
  /** The call, as `GET /rank/{id}`, or another part of the document: `error 10021`, `servers`, `Rank`. */
  subject: string;
  /** The id of the call, if it still exists. */
  operation?: string;
  /** The code, if an entry of the catalogue changed. */
  error?: number;
  /** The reference, if a schema changed that several calls use. */
  entity?: string;
  /** The ids of these calls. */
  users?: string[];
  /** Those of the call, or of the calls that use the schema. */
  tags?: string[];
  /** In the new document. */
  source: Source;
}

export type Report = (impact: Impact, kind: ChangeKind, details?: ChangeDetails) => void;

/** Sees the calls, parameters, headers and fields of the new document that the comparison meets. */
export interface Watch {
  kept(now: object): void;
  added(now: object): void;
  /** `isNew`: the old document did not deprecate it. */
  deprecated(now: object, isNew: boolean): void;
}

export interface Visit {
  direction: Direction;
  report: Report;
  watch: Watch;
  shapes: { old: Shapes; now: Shapes };
  /** Pairs on the way here: recursive schemas end. */
  seen: WeakMap<object, WeakSet<object>>;
  depth: number;
}

/** How the set of possible values changed. */
export type Shift = 'narrower' | 'wider' | 'both';

/** A request that was valid must stay valid; a result must not have values that it could not have. */
export function impactOf(shift: Shift, direction: Direction): Impact {
  return shift === 'both' || (shift === 'narrower') === (direction === 'request') ? 'breaking' : 'harmless';
}
