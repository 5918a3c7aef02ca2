import type { FieldView, SchemaView } from '../../../schema/core/types';
import { keepLast } from '../../../shared/core/cache';
import { exactNumber, exactText, parseExact, printExact } from '../../../shared/core/exactJson';
import { isObject, type Json } from '../../../shared/core/json';
import { describeView, type FieldHint } from '../describeField';
import type { Form } from '../form';
import { findPlace, keyOf, namesOf, type Picked, type Place, pickOf, valueAt, withValueAt } from './jsonPlace';
import {
  type EntriesRow,
  fieldsOf,
  type ItemsRow,
  isObjectType,
  type JsonRow,
  textOf,
  type Union,
  type ValueRow,
} from './jsonRows';

/** A body and what of it is edited. */
export interface Edited {
  text: string;
  picked: Picked;
}

const lastBody = keepLast<Json | undefined>();

/** Returns `undefined` for what is no JSON, or nested too deep. */
export function parseBody(text: string): Json | undefined {
  return lastBody([text], () => {
    try {
      return text.trim() === '' ? undefined : parseExact(text);
    } catch {
      return undefined;
    }
  });
}

/** Otherwise a body is edited as text, as is one that cannot be read. */
export function editsFields({ bodyMode, form: { body } }: { bodyMode: 'fields' | 'text'; form: Form }): boolean {
  const text = body && 'text' in body ? body.text : '';
  return bodyMode === 'fields' && (text.trim() === '' || parseBody(text) !== undefined);
}

/** Whether the row belongs to what is sent. */
export function isInUse({ within, path }: Pick<JsonRow, 'within' | 'path'>, { text, picked }: Edited): boolean {
  const root = parseBody(text);
  if (findPlace(root, path, picked) === undefined) return false;
  return within.every(({ union, index }) => chosenVariant(root, union, picked) === index);
}

/** Where a row is in the body, for the validator. */
export function pathOf({ text, picked }: Edited, { path }: Pick<JsonRow, 'path'>): string[] {
  return (findPlace(parseBody(text), path, picked) ?? []).map(String);
}

/** The text of a field; a list has several. `undefined`: the body does not have it. `null`: it is null. */
export function readAt({ text, picked }: Edited, row: ValueRow): string[] | null | undefined {
  const root = parseBody(text);
  const place = findPlace(root, row.path, picked);
  const value = place && valueAt(root, place);
  if (value === undefined || (value === null && row.kind !== 'json')) return value;
  if (row.kind === 'list' && Array.isArray(value)) return value.map(exactText);
  return [row.kind === 'json' ? printExact(value, 2) : exactText(value)];
}

/** The body with another value of a field; without texts, it does not have the field. Keeps a body that is not JSON. */
export function writeAt(edited: Edited, row: ValueRow, texts: string[] | null | undefined): string {
  return changeAt(edited, row.path, () => (texts ? toValue(texts, row) : texts));
}

/** How many items a list has, or the names of a map, and which one is edited. */
export function readParts({ text, picked }: Edited, { path, step }: ItemsRow | EntriesRow) {
  const root = parseBody(text);
  const place = findPlace(root, path, picked) ?? [];
  const outer = valueAt(root, place);
  const chosen = pickOf(step, outer, place, picked);
  const names = step.kind === 'entry' ? namesOf(outer, step) : Object.keys(Array.isArray(outer) ? outer : []);
  return { names, chosen: names.indexOf(String(chosen)), key: keyOf(step.id, place) };
}

/** Adds an item, or an entry of this name. */
export function addPart(edited: Edited, { path, step, schema }: ItemsRow | EntriesRow, name: string): string {
  return changeAt(edited, path, (outer) => {
    const added = valueOfNew(schema);
    if (step.kind === 'item') return [...(Array.isArray(outer) ? outer : []), added];
    return { ...(isObject(outer) ? outer : {}), [name]: added };
  });
}

/** Removes the item or entry that is edited. */
export function removePart(edited: Edited, { path, step }: ItemsRow | EntriesRow): string {
  return changeAt(edited, [...path, step], () => undefined);
}

/** The variant that a body has: as chosen, otherwise by its discriminator, its fields, or its type. */
export function chosenVariant(root: Json | undefined, union: Union, picked: Picked): number {
  const { id, path, variants } = union;
  const place = findPlace(root, path, picked) ?? [];
  const chosen = picked[keyOf(id, place)];
  if (typeof chosen === 'number') return chosen;
  const value = valueAt(root, place);
  const { discriminator, items } = variants;
  const named = discriminator !== undefined && isObject(value) ? value[discriminator] : undefined;
  const byName = items.findIndex((item) => typeof named === 'string' && item.value?.split(' | ').includes(named));
  if (byName >= 0) return byName;
  const scores = items.map(({ schema }) => scoreOf(value, schema));
  return scores.indexOf(Math.max(...scores));
}

/** Keeps what both variants have, and sets the discriminator. */
export function chooseVariant({ text, picked }: Edited, union: Union, index: number): Edited {
  const place = findPlace(parseBody(text), union.path, picked) ?? [];
  const { discriminator, items } = union.variants;
  const { schema, value: [named] = [] } = { ...items[index], value: items[index]?.value?.split(' | ') };
  const isLeaf = schema === undefined || union.leaves[index] !== undefined;
  const others = new Set(items.flatMap((item) => (item.schema === schema ? [] : namesIn(item.schema))));
  const own = new Set(schema ? namesIn(schema) : []);
  const next = changeAt({ text, picked }, union.path, (outer) => {
    if (isLeaf) return undefined;
    const kept = isObject(outer) ? Object.entries(outer) : [];
    return {
      ...beginObject(schema, 0),
      ...Object.fromEntries(kept.filter(([name]) => own.has(name) || !others.has(name))),
      ...fixedValues(schema),
      ...(discriminator !== undefined && named !== undefined && { [discriminator]: named }),
    };
  });
  return { text: next, picked: { ...picked, [keyOf(union.id, place)]: index } };
}

function changeAt(
  { text, picked }: Edited,
  path: JsonRow['path'],
  change: (old: Json | undefined) => Json | undefined,
) {
  const root = parseBody(text);
  if (root === undefined && text.trim() !== '') return text;
  const place: Place | undefined = findPlace(root, path, picked);
  if (!place) return text;
  const next = withValueAt(root, place, change(valueAt(root, place)));
  return next === undefined ? '' : printExact(next, 2);
}

function toValue(texts: string[], { hint, kind }: ValueRow): Json {
  const [text = ''] = texts;
  if (kind === 'json') return parseBody(text) ?? text;
  return kind === 'list' ? texts.map((one) => scalarOf(one, hint)) : scalarOf(text, hint);
}

/** What is no number or truth value is sent as text: readers want to see what the API says of it. */
function scalarOf(text: string, { base = 'string' }: FieldHint): Json {
  const isNumber = /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i.test(text);
  if (isNumber && /^(integer|number)/.test(base)) return exactNumber(text);
  return base.startsWith('boolean') && /^(true|false)$/.test(text) ? text === 'true' : text;
}

function namesIn(schema: SchemaView): string[] {
  return fieldsOf(schema).flatMap(({ kind, name }) => (kind ? [] : [name]));
}

function scoreOf(value: Json | undefined, schema: SchemaView): number {
  const fields = fieldsOf(schema);
  const { base = '' } = describeView({ id: '', name: '', schema });
  if (isObject(value)) {
    const known = fields.filter(({ name }) => Object.hasOwn(value, name)).length;
    const missing = fields.filter(({ name, required }) => required && !Object.hasOwn(value, name)).length;
    const isOther = Object.entries(fixedValues(schema)).some(([name, fixed]) => value[name] !== fixed);
    return fields.length === 0 ? 0 : 1 + known - 2 * missing - (isOther ? 100 : 0);
  }
  if (typeof value === 'string') return base.startsWith('string') ? 2 : 0;
  if (typeof value === 'number') return /^(integer|number)/.test(base) ? 2 : 0;
  return typeof value === 'boolean' && base === 'boolean' ? 2 : 0;
}

/** Deeper ones are added by the reader. */
const DEEPEST = 4;

/** A new item or entry: what is required, as far as its description says a value. */
function valueOfNew(schema: SchemaView): Json {
  if (fieldsOf(schema).length > 0) return beginObject(schema, 0);
  return exampleOf({ id: '', name: '', schema }) ?? '';
}

function beginObject({ fields = [], variants }: SchemaView, depth: number): { [key: string]: Json } {
  const required = fields.filter((field) => field.required && !field.kind);
  const own = required.flatMap((field): Array<[string, Json]> => {
    const { schema, name } = field;
    const value = isObjectType(schema) && depth < DEEPEST ? beginObject(schema, depth + 1) : exampleOf(field);
    return value === undefined ? [] : [[name, value]];
  });
  const [first] = variants?.items ?? [];
  const [named] = first?.value?.split(' | ') ?? [];
  return {
    ...Object.fromEntries(own),
    ...(first && depth < DEEPEST && beginObject(first.schema, depth + 1)),
    ...(variants?.discriminator !== undefined && named !== undefined && { [variants.discriminator]: named }),
  };
}

/** What the fields of a variant always are. */
function fixedValues({ fields = [] }: SchemaView): { [key: string]: Json } {
  const fixed = fields.flatMap((field): Array<[string, Json]> => {
    const { choices = [] } = describeView(field);
    const [only] = choices;
    return field.required && only && choices.length === 1 ? [[field.name, exampleOf(field) ?? only.value]] : [];
  });
  return Object.fromEntries(fixed);
}

function exampleOf(field: FieldView): Json | undefined {
  const hint = describeView(field);
  const standard = hint.notes.find(({ kind }) => kind === 'default')?.value;
  const text = standard ?? hint.examples?.[0] ?? hint.choices?.[0]?.value;
  if (text === undefined) return undefined;
  return /\[\]$|^\{/.test(textOf(field.schema)) ? parseBody(text) : scalarOf(text, hint);
}
