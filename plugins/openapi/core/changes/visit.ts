import type { Walk } from '../schema/describe/walk';
import type { Scope } from '../schema/keywords/references';
import type { Direction } from '../values/context';
import type { Report, Watch } from './types';

export interface Side {
  schema: unknown;
  scope: Scope | undefined;
}

export interface Visit {
  direction: Direction;
  report: Report;
  watch: Watch;
  walks: { old: Walk; now: Walk };
  /** Pairs on the way here: recursive schemas end. */
  seen: WeakMap<object, WeakSet<object>>;
  depth: number;
}
