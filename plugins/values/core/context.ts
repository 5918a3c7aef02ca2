import type { Joined, Shapes } from '../../schema/core/combine/types';
import type { Scope } from '../../schema/core/keywords/references';
import type { Json, JsonObject } from '../../shared/core/json';
import type { Thing } from './lifelike/thing';

export type Direction = 'request' | 'response';

/** What the fields of an object's schema mean for its value. */
export interface Fields {
  /** Required names that may be absent because they are not sent in this direction. */
  absent: ReadonlySet<string>;
  /** The fields of all parts of this object's schema; a part that allows no others accepts these too. */
  described: ReadonlyArray<ReadonlyMap<string, unknown>>;
}

export interface ValueContext {
  readonly direction: Direction;
  readonly shapes: Shapes;
  readonly made: WeakMap<JsonObject, Map<string, Json | undefined>>;
  /** The schemas that a value is known to fit: a value of valid parts is not checked again at each level around it. */
  readonly fitting: WeakMap<object, Set<JsonObject>>;
  readonly samples: WeakMap<JsonObject, Map<string, { value: Json | undefined; whole: Json | undefined }>>;
  /** Number of times recursion was cut: a value made meanwhile is valid only in its place. */
  cuts: number;
  /** Remaining attempts for one sample; bounds mutually recursive schemas. */
  left: number;
  /** Injected to avoid circular imports. */
  make(schema: unknown, spot: Spot, hint?: unknown): Json | undefined;
}

export interface Spot {
  readonly context: ValueContext;
  readonly scope: Scope | undefined;
  readonly inside: readonly object[];
  /** What the value is. */
  readonly thing: Thing;
  /** Levels of objects that show optional fields. Below 0, only required fields appear. */
  readonly levels: number;
  /** `least`: nothing optional. `most`: everything optional, for unions that differ only in that. `few`: not `most`. */
  readonly fill: 'usual' | 'few' | 'least' | 'most';
  /** The schema allows no value; the part is omitted. */
  readonly isLenient: boolean;
}

export type Shape = Pick<Joined, 'keywords' | 'also' | 'scope'>;

/** The place of a member. */
export function within(spot: Spot, name: string): Spot {
  const { name: around, owner } = spot.thing;
  return { ...spot, thing: { name, owner: around === '' ? owner : around } };
}
