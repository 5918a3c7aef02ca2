import type { JsonObject } from '../../../shared/core/json';
import { shapesOf } from '../combine/shapes';
import type { Shapes } from '../combine/types';
import type { Scope } from '../keywords/references';
import type { Schema, SchemaContext, SchemaSource, SchemaView, SharedFindings } from '../types';

export interface Walk {
  readonly context: SchemaContext;
  readonly shapes: Shapes;
  /** Rows of schemas where a cut, such as that of a recursion, has made the count valid only for this walk. */
  readonly counted: WeakMap<JsonObject, number>;
  readonly cuts: { count: number };
  readonly shared: SharedFindings;
  /** Counting stops beyond this: the initial budget, or a few rows. */
  readonly limit: number;
  /** Injected to avoid circular imports. */
  describe(schema: unknown, place: Place): SchemaView;
}

export interface Place {
  readonly id: string;
  readonly depth: number;
  readonly scope: Scope | undefined;
  readonly inside: ReadonlyArray<{ schema: Schema; id: string }>;
  /** The schema that the caller asked for; its fields are shown regardless of the budget. */
  readonly isRoot?: boolean;
  readonly isVariant?: boolean;
  /** Only the type is wanted; the content is shown elsewhere. */
  readonly isClosed?: boolean;
  readonly isInsideClosed?: boolean;
  /** A table around this one says that any field may be absent. */
  readonly isInsideAbsent?: boolean;
  /** Known types of the value that a union branch or rule refines. */
  readonly parentTypes?: string[];
}

export function createFindings(): SharedFindings {
  return { plain: new WeakMap(), counted: new WeakMap() };
}

export function createWalk(
  context: SchemaContext,
  limit = Number.POSITIVE_INFINITY,
  describe: Walk['describe'] = () => ({ type: [] }),
): Walk {
  const { shared = createFindings() } = context;
  return { context, limit, describe, shared, shapes: shapesOf(context), counted: new WeakMap(), cuts: { count: 0 } };
}

const namesNothing = (): undefined => undefined;

export function plainContext(
  { resolve, refOf = namesNothing }: SchemaSource,
  entity: SchemaContext['entity'] = () => undefined,
): SchemaContext {
  return {
    resolve,
    direction: 'both',
    entity,
    docs: (url) => url,
    refOf,
    markdown: (text) => text,
    inlineMarkdown: (text) => text,
    showsExtension: () => false,
    mayExpand: () => false,
    budget: { rows: 0 },
    detach: () => ({ href: '' }),
  };
}

export function anchorAround(schema: unknown, { inside }: Place): string | undefined {
  return inside.find((outer) => outer.schema === schema)?.id;
}

/** Depth of one level inside a type such as `{ [key]: [A, B][] }`, which soon becomes unreadable. */
const CLOSED_STEP = 6;

export function innerPlace(place: Place, id: string): Place {
  return {
    id,
    depth: place.depth + (place.isClosed ? CLOSED_STEP : 1),
    scope: place.scope,
    inside: place.inside,
    isClosed: place.isClosed,
    isInsideClosed: place.isInsideClosed,
    isInsideAbsent: place.isInsideAbsent,
  };
}
