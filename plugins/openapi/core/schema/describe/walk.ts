import { once } from '../../../../shared/cache';
import type { JsonObject } from '../../json';
import type { Discriminator, Keywords } from '../keywords/keywords';
import type { Scope } from '../keywords/references';
import type { Schema, SchemaContext, SchemaSource, SchemaView, SharedFindings } from '../types';

export interface Choice {
  discriminator: Discriminator | undefined;
  branches: unknown[] | undefined;
}

/** A schema with references followed and `allOf` merged, one level deep; inner schemas stay as written. */
export interface Unfolded {
  keywords: Keywords;
  /** References to the entities that this one extends. */
  extends: string[];
  /** Demands that could not be merged. */
  also: Keywords[];
  choices: Choice[];
  scope: Scope | undefined;
}

export interface Walk {
  readonly context: SchemaContext;
  readonly unfolded: WeakMap<JsonObject, Unfolded>;
  /** One object for all plain references to a schema, by reference. */
  readonly references: Map<string, JsonObject>;
  /** Rows of schemas where a cut, such as that of a recursion, has made the count valid only for this walk. */
  readonly counted: WeakMap<JsonObject, number>;
  readonly cuts: { count: number };
  readonly shared: SharedFindings;
  readonly values: WeakMap<JsonObject, boolean>;
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
  /** Known types of the value that a union branch or rule refines. */
  readonly parentTypes?: string[];
}

export const MAX_DEPTH = 30;

type Known = Pick<Walk, 'unfolded' | 'references'>;

/** Shared by all walks of a document: what a schema says does not depend on the page that describes it. */
const knownOf = once((_resolve: SchemaSource['resolve']) => new WeakMap<SchemaContext['refOf'], Known>());

function shareKnown({ resolve, refOf }: SchemaContext): Known {
  const byNames = knownOf(resolve);
  const known = byNames.get(refOf) ?? { unfolded: new WeakMap(), references: new Map() };
  byNames.set(refOf, known);
  return known;
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
  const own = { counted: new WeakMap(), cuts: { count: 0 }, values: new WeakMap() };
  return { context, limit, describe, shared, ...shareKnown(context), ...own };
}

/** A walk that writes no page, shared by samples and all that read the keywords of a schema. */
export const plainWalk = once((source: SchemaSource): Walk => createWalk(plainContext(source)));

const namesNothing = (): undefined => undefined;

export function plainContext(
  { resolve, refOf = namesNothing }: SchemaSource,
  entity: SchemaContext['entity'] = () => undefined,
): SchemaContext {
  return {
    resolve,
    direction: 'both',
    entity,
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
  };
}
