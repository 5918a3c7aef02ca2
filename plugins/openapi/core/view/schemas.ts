import { isObject } from '../json';
import type { ApiModel } from '../model/types';
import { countRows } from '../schema/count';
import { describeSchema } from '../schema/describe';
import type { Schema, SchemaContext, SchemaView } from '../schema/types';
import type { SiteLinks } from './links';

/** A named entity of at most so many rows is shown in place, folded, the first time that it is met. */
const SMALL_ENTITY_ROWS = 16;

/** An inner schema that did not fit on its page: it becomes a section of a page of types. */
export interface DetachedSchema {
  id: string;
  schema: Schema;
  direction: SchemaContext['direction'];
  /** The link to it, completed when its page is known. */
  link: { href: string };
}

/** Describes the schemas of one section, within one budget of rows. */
export class SchemaDescriber {
  readonly detached: DetachedSchema[] = [];
  readonly #budget: { rows: number };

  constructor(
    readonly model: ApiModel,
    readonly links: SiteLinks,
    rows: number,
    /**
     * Entities whose fields the page shows already: each is shown once. Absent on pages of entities, where none is shown
     * within another one.
     */
    readonly shown?: Set<string>,
  ) {
    this.#budget = { rows };
  }

  /** Nothing more fits: the next schema belongs on another page. */
  get isFull(): boolean {
    return this.#budget.rows <= 0;
  }

  /** Takes rows off the budget for what stands around the fields. */
  spend(rows: number): void {
    this.#budget.rows -= rows;
  }

  describe(schema: Schema, id: string, direction: SchemaContext['direction']): SchemaView {
    const outer = outerRef(schema);
    if (outer !== undefined) this.shown?.add(outer);
    const { model, links, detached } = this;
    return describeSchema(schema, id, {
      direction,
      budget: this.#budget,
      resolve: (ref) => model.resolve(ref) as Schema | undefined,
      entityHref: (ref) => links.entity(ref),
      markdown: (text) => links.markdown(text),
      inlineMarkdown: (text) => links.inlineMarkdown(text),
      showsExtension: (key) => links.showsExtension(key),
      mayExpand: (ref) => ref === outer || this.#mayExpand(ref),
      detach: (detachedId, detachedSchema) => {
        const link = { href: '' };
        detached.push({ id: detachedId, schema: detachedSchema, direction, link });
        return link;
      },
    });
  }

  #mayExpand(ref: string): boolean {
    if (this.links.entity(ref) === undefined) return true;
    if (!this.shown || this.shown.has(ref)) return false;
    const schema = this.model.resolve(ref) as Schema | undefined;
    const small =
      schema !== undefined && countRows(schema, (inner) => this.model.resolve(inner) as Schema) <= SMALL_ENTITY_ROWS;
    if (small) this.shown.add(ref);
    return small;
  }
}

/** The entity that a whole result or body is, or is a list of: its fields are always shown. */
function outerRef(schema: Schema): string | undefined {
  if (!isObject(schema)) return undefined;
  if (typeof schema.$ref === 'string') return schema.$ref;
  return isObject(schema.items) && typeof schema.items.$ref === 'string' ? schema.items.$ref : undefined;
}
