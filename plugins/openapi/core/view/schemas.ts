import { countRows, FEW_ROWS } from '../../../schema/core/describe/count';
import { describeSchema } from '../../../schema/core/describe/describe';
import { readAnchorPart } from '../../../schema/core/keywords/anchors';
import { readKeywords } from '../../../schema/core/keywords/readKeywords';
import type { Schema, SchemaContext, SchemaView } from '../../../schema/core/types';
import { isObject } from '../../../shared/core/json';
import { findEntity, schemaSource } from '../model/entities';
import type { ApiModel } from '../model/types';
import type { ViewContext } from './context';

/** A named entity with at most this many rows is shown folded at its first use. */
const SMALL_ENTITY_ROWS = 16;

const SPARE_ROWS = 24;

export interface DetachedSchema {
  id: string;
  schema: Schema;
  direction: SchemaContext['direction'];
  link: { href: string; of?: string };
}

export class SchemaDescriber {
  readonly detached: DetachedSchema[] = [];
  readonly #budget: SchemaContext['budget'];

  constructor(
    readonly context: ViewContext,
    rows: number,
    /** Entities whose fields the page already shows. Absent on entity pages, which expand no other entity. */
    readonly shown?: Set<string>,
  ) {
    this.#budget = { rows, spare: SPARE_ROWS };
  }

  get isFull(): boolean {
    return this.#budget.rows <= 0;
  }

  spend(rows: number): void {
    this.#budget.rows = Math.max(0, this.#budget.rows - rows);
  }

  keepRows(rows: number): void {
    this.#budget.rows = Math.max(this.#budget.rows, rows);
  }

  describe(schema: Schema, id: string, direction: SchemaContext['direction']): SchemaView {
    const { detached } = this;
    const { model, links, versions } = this.context;
    return describeSchema(schema, id, {
      ...links,
      ...schemaSource(model),
      direction,
      labelsOf: versions.ofField,
      budget: this.#budget,
      mayExpand: (ref, role) => this.#mayExpand(ref, role),
      detach: (detachedId, detachedSchema) => {
        const link = { href: '', of: nameOf(detachedId) };
        detached.push({ id: detachedId, schema: detachedSchema, direction, link });
        return link;
      },
    });
  }

  /** The whole of a body or result always shows its fields. */
  #mayExpand(ref: string, role: 'whole' | 'variant' | 'part'): boolean {
    const { shown } = this;
    const { model, links } = this.context;
    if (role === 'whole' || links.entity(ref) === undefined) {
      shown?.add(ref);
      return true;
    }
    if (!shown) return false;
    const may = role === 'variant' || isSmall(ref, model, shown.has(ref) ? FEW_ROWS : SMALL_ENTITY_ROWS);
    if (may) shown.add(ref);
    return may;
  }
}

function nameOf(id: string): string | undefined {
  const [, name = ''] = /[.:]([^.:]+)$/.exec(id) ?? [];
  return /^\d+$/.test(name) ? undefined : readAnchorPart(name);
}

function isSmall(ref: string, model: ApiModel, most: number): boolean {
  const schema = findEntity(ref, model)?.schema;
  return schema !== undefined && countRows(schema, model) + countSubtypes(schema) <= most;
}

function countSubtypes(schema: Schema): number {
  return isObject(schema) ? (readKeywords(schema).discriminator?.mapping.length ?? 0) : 0;
}
