import type { Json, JsonObject } from '../json';
import type { ApiModel } from '../model/types';
import type { Walk } from '../schema/describe/walk';
import type { Keywords } from '../schema/keywords/keywords';
import type { Scope } from '../schema/keywords/references';
import type { SchemaContext } from '../schema/types';

export type Direction = 'request' | 'response';

/** What the values of one document, in one direction, have in common. */
export interface ValueContext {
  readonly direction: Direction;
  /** For `unfold` and `branchesOf`: nothing is described. */
  readonly walk: Walk;
  /** Values made without a hint, by their schema and by how much of it they show. */
  readonly made: WeakMap<JsonObject, Map<string, Json | undefined>>;
  /** How often recursion was cut: what was made meanwhile holds only where it was made. */
  cuts: number;
  /** How many more values may be made for one sample: schemas that hold each other in many ways have no end. */
  left: number;
  /** Here so that the modules of the recursion do not import each other in a circle. */
  make(schema: unknown, spot: Spot, hint?: unknown): Json | undefined;
}

/** Where a value is made, and how much of it is wanted. */
export interface Spot {
  readonly context: ValueContext;
  readonly scope: Scope | undefined;
  /** Schemas around this one: none is entered twice. */
  readonly inside: readonly object[];
  /** Levels of objects whose optional fields are shown. Below 0, only required ones are. */
  readonly levels: number;
  /**
   * `least`: nothing optional. `most`: everything optional, for a union whose branches differ only by it. `few`: anything
   * but that.
   */
  readonly fill: 'usual' | 'few' | 'least' | 'most';
  /** The schema allows no value: what cannot be made is left out. */
  readonly isLenient: boolean;
}

/** A schema with its references followed: what a value of it must be. */
export interface Shape {
  keywords: Keywords;
  /** Demands that have no common form with the rest. */
  also: Keywords[];
  scope: Scope | undefined;
}

export function createContext(model: ApiModel, direction: Direction, make: ValueContext['make']): ValueContext {
  const context: SchemaContext = {
    resolve: model.resolve,
    refOf: () => undefined,
    showsExtension: () => false,
    entityHref: () => undefined,
    markdown: (text) => text,
    inlineMarkdown: (text) => text,
    direction,
    mayExpand: () => false,
    budget: { rows: 0 },
    detach: () => ({ href: '' }),
  };
  const walk: Walk = {
    context,
    unfolded: new WeakMap(),
    counted: new WeakMap(),
    values: new WeakMap(),
    limit: 0,
    describe: () => ({ type: [] }),
  };
  return { direction, walk, made: new WeakMap(), cuts: 0, left: 0, make };
}
