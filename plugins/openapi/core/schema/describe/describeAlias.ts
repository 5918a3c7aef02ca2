import { isObject, type JsonObject } from '../../json';
import { escapeMarkdown } from '../../markdown/escapeMarkdown';
import { firstSentence } from '../../pages/text/firstSentence';
import { referenceName } from '../../pointer';
import type { Alias } from '../combine/alias';
import { unfold } from '../combine/unfold';
import { isValue } from '../keywords/isValue';
import { isNullable } from '../keywords/nullable';
import { followReference } from '../keywords/references';
import { valueTypes } from '../keywords/valueTypes';
import type { Html, Schema, SchemaView, TypeView } from '../types';
import { countDirect, fitsHere } from './count';
import { describeContent } from './describeContent';
import { unionType } from './typeText';
import { anchorAround, type Place, type Unfolded, type Walk } from './walk';

const SHORT_TEXT = 200;

/** Describes a use of an entity: values in full, the fields of objects here or on the entity's page. */
export function describeAlias(alias: Alias, schema: JsonObject, place: Place, walk: Walk): SchemaView {
  const { context } = walk;
  const { ref } = alias;
  const target = followReference(ref, place.scope, context);
  const unfolded = unfold(schema, place.scope, walk);
  const above = anchorAround(target, place);
  const type = namedType(ref, unfolded, target, above, walk);
  if (!isObject(target)) return { ...describeUse(alias, unfolded, place, walk), type };

  const href = context.entity(ref);
  const count = countDirect(unfolded, walk);
  const isExpanded = !place.isClosed && above === undefined && mayExpand();
  const view = isExpanded
    ? describeContent(unfolded, { ...place, inside: [...place.inside, { schema: target, id: place.id }] }, walk)
    : describeUse(alias, { ...unfolded, keywords: alias.keywords, extends: [], also: [] }, place, walk);
  const base = baseType(unfolded, place, walk);
  if (view.title === referenceName(ref)) delete view.title;
  const named: SchemaView = { ...view, type, ...(base ? { base } : {}) };
  if (isExpanded || place.isClosed || count === 0) return named;
  if (href === undefined && above !== undefined) return named;
  const elsewhere = href === undefined ? Object.assign(context.detach(place.id, target), { count }) : { href, count };
  // A variant needs only its name.
  if (named.html || place.parentTypes) return { ...named, elsewhere };
  return { ...named, ...describeShortly(unfolded, walk), elsewhere };

  function mayExpand(): boolean {
    if (isValue(unfolded, walk)) return true;
    const fits = place.isRoot || fitsHere(unfolded, walk);
    return fits && context.mayExpand(ref, place.isRoot ? 'whole' : place.isVariant ? 'variant' : 'part');
  }
}

/** What the entity says about itself, assumptions included. */
function describeShortly(unfolded: Unfolded, walk: Walk): Pick<SchemaView, 'html' | 'assumed'> {
  const html = shortDescription(unfolded, walk);
  const { assumed } = unfolded.keywords;
  return { ...(html ? { html } : {}), ...(assumed ? { assumed: assumed.map(walk.context.inlineMarkdown) } : {}) };
}

function shortDescription({ keywords: { description = '' } }: Unfolded, { context }: Walk): Html | undefined {
  const text = description.trim();
  if (text.length <= SHORT_TEXT && !/\n\s*\n/.test(text)) return text === '' ? undefined : context.markdown(text);
  const sentence = firstSentence(text);
  return sentence && context.markdown(escapeMarkdown(sentence));
}

function describeUse(alias: Alias, unfolded: Unfolded, place: Place, walk: Walk): SchemaView {
  const { types: _, ...keywords } = alias.keywords;
  const raw = [...(keywords.raw ?? []), ...(unfolded.keywords.raw ?? [])];
  const use = { ...unfolded, keywords: raw.length > 0 ? { ...keywords, raw } : keywords };
  return describeContent(use, { ...place, isClosed: true }, walk);
}

function namedType(
  ref: string,
  unfolded: Unfolded,
  target: Schema | undefined,
  above: string | undefined,
  { context }: Walk,
): TypeView {
  const href = context.entity(ref) ?? (above === undefined ? undefined : `#${above}`);
  if (typeof target === 'boolean' && href === undefined) return [target ? 'any' : 'never'];
  const text = ref === '#' ? valueTypes(unfolded.keywords).join(' | ') || 'any' : referenceName(ref);
  const name: TypeView = [href === undefined ? text : { text, href }];
  return unionType(isNullable(unfolded.keywords) ? [name, ['null']] : [name]);
}

/** The type behind a named value: `string<date-time>`, `Color[]`. Unions and objects with fields have none. */
function baseType(unfolded: Unfolded, place: Place, walk: Walk): TypeView | undefined {
  const { types: all = [], nullable: _, ...keywords } = unfolded.keywords;
  const types = all.filter((type) => type !== 'null');
  if (types.length === 0 || keywords.oneOf || keywords.anyOf) return undefined;
  const isScalar = types.every((type) => type !== 'array' && type !== 'object');
  if (!isScalar && !isValue(unfolded, walk)) return undefined;
  const bare = { ...unfolded, keywords: isScalar ? { types, format: keywords.format } : { ...keywords, types } };
  return describeContent(bare, { ...place, isClosed: true }, walk).type;
}
