import { once } from '../../../shared/core/cache';
import { isObject, type JsonObject } from '../../../shared/core/json';
import { findAlias } from '../combine/alias';
import type { Shape } from '../combine/types';
import type { Keywords } from '../keywords/keywords';
import type { Scope } from '../keywords/references';
import { MAX_DEPTH } from '../limits';
import type { Schema, SchemaSource } from '../types';
import { createFindings, createWalk, plainContext, type Walk } from './walk';

/** The number of fields, or else variants or rules, at the first level of a schema or of a list's items. */
export function countDirect(shape: Shape, depth = 0): number {
  const { rows, branches, rules, items } = shape;
  const own = rows || branches.length || rules.length;
  return own || !isObject(items) || depth > MAX_DEPTH ? own : countDirect(shape.inside(items), depth + 1);
}

/** The number of rows of a schema including all inline schemas. Entities with pages of their own are not counted. */
function countContent(shape: Shape, walk: Walk, depth = 0): number {
  let { rows } = shape;
  for (const schema of shape.inner) {
    if (rows > walk.limit) {
      walk.cuts.count += 1;
      break;
    }
    rows += countInner(schema, shape.scope, walk, depth + 1);
  }
  return rows;
}

/** A separate page with fewer rows is not worth a click. */
export const FEW_ROWS = 6;

/** Whether the rows of a schema, including inner ones, fit the budget or its spare rows. */
export function fitsHere(shape: Shape, walk: Walk): boolean {
  const { rows, spare = 0 } = walk.context.budget;
  const count = countContent(shape, walk);
  return count <= rows || count <= Math.min(FEW_ROWS, spare);
}

/** Unions and rules take no row, but counting them bounds deeply nested unions. */
function weightOf(keywords: Keywords): number {
  return keywords.oneOf || keywords.anyOf || keywords.not || keywords.if ? 1 : 0;
}

function countInner(schema: unknown, scope: Scope | undefined, walk: Walk, depth: number): number {
  if (!isObject(schema)) return 0;
  const { counted, cuts, shared } = walk;
  const found = shared.counted.get(schema);
  if (found !== undefined) return found;
  const known = counted.get(schema);
  if (known !== undefined || depth > MAX_DEPTH) {
    cuts.count += 1;
    return known ?? walk.limit + 1;
  }
  // A schema nested in itself is shown once.
  counted.set(schema, 0);
  const before = cuts.count;
  const rows = countOnce(schema, scope, walk, depth);
  (cuts.count === before ? shared.counted : counted).set(schema, rows);
  return rows;
}

function countOnce(schema: JsonObject, scope: Scope | undefined, walk: Walk, depth: number): number {
  const alias = findAlias(schema);
  if (alias && walk.context.entity(alias.ref) !== undefined) return 0;
  const shape = walk.shapes.of(schema, scope);
  return shape.isPlain ? 0 : countContent(shape, walk, depth) + weightOf(shape.keywords);
}

export function countRows(schema: Schema, source: SchemaSource): number {
  return isObject(schema) ? countObject(schema, source) : 0;
}

const countObject = once((schema: JsonObject, source: SchemaSource): number => {
  const walk = countingWalk(source);
  return countContent(walk.shapes.of(schema, { schema, outer: undefined }), walk);
});

/** Every named schema counts as an entity with its own page. */
function countingWalk(source: SchemaSource): Walk {
  return createWalk({ ...plainContext(source, () => ''), shared: countedIn(source) });
}

const countedIn = once((_source: SchemaSource) => createFindings());

const MAX_VARIANTS = 100;

/** The number of rows of a body or result, including the entities it lists or chooses between. */
export function countWhole(schema: Schema, source: SchemaSource): number {
  const walk = countingWalk(source);
  const seen = new Set<unknown>();
  const count = (shown: unknown): number => {
    if (!isObject(shown) || seen.has(shown) || seen.size > MAX_VARIANTS) return 0;
    seen.add(shown);
    const { items, branches } = walk.shapes.of(shown, { schema: shown, outer: undefined });
    // Inline schemas are already counted with their parent.
    const rows = shown === schema || findAlias(shown) ? countRows(shown, source) : 0;
    const inner = [items, ...branches.map((branch) => branch.schema)];
    return inner.reduce<number>((sum, one) => sum + count(one), rows);
  };
  return count(schema);
}
