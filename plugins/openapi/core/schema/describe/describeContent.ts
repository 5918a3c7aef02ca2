import { once } from '../../../../shared/cache';
import { isObject, type Json, type JsonObject } from '../../json';
import { referenceName } from '../../pointer';
import { joinItem } from '../combine/joinItem';
import type { Keywords } from '../keywords/keywords';
import { isNullable } from '../keywords/nullable';
import { anchorOf, isFullTuple, joinedItems, type Part, partsOf, requiredWithoutProperty } from '../keywords/parts';
import { withDefinitions } from '../keywords/references';
import { isNumberFormat, valueTypes } from '../keywords/valueTypes';
import type { FieldView, NoteView, SchemaContext, SchemaView, TypeView } from '../types';
import { FEW_ROWS } from './count';
import { describeEnum } from './describeEnum';
import { describeNotes, refusesOthers } from './describeNotes';
import { describeRules } from './describeRules';
import { describeVariants } from './describeVariants';
import { findContradictions } from './findContradictions';
import { arrayType, MAX_UNION, mapType, tupleType, typeText, unionType } from './typeText';
import { innerPlace, type Place, type Unfolded, type Walk } from './walk';

/** Approximate maximum of rows in one table, which may share its page with others. */
export const MAX_FIELDS = 180;

/** One object per schema and direction, so that repeated fields are recognized as already placed. */
const restsOf = once((_owner: JsonObject): Partial<Record<SchemaContext['direction'], JsonObject>> => ({}));

export function describeContent(unfolded: Unfolded, at: Place, walk: Walk): SchemaView {
  const { keywords } = unfolded;
  const isInsideClosed = at.isInsideClosed || refusesOthers(keywords);
  const place: Place = { ...at, scope: unfolded.scope, isInsideClosed };
  const { context } = walk;
  const types = valueTypes(keywords);
  const all = partsToShow(keywords, place, walk);
  const parts = all.length > MAX_FIELDS + FEW_ROWS ? all.slice(0, MAX_FIELDS) : all;
  if (!place.isClosed) spend(parts.length, keywords, place, walk);

  const fields = markPresence(parts, context.direction).map((part) => describePart(part, place, walk));
  const item = types.includes('array') ? describeItem(keywords, place, walk) : undefined;
  const { types: branchTypes, variants } = describeVariants(keywords, types, place, walk);
  const rules = place.isClosed
    ? (keywords.raw ?? [])
    : describeRules(unfolded, types, place, walk, (rest, inner) =>
        describeContent({ keywords: rest, extends: [], also: [], choices: [], scope: place.scope }, inner, walk),
      );
  const ownTypes = types.map((type) => typeNotation(type, keywords, item, fields, place, walk));
  const contradictions = findContradictions(keywords, unfolded.also);
  const notes = [
    ...contradictions.map((value): NoteView => ({ kind: 'contradiction', value })),
    ...describeNotes(keywords, context, at.isInsideClosed),
    ...discriminatorNote(keywords, branchTypes),
    ...unfolded.extends.map((ref) => extendsNote(ref, context)),
  ];
  const values = describeEnum(keywords, context);

  const view: SchemaView = {
    type: wholeType(ownTypes, branchTypes, keywords, place),
    ...describeAnnotations(keywords, context),
    ...(notes.length > 0 ? { notes } : {}),
    ...(values.length > 0 ? { enum: values } : {}),
    ...(fields.length > 0 && !place.isClosed ? { fields } : {}),
    ...(variants && !place.isClosed ? { variants } : {}),
    ...(rules.length > 0 ? { rules } : {}),
    ...(all.length > parts.length && !place.isClosed ? { elsewhere: detachRest(all, place, walk) } : {}),
  };
  return item ? joinItem(view, item) : view;
}

function extendsNote(ref: string, context: SchemaContext): NoteView {
  const href = context.entity(ref);
  return { kind: 'extends', value: referenceName(ref), ...(href === undefined ? {} : { href }) };
}

function describeAnnotations(
  keywords: Keywords,
  { markdown, inlineMarkdown, showsExtension }: SchemaContext,
): Omit<SchemaView, 'type'> {
  const { title, description, deprecated, deprecatedDescription: reason, assumed, externalDocs } = keywords;
  const shown = (keywords.extensions ?? []).filter(({ key }) => showsExtension(key));
  return {
    ...(title ? { title } : {}),
    ...(description?.trim() ? { html: markdown(description) } : {}),
    ...(deprecated ? { deprecated: reason === undefined ? {} : { html: markdown(reason) } } : {}),
    ...(assumed ? { assumed: assumed.map(inlineMarkdown) } : {}),
    ...(externalDocs ? { docs: externalDocs } : {}),
    ...(shown.length > 0 ? { extensions: shown } : {}),
  };
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

function partsToShow(keywords: Keywords, place: Place, walk: Walk): Part[] {
  const parts = partsOf(keywords, walk.context.direction);
  // The type of a tuple shows its first items; that of an object shows no fields.
  if (place.isClosed) return parts.filter(({ kind }) => kind === 'item' || kind === 'rest').slice(0, MAX_UNION + 1);
  // If the value is described elsewhere, a required name without a property is a rule; otherwise it is a row.
  const others = place.parentTypes ? [] : requiredWithoutProperty(keywords);
  // An enum of names with one schema for all values: see `propertyNames`.
  const schema = isObject(keywords.additionalProperties) ? keywords.additionalProperties : true;
  return [...parts, ...others.map((name): Part => ({ name, required: true, schema }))];
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

/** Results mark what may be absent. Without any required field, the document is silent about all of them. */
function markPresence(parts: Part[], direction: SchemaContext['direction']): Array<Part & Pick<FieldView, 'optional'>> {
  if (direction !== 'response') return parts;
  const isSilent = parts.every(({ required }) => !required);
  return parts.map(({ schema, required, ...part }) =>
    isSilent || required || part.kind ? { ...part, schema } : { ...part, optional: true, schema },
  );
}

function describePart(part: Part, place: Place, walk: Walk): FieldView {
  const id = anchorOf(part, place.id);
  const schema = walk.describe(part.schema, innerPlace(place, id));
  return { id, ...part, ...walk.context.labelsOf?.(part.schema), schema };
}

function describeItem(keywords: Keywords, place: Place, walk: Walk): SchemaView | undefined {
  const items = joinedItems(keywords);
  if (items === undefined) return undefined;
  return walk.describe(items, {
    ...innerPlace(place, place.id),
    isRoot: place.isRoot,
    isVariant: place.isVariant,
  });
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
  const { format } = keywords;
  if (!format || (type !== 'string' && type !== 'integer' && type !== 'number')) return [type];
  return isNumberFormat(format) === (type !== 'string') || keywords.types?.length === 1
    ? [`${type}<${format}>`]
    : [type];
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
