import { isObject, type JsonObject } from '../../../shared/core/json';
import { type Alias, findAlias } from '../combine/alias';
import { isVariantOf } from '../combine/choices';
import { jsonText } from '../keywords/jsonText';
import { followReference, type Scope, withDefinitions } from '../keywords/references';
import { MAX_DEPTH } from '../limits';
import type { Schema, SchemaContext, SchemaView } from '../types';
import { countDirect, FEW_ROWS, fitsHere } from './count';
import { describeAlias } from './describeAlias';
import { describeContent } from './describeContent';
import { describePlain } from './describePlain';
import { typeText, unionType } from './typeText';
import { anchorAround, createWalk, type Place, type Walk } from './walk';

/** Describes a schema for a page. Anchors start with `id`. Never throws: unreadable parts are shown as raw JSON. */
export function describeSchema(schema: Schema, id: string, context: SchemaContext): SchemaView {
  const limit = Math.max(context.budget.rows, FEW_ROWS);
  const walk = createWalk(context, limit, (inner, place) => describe(inner, place, walk));
  const scope = isObject(schema) ? { schema, outer: undefined } : undefined;
  return describe(schema, { id, depth: 0, scope, inside: [], isRoot: true }, walk);
}

function describe(schema: unknown, place: Place, walk: Walk): SchemaView {
  if (schema === true) return { type: place.parentTypes?.length ? [place.parentTypes.join(' | ')] : ['any'] };
  if (schema === false) return { type: ['never'] };
  if (!isObject(schema)) return { type: ['any'], rules: [{ kind: 'raw', raw: jsonText(schema, 2) }] };
  if (place.depth > MAX_DEPTH || anchorAround(schema, place) !== undefined) return describeCut(schema, place, walk);
  const alias = findUse(schema, place.scope, walk);
  return alias ? describeAlias(alias, schema, place, walk) : describeInline(schema, place, walk);
}

function describeInline(schema: JsonObject, place: Place, walk: Walk): SchemaView {
  const shape = walk.shapes.of(schema, place.scope);
  if (shape.isPlain) return describePlain(shape, place, walk);
  const inner: Place = { ...place, inside: [...place.inside, { schema, id: place.id }] };
  if (place.isRoot || place.isClosed) return describeContent(shape, inner, walk);
  const count = countDirect(shape);
  // A list is never detached itself: its items are checked next.
  const isList = shape.items !== undefined;
  if (isList || count === 0 || fitsHere(shape, walk)) {
    return describeContent(shape, inner, walk);
  }
  const view = describeContent(shape, { ...inner, isClosed: true }, walk);
  return { ...view, elsewhere: detach(schema, place, walk, count) };
}

function detach(schema: JsonObject, place: Place, walk: Walk, count: number): { href: string; count: number } {
  // Extends the same object, because its `href` is filled in when pages are laid out.
  return Object.assign(walk.context.detach(place.id, withDefinitions(schema, place.scope)), { count });
}

/** A recursive schema links to its description above; one nested too deeply continues on another page. */
function describeCut(schema: JsonObject, place: Place, walk: Walk): SchemaView {
  const shape = walk.shapes.of(schema, place.scope);
  const { types } = shape;
  const type = unionType(types.length > 0 ? types.map((one) => [one]) : [['any']]);
  const above = anchorAround(schema, place);
  if (above !== undefined) {
    const whole = place.isClosed ? type : describeContent(shape, { ...place, isClosed: true }, walk).type;
    return { type: [{ text: typeText(whole), href: `#${above}` }] };
  }
  if (place.isClosed) return { type };
  return { type, elsewhere: detach(schema, place, walk, 1) };
}

/** Like `findAlias`, but a variant that only extends its base is not an alias of it. */
function findUse(schema: JsonObject, scope: Scope | undefined, walk: Walk): Alias | undefined {
  const alias = findAlias(schema);
  const target = alias && 'allOf' in schema ? followReference(alias.ref, scope, walk.context) : undefined;
  if (!isObject(target)) return alias;
  return isVariantOf(walk.shapes.of(target, { schema: target, outer: scope }), schema, walk.shapes.source)
    ? undefined
    : alias;
}
