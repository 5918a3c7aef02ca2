import { isObject, type JsonObject } from '../../json';
import { type Alias, findAlias } from '../combine/alias';
import { isVariantOf } from '../combine/choices';
import { isPlain } from '../combine/isPlain';
import { unfold } from '../combine/unfold';
import { jsonText } from '../keywords/jsonText';
import { joinedItems } from '../keywords/parts';
import { followReference, type Scope, withDefinitions } from '../keywords/references';
import { valueTypes } from '../keywords/valueTypes';
import type { Schema, SchemaContext, SchemaView } from '../types';
import { countDirect, FEW_ROWS, fitsHere } from './count';
import { describeAlias } from './describeAlias';
import { describeContent } from './describeContent';
import { describePlain } from './describePlain';
import { typeText, unionType } from './typeText';
import { anchorAround, createWalk, MAX_DEPTH, type Place, type Walk } from './walk';

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
  const unfolded = unfold(schema, place.scope, walk);
  if (isPlain(unfolded)) return describePlain(unfolded, place, walk);
  const inner: Place = { ...place, inside: [...place.inside, { schema, id: place.id }] };
  if (place.isRoot || place.isClosed) return describeContent(unfolded, inner, walk);
  const count = countDirect(unfolded, walk);
  // A list is never detached itself: its items are checked next.
  const isList = joinedItems(unfolded.keywords) !== undefined;
  if (isList || count === 0 || fitsHere(unfolded, walk)) {
    return describeContent(unfolded, inner, walk);
  }
  const view = describeContent(unfolded, { ...inner, isClosed: true }, walk);
  return { ...view, elsewhere: detach(schema, place, walk, count) };
}

function detach(schema: JsonObject, place: Place, walk: Walk, count: number): { href: string; count: number } {
  // Extends the same object, because its `href` is filled in when pages are laid out.
  return Object.assign(walk.context.detach(place.id, withDefinitions(schema, place.scope)), { count });
}

/** A recursive schema links to its description above; one nested too deeply continues on another page. */
function describeCut(schema: JsonObject, place: Place, walk: Walk): SchemaView {
  const unfolded = unfold(schema, place.scope, walk);
  const types = valueTypes(unfolded.keywords);
  const type = unionType(types.length > 0 ? types.map((one) => [one]) : [['any']]);
  const above = anchorAround(schema, place);
  if (above !== undefined) {
    const whole = place.isClosed ? type : describeContent(unfolded, { ...place, isClosed: true }, walk).type;
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
  return isVariantOf(unfold(target, { schema: target, outer: scope }, walk), schema, walk.context) ? undefined : alias;
}
