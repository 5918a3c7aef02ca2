import { once } from '../../../shared/core/cache';
import { escapeText } from '../../../shared/core/description/escapeText';
import type { Html } from '../../../shared/core/description/html';
import { isObject, type Json, type JsonObject } from '../../../shared/core/json';
import { referenceName } from '../../../shared/core/pointer';
import { findAlias } from '../combine/alias';
import type { Shape } from '../combine/types';
import type { Keywords } from '../keywords/keywords';
import { lettersOf } from '../keywords/lettersOf';
import { isNullable } from '../keywords/nullable';
import { isFullTuple, type Part, requiredWithoutProperty, toPart } from '../keywords/parts';
import { withDefinitions } from '../keywords/references';
import { isNumberFormat } from '../keywords/valueTypes';
import type { FieldView, NoteView, SchemaContext, SchemaView, TypeView } from '../types';
import { FEW_ROWS } from './count';
import { describeDocs } from './describeDocs';
import { describeEnum } from './describeEnum';
import { describeNotes, refusesOthers } from './describeNotes';
import { describeRules } from './describeRules';
import { describeVariants } from './describeVariants';
import { findContradictions } from './findContradictions';
import { joinItem } from './joinItem';
import { arrayType, MAX_UNION, mapType, tupleType, typeText, unionType } from './typeText';
import { innerPlace, type Place, type Walk } from './walk';

/** Approximate maximum of rows in one table, which may share its page with others. */
export const MAX_FIELDS = 180;

/** One object per schema and direction, so that repeated fields are recognized as already placed. */
const restsOf = once((_owner: JsonObject): Partial<Record<SchemaContext['direction'], JsonObject>> => ({}));

export function describeContent(shape: Shape, at: Place, walk: Walk): SchemaView {
  const { keywords, types } = shape;
  const isInsideClosed = at.isInsideClosed || refusesOthers(keywords);
  const { context } = walk;
  const all = partsToShow(shape, at, walk);
  const parts = all.length > MAX_FIELDS + FEW_ROWS ? all.slice(0, MAX_FIELDS) : all;
  if (!at.isClosed) spend(parts.length, keywords, at, walk);

  // Results mark what may be absent. Where nothing is required, a note says so of the whole table.
  const marksOptional = context.direction === 'response' && parts.some(({ required }) => required);
  const mayLackAny =
    context.direction === 'response' && !marksOptional && !at.isClosed && parts.some(({ kind }) => kind === undefined);
  const isInsideAbsent = at.isInsideAbsent || mayLackAny;
  const place: Place = { ...at, scope: shape.scope, isInsideClosed, isInsideAbsent };
  const fields = parts.map((part) => describePart(part, place, walk, marksOptional));
  const item = types.includes('array') ? describeItem(shape, place, walk) : undefined;
  const { types: branchTypes, variants } = describeVariants(shape, place, walk);
  const rules = place.isClosed
    ? (keywords.raw ?? [])
    : describeRules(shape, place, walk, (rest, inner) => describeContent(shape.like({ keywords: rest }), inner, walk));
  const ownTypes = types.map((type) => typeNotation(type, keywords, item, fields, place, walk));
  const notes = [
    ...findContradictions(shape).map((value): NoteView => ({ kind: 'contradiction', value })),
    ...describeNotes(keywords, context, at.isInsideClosed),
    ...discriminatorNote(keywords, branchTypes),
    ...shape.extends.map((ref) => extendsNote(ref, context)),
    ...(mayLackAny && !at.isInsideAbsent ? [{ kind: 'absent' as const }] : []),
  ];
  const values = describeEnum(keywords, context);

  const view: SchemaView = { type: wholeType(ownTypes, branchTypes, keywords, place) };
  describeAnnotations(view, keywords, context);
  if (notes.length > 0) view.notes = notes;
  if (values.length > 0) view.enum = values;
  if (fields.length > 0 && !place.isClosed) view.fields = fields;
  if (variants && !place.isClosed) view.variants = variants;
  if (rules.length > 0) view.rules = rules;
  if (all.length > parts.length && !place.isClosed) view.elsewhere = detachRest(all, place, walk);
  return item ? joinItem(view, item, textOfUse(shape, walk)) : view;
}

function extendsNote(ref: string, context: SchemaContext): NoteView {
  const href = context.entity(ref);
  return { kind: 'extends', value: referenceName(ref), ...(href === undefined ? {} : { href }) };
}

function describeAnnotations(view: SchemaView, keywords: Keywords, context: SchemaContext): void {
  const { title, description, deprecated, deprecatedDescription: reason, assumed, externalDocs } = keywords;
  const { markdown, inlineMarkdown, showsExtension } = context;
  const shown = keywords.extensions?.filter(({ key }) => showsExtension(key)) ?? [];
  if (title) view.title = title;
  if (description?.trim()) view.html = markdown(description);
  if (deprecated) view.deprecated = reason === undefined ? {} : { html: markdown(reason) };
  if (assumed) view.assumed = assumed.map(inlineMarkdown);
  const docs = describeDocs(externalDocs, context);
  if (docs) view.docs = docs;
  if (shown.length > 0) view.extensions = shown;
}

/** Moves the fields beyond `MAX_FIELDS` to a page of their own, like inner schemas that do not fit. */
function detachRest(all: Part[], place: Place, { context }: Walk): SchemaView['elsewhere'] {
  const rest = all.slice(MAX_FIELDS);
  const owner = place.inside.at(-1)?.schema;
  const made = isObject(owner) ? restsOf(owner) : {};
  const schema = (made[context.direction] ??= {
    type: 'object',
    properties: Object.fromEntries(rest.map((part) => [part.name, part.schema as Json])),
    required: rest.filter(({ required }) => required).map(({ name }) => name),
  });
  return Object.assign(context.detach(`${place.id}-more`, withDefinitions(schema, place.scope)), {
    count: rest.length,
  });
}

function partsToShow(shape: Shape, place: Place, walk: Walk): Part[] {
  const { keywords } = shape;
  const parts = shape.parts(walk.context.direction);
  // The type of a tuple shows its first items; that of an object shows no fields.
  if (place.isClosed) return parts.filter(({ kind }) => kind === 'item' || kind === 'rest').slice(0, MAX_UNION + 1);
  // If the value is described elsewhere, a required name without a property is a rule; otherwise it is a row.
  const others = place.parentTypes ? [] : requiredWithoutProperty(keywords);
  // An enum of names with one schema for all values: see `propertyNames`.
  const schema = isObject(keywords.additionalProperties) ? keywords.additionalProperties : true;
  return [...parts, ...others.map((name) => toPart({ name, required: true, schema }))];
}

/** Takes rows before inner schemas are visited, so that a level is shown completely or not at all. */
function spend(rows: number, keywords: Keywords, place: Place, { context: { budget } }: Walk): void {
  const isUnion = !place.isRoot && (keywords.oneOf || keywords.anyOf || keywords.not || keywords.if);
  // A table inside another takes as many elements of the page as a row.
  const isTable = !place.isRoot && rows > 0;
  const left = budget.rows - rows - (isUnion ? 1 : 0) - (isTable ? 1 : 0);
  budget.rows = Math.max(0, left);
  if (left < 0 && !place.isRoot && budget.spare) budget.spare = Math.max(0, budget.spare + left);
}

function describePart(
  { name, kind, required, anchor, schema }: Part,
  place: Place,
  walk: Walk,
  marks: boolean,
): FieldView {
  const { direction, labelsOf } = walk.context;
  const id = place.id + anchor;
  const view = walk.describe(schema, innerPlace(place, id));
  return {
    id,
    name,
    ...(kind && { kind }),
    ...(required && direction !== 'response' && { required }),
    ...(marks && !required && !kind && { optional: true }),
    // The type of a tuple or map is made from those of its rows.
    schema: withTitle(kind ? view : withMeaning(view), name),
    ...labelsOf?.(schema),
  };
}

/** Adds the name of the schema to the type: `string (EventName)`. */
export function withMeaning(view: SchemaView): SchemaView {
  const { type, base } = view;
  return base ? { ...view, type: [...base, ' (', ...type, ')'] } : view;
}

/** What FastAPI makes of a path. */
const GENERATED_TITLE = /^Response .* (Get|Put|Post|Delete|Patch)$/;

/** A title that says more than the names beside it comes first. */
export function withTitle(view: SchemaView, ...names: string[]): SchemaView {
  const { title, html = '' } = view;
  if (!title || html.includes(title) || GENERATED_TITLE.test(title)) return view;
  if ([...names, typeText(view.type)].some((name) => lettersOf(title) === lettersOf(name))) return view;
  return { ...view, html: `<p><strong>${escapeText(title)}</strong></p>\n${html}`.trim() };
}

function describeItem({ items }: Shape, place: Place, walk: Walk): SchemaView | undefined {
  if (items === undefined) return undefined;
  return walk.describe(items, {
    ...innerPlace(place, place.id),
    isRoot: place.isRoot,
    isVariant: place.isVariant,
  });
}

function textOfUse({ items }: Shape, { context }: Walk): Html | undefined {
  const description = isObject(items) ? findAlias(items)?.keywords.description : undefined;
  return description === undefined ? undefined : context.markdown(description);
}

function typeNotation(
  type: string,
  keywords: Keywords,
  item: SchemaView | undefined,
  fields: FieldView[],
  place: Place,
  walk: Walk,
): TypeView {
  if (type === 'array' && keywords.prefixItems) return tupleNotation(keywords, fields);
  if (type === 'array') return arrayType((item ?? restOf(fields))?.type ?? ['any']);
  if (type === 'object') return objectNotation(keywords, fields, place, walk);
  return scalarType(type, keywords.types, keywords.format);
}

/** `string<date-time>`, unless the format is that of another one of the types. */
export function scalarType(type: string, types: string[] | undefined, format: string | undefined): TypeView {
  if (!format || (type !== 'string' && type !== 'integer' && type !== 'number')) return [type];
  return isNumberFormat(format) === (type !== 'string') || types?.length === 1 ? [`${type}<${format}>`] : [type];
}

function restOf(fields: FieldView[]): SchemaView | undefined {
  return fields.find(({ kind }) => kind === 'rest')?.schema;
}

function tupleNotation(keywords: Keywords, fields: FieldView[]): TypeView {
  const types = fields.filter(({ kind }) => kind === 'item').map(({ schema }) => schema.type);
  const isOpen = keywords.items === undefined && !isFullTuple(keywords);
  return tupleType(types, isOpen ? ['any'] : restOf(fields)?.type);
}

function objectNotation(keywords: Keywords, fields: FieldView[], place: Place, walk: Walk): TypeView {
  const { additionalProperties: schema, keyName = 'key' } = keywords;
  const isMap = !keywords.properties && !keywords.patternProperties && !keywords.required;
  if (!isMap || schema === undefined || schema === false) return ['object'];
  const row = fields.find(({ kind }) => kind === 'map')?.schema;
  const value = row ?? walk.describe(schema, { ...innerPlace(place, place.id), isClosed: true });
  return mapType(keyName, value.type);
}

function wholeType(own: TypeView[], branches: TypeView[], keywords: Keywords, place: Place): TypeView {
  const nullType: TypeView[] = isNullable(keywords) ? [['null']] : [];
  const known = own.length > 0 ? own : (place.parentTypes ?? []).map((type): TypeView => [type]);
  // A branch without a type has the type of the whole.
  const isVague = (type: TypeView) => ['any', 'object'].includes(typeText(type));
  const telling = branches.filter((type) => !isVague(type));
  if (branches.length > 0 && (own.length === 0 || telling.length > 0)) {
    const vague = branches.some(isVague) ? (own.length > 0 ? own : branches.filter(isVague)) : [];
    return unionType([...telling, ...vague, ...nullType]);
  }
  const hasTypes = keywords.types !== undefined || keywords.enum !== undefined || 'const' in keywords;
  if (known.length === 0 && nullType.length > 0 && hasTypes) return ['null'];
  return unionType([...(known.length > 0 ? known : [['any']]), ...nullType]);
}

function discriminatorNote({ discriminator }: Keywords, branches: TypeView[]): NoteView[] {
  return discriminator && branches.length === 0 ? [{ kind: 'discriminator', value: discriminator.propertyName }] : [];
}
