import { once } from '../cache';
import { isObject } from '../json';
import type { ApiModel } from '../model/types';
import { countRows } from '../schema/describe/count';
import { describeSchema } from '../schema/describe/describe';
import { readAnchorPart } from '../schema/keywords/anchors';
import type { Schema, SchemaContext, SchemaView } from '../schema/types';
import type { ViewContext } from './context';

/** A named entity of at most so many rows is shown in place, folded, the first time that it is met. */
const SMALL_ENTITY_ROWS = 16;

/** Rows beyond a budget, for inner schemas of a few fields. */
const SPARE_ROWS = 24;

/** An inner schema that did not fit on its page: it becomes a section of a page of types. */
export interface DetachedSchema {
  id: string;
  schema: Schema;
  direction: SchemaContext['direction'];
  /** The link to it, in the view. A copy of the view gets the address, once that is known. */
  link: { href: string; of?: string };
}

/** Describes the schemas of one section, within one budget of rows. */
export class SchemaDescriber {
  readonly detached: DetachedSchema[] = [];
  readonly #budget: SchemaContext['budget'];

  constructor(
    readonly context: ViewContext,
    rows: number,
    /**
     * Entities whose fields the page shows already: each is shown once. Absent on pages of entities, where none is shown
     * within another one.
     */
    readonly shown?: Set<string>,
  ) {
    this.#budget = { rows, spare: SPARE_ROWS };
  }

  /** Nothing more fits: the next schema belongs on another page. */
  get isFull(): boolean {
    return this.#budget.rows <= 0;
  }

  /** Takes rows off the budget for what stands around the fields. */
  spend(rows: number): void {
    this.#budget.rows -= rows;
  }

  /** Raises the budget to at least `rows`. */
  keepRows(rows: number): void {
    this.#budget.rows = Math.max(this.#budget.rows, rows);
  }

  describe(schema: Schema, id: string, direction: SchemaContext['direction']): SchemaView {
    const { detached } = this;
    const { model, links } = this.context;
    return describeSchema(schema, id, {
      direction,
      budget: this.#budget,
      resolve: model.resolve,
      refOf: (inner) => refsOf(model).get(inner),
      entityHref: (ref) => links.entity(ref),
      markdown: (text) => links.markdown(text),
      inlineMarkdown: (text) => links.inlineMarkdown(text),
      showsExtension: (key) => links.showsExtension(key),
      mayExpand: (ref, role) => this.#mayExpand(ref, role),
      detach: (detachedId, detachedSchema) => {
        const link = { href: '', of: nameOf(detachedId) };
        detached.push({ id: detachedId, schema: detachedSchema, direction, link });
        return link;
      },
    });
  }

  /** The fields of what a body or result is are always shown, unless they are too many. */
  #mayExpand(ref: string, role: 'whole' | 'variant' | 'part'): boolean {
    const { shown } = this;
    const { model, links } = this.context;
    if (role === 'whole' || links.entity(ref) === undefined) {
      shown?.add(ref);
      return true;
    }
    if (!shown) return false;
    const may = role === 'variant' || (!shown.has(ref) && isSmall(ref, model));
    if (may) shown.add(ref);
    return may;
  }
}

/** The field or variant that an anchor ends with. */
function nameOf(id: string): string | undefined {
  const [, name = ''] = /[.:]([^.:]+)$/.exec(id) ?? [];
  return /^\d+$/.test(name) ? undefined : readAnchorPart(name);
}

function isSmall(ref: string, model: ApiModel): boolean {
  const schema = model.resolve(ref);
  if (schema === undefined) return false;
  const rows = countRows(schema, model.resolve);
  return rows + countSubtypes(schema) <= SMALL_ENTITY_ROWS;
}

/** The schemas that a discriminator chooses from: each takes a line. */
function countSubtypes(schema: Schema): number {
  const { discriminator } = isObject(schema) ? schema : {};
  return isObject(discriminator) && isObject(discriminator.mapping) ? Object.keys(discriminator.mapping).length : 0;
}

/** The references by which entities are named. */
const refsOf = once(
  ({ entities }: ApiModel) => new Map<Schema, string>(entities.map(({ ref, schema }) => [schema, ref])),
);
