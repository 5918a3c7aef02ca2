import { escapeMarkdown } from '../../../shared/core/description/escapeMarkdown';
import { firstSentence } from '../../../shared/core/description/firstSentence';
import type { Html } from '../../../shared/core/description/html';
import { isObject, type JsonObject } from '../../../shared/core/json';
import { referenceName } from '../../../shared/core/pointer';
import type { Alias } from '../combine/alias';
import { isValue } from '../combine/isValue';
import type { Shape } from '../combine/types';
import { isNullable } from '../keywords/nullable';
import { followReference } from '../keywords/references';
import type { Schema, SchemaView, TypeView } from '../types';
import { countDirect, fitsHere } from './count';
import { describeContent, scalarType } from './describeContent';
import { describePlain } from './describePlain';
import { unionType } from './typeText';
import { anchorAround, type Place, type Walk } from './walk';

const SHORT_TEXT = 200;

/** Describes a use of an entity: values in full, the fields of objects here or on the entity's page. */
export function describeAlias(alias: Alias, schema: JsonObject, place: Place, walk: Walk): SchemaView {
  const { context } = walk;
  const { ref } = alias;
  const target = followReference(ref, place.scope, context);
  const shape = walk.shapes.of(schema, place.scope);
  const above = anchorAround(target, place);
  const type = namedType(ref, shape, target, above, walk);
  if (!isObject(target)) return { ...describeUse(alias, shape, place, walk), type };

  const href = context.entity(ref);
  const count = countDirect(shape);
  const isExpanded = !place.isClosed && above === undefined && mayExpand();
  const view = isExpanded
    ? describeHere(shape, { ...place, inside: [...place.inside, { schema: target, id: place.id }] }, walk)
    : describeUse(alias, shape.like({ keywords: alias.keywords, choices: shape.choices }), place, walk);
  const base = above === undefined ? baseType(shape, place, walk) : undefined;
  const named: SchemaView = { ...view, type, ...(base ? { base } : {}) };
  if (named.title === referenceName(ref)) delete named.title;
  if (isExpanded || place.isClosed || count === 0) return named;
  if (href === undefined && above !== undefined) return named;
  const elsewhere = href === undefined ? Object.assign(context.detach(place.id, target), { count }) : { href, count };
  // A variant needs only its name.
  if (named.html || place.parentTypes) return { ...named, elsewhere };
  return { ...named, ...describeShortly(shape, walk), elsewhere };

  function mayExpand(): boolean {
    if (isValue(shape)) return true;
    const fits = place.isRoot || fitsHere(shape, walk);
    return fits && context.mayExpand(ref, place.isRoot ? 'whole' : place.isVariant ? 'variant' : 'part');
  }
}

function describeHere(shape: Shape, place: Place, walk: Walk): SchemaView {
  return shape.isPlain ? describePlain(shape, place, walk) : describeContent(shape, place, walk);
}

/** What the entity says about itself, assumptions included. */
function describeShortly(shape: Shape, walk: Walk): Pick<SchemaView, 'html' | 'assumed'> {
  const html = shortDescription(shape, walk);
  const { assumed } = shape.keywords;
  return { ...(html ? { html } : {}), ...(assumed ? { assumed: assumed.map(walk.context.inlineMarkdown) } : {}) };
}

function shortDescription({ keywords: { description = '' } }: Shape, { context }: Walk): Html | undefined {
  const text = description.trim();
  if (text.length <= SHORT_TEXT && !/\n\s*\n/.test(text)) return text === '' ? undefined : context.markdown(text);
  const sentence = firstSentence(text);
  return sentence && context.markdown(escapeMarkdown(sentence));
}

function describeUse(alias: Alias, shape: Shape, place: Place, walk: Walk): SchemaView {
  const { types: _, ...keywords } = alias.keywords;
  const raw = [...(keywords.raw ?? []), ...(shape.keywords.raw ?? [])];
  if (raw.length > 0) keywords.raw = raw;
  // Most uses say nothing of their own.
  if (Object.keys(keywords).length === 0) return { type: [] };
  return describeContent(shape.like({ ...shape, keywords }), { ...place, isClosed: true }, walk);
}

function namedType(
  ref: string,
  shape: Shape,
  target: Schema | undefined,
  above: string | undefined,
  { context }: Walk,
): TypeView {
  const href = context.entity(ref) ?? (above === undefined ? undefined : `#${above}`);
  if (typeof target === 'boolean' && href === undefined) return [target ? 'any' : 'never'];
  const text = ref === '#' ? shape.types.join(' | ') || 'any' : referenceName(ref);
  const name: TypeView = [href === undefined ? text : { text, href }];
  return unionType(isNullable(shape.keywords) ? [name, ['null']] : [name]);
}

/** The type behind a name: `string<date-time>`, `Color[]`. Unions and objects with fields have none. */
function baseType(shape: Shape, place: Place, walk: Walk): TypeView | undefined {
  const { types: all = [], nullable: _, ...keywords } = shape.keywords;
  const types = all.filter((type) => type !== 'null');
  if (types.length === 0 || keywords.oneOf || keywords.anyOf) return undefined;
  if (types.every((type) => type !== 'array' && type !== 'object')) {
    return unionType(types.map((type) => scalarType(type, types, keywords.format)));
  }
  if (!isValue(shape) && types.join() !== 'array') return undefined;
  const bare = shape.like({ ...shape, keywords: { ...keywords, types } });
  return describeContent(bare, { ...place, isClosed: true }, walk).type;
}
