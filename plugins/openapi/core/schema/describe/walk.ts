import type { JsonObject } from '../../json';
import type { Discriminator, Keywords } from '../keywords/keywords';
import type { Scope } from '../keywords/references';
import type { NoteView, Schema, SchemaContext, SchemaView } from '../types';

/** How a base tells the schemas that extend it apart. */
export interface Choice {
  discriminator: Discriminator | undefined;
  /** The branches of its union, where it has one. */
  branches: unknown[] | undefined;
}

/** A schema with its references followed and its `allOf` merged, one level deep: inner schemas are as written. */
export interface Unfolded {
  keywords: Keywords;
  /** The entities whose fields it took over. */
  extends: NoteView[];
  /** Demands that have no common form with the rest. */
  also: Keywords[];
  /** How the entities that it extends tell their variants apart. */
  choices: Choice[];
  scope: Scope | undefined;
}

/** What one call of `describeSchema` carries through its recursion. */
export interface Walk {
  readonly context: SchemaContext;
  readonly unfolded: WeakMap<JsonObject, Unfolded>;
  readonly counted: WeakMap<JsonObject, number>;
  /** Which schemas are values without fields. */
  readonly values: WeakMap<JsonObject, boolean>;
  /** The budget at the start, or a few rows: no count needs to go beyond it. */
  readonly limit: number;
  /** Here so that the modules of the recursion do not import each other in a circle. */
  describe(schema: unknown, place: Place): SchemaView;
}

/** Where in the view a schema is described. */
export interface Place {
  readonly id: string;
  readonly depth: number;
  readonly scope: Scope | undefined;
  /** The schemas that this one is inside of, and where on the page they stand. */
  readonly inside: ReadonlyArray<{ schema: Schema; id: string }>;
  /** It is what the caller asked for, so its fields are shown whatever the budget. */
  readonly isRoot?: boolean;
  /** It is one of the variants of what the caller asked for. */
  readonly isVariant?: boolean;
  /** Its type is wanted, its inner part stands elsewhere. */
  readonly isClosed?: boolean;
  /** An object around it allows no other fields. */
  readonly isInsideClosed?: boolean;
  /** It says more about a value whose type is known: the branch of a union, a rule. */
  readonly parentTypes?: string[];
}

/** More levels than any reader follows, and far fewer than the stack holds. */
export const MAX_DEPTH = 30;

/** Where on the page the fields of a schema stand, if this place is inside of them. */
export function anchorAround(schema: unknown, { inside }: Place): string | undefined {
  return inside.find((outer) => outer.schema === schema)?.id;
}

/** Types within a type, as in `{ [key]: [A, B][] }`, are named to this fraction of the depth: they get unreadable. */
const CLOSED_STEP = 6;

/** The place of a part of the schema at `place`. */
export function innerPlace(place: Place, id: string): Place {
  return {
    id,
    depth: place.depth + (place.isClosed ? CLOSED_STEP : 1),
    scope: place.scope,
    inside: place.inside,
    isClosed: place.isClosed,
    isInsideClosed: place.isInsideClosed,
  };
}
