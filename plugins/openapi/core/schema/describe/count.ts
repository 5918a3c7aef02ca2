import { once } from '../../../../shared/cache';
import { isObject, type JsonObject } from '../../json';
import { findAlias } from '../combine/alias';
import { branchesOf } from '../combine/branches';
import { isPlain } from '../combine/isPlain';
import { unfold } from '../combine/unfold';
import type { Keywords } from '../keywords/keywords';
import { joinedItems, partsOf, requiredWithoutProperty } from '../keywords/parts';
import type { Scope } from '../keywords/references';
import type { Schema, SchemaSource } from '../types';
import { createFindings, createWalk, MAX_DEPTH, plainContext, type Unfolded, type Walk } from './walk';

function ruleSchemas({ keywords, also }: Unfolded): unknown[] {
  const { not, if: condition, then, else: otherwise, dependentSchemas, contentSchema } = keywords;
  const rules = [not, condition, then, otherwise, contentSchema, ...(dependentSchemas?.values() ?? [])];
  if (keywords.oneOf && keywords.anyOf) rules.push({ anyOf: keywords.anyOf });
  for (const key of ['unevaluatedProperties', 'unevaluatedItems'] as const) {
    if (isObject(keywords[key])) rules.push(keywords[key]);
  }
  return [...rules.filter((rule) => rule !== undefined), ...also.flatMap(({ oneOf, anyOf }) => oneOf ?? anyOf ?? [])];
}

/** The number of fields, or else variants or rules, at the first level of a schema or of a list's items. */
export function countDirect(unfolded: Unfolded, walk: Walk, depth = 0): number {
  const { keywords, scope } = unfolded;
  const fields = partsOf(keywords, 'both').length + requiredWithoutProperty(keywords).length;
  const own = fields || branchesOf(keywords, scope, walk).length || ruleSchemas(unfolded).length;
  const items = joinedItems(keywords);
  return own || !isObject(items) || depth > MAX_DEPTH ? own : countDirect(unfold(items, scope, walk), walk, depth + 1);
}

export function innerSchemas(unfolded: Unfolded, walk: Walk): unknown[] {
  const { keywords, scope } = unfolded;
  return [
    ...partsOf(keywords, 'both').map(({ schema }) => schema),
    joinedItems(keywords),
    ...branchesOf(keywords, scope, walk).map(({ schema }) => schema),
    ...ruleSchemas(unfolded),
  ];
}

/** The number of rows of a schema including all inline schemas. Entities with pages of their own are not counted. */
function countContent(unfolded: Unfolded, walk: Walk, depth = 0): number {
  const { keywords, scope } = unfolded;
  let rows = partsOf(keywords, 'both').length + requiredWithoutProperty(keywords).length;
  for (const schema of innerSchemas(unfolded, walk)) {
    if (rows > walk.limit) {
      walk.cuts.count += 1;
      break;
    }
    rows += countInner(schema, scope, walk, depth + 1);
  }
  return rows;
}

/** A separate page with fewer rows is not worth a click. */
export const FEW_ROWS = 6;

/** Whether the rows of a schema, including inner ones, fit the budget or its spare rows. */
export function fitsHere(unfolded: Unfolded, walk: Walk): boolean {
  const { rows, spare = 0 } = walk.context.budget;
  const count = countContent(unfolded, walk);
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
  const unfolded = unfold(schema, scope, walk);
  return isPlain(unfolded) ? 0 : countContent(unfolded, walk, depth) + weightOf(unfolded.keywords);
}

export function countRows(schema: Schema, source: SchemaSource): number {
  return isObject(schema) ? countObject(schema, source) : 0;
}

const countObject = once((schema: JsonObject, source: SchemaSource): number => {
  const walk = countingWalk(source);
  return countContent(unfold(schema, { schema, outer: undefined }, walk), walk);
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
    const { keywords, scope } = unfold(shown, { schema: shown, outer: undefined }, walk);
    // Inline schemas are already counted with their parent.
    const rows = shown === schema || findAlias(shown) ? countRows(shown, source) : 0;
    const inner = [joinedItems(keywords), ...branchesOf(keywords, scope, walk).map((branch) => branch.schema)];
    return inner.reduce<number>((sum, one) => sum + count(one), rows);
  };
  return count(schema);
}
