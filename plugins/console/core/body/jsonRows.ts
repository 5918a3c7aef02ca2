import type { OperationView } from '../../../openapi';
import { typeText } from '../../../schema/core/describe/typeText';
import type { FieldView, SchemaView, VariantsView } from '../../../schema/core/types';
import { describeView, type FieldHint } from '../describeField';
import type { EntryStep, ItemStep, Step } from './jsonPlace';

interface RowBase {
  path: Step[];
  /** The row is in use while these variants are sent. */
  within: Branch[];
}

/** `list`: of single values. `json`: takes the text of everything else. */
export interface ValueRow extends RowBase {
  kind: 'value' | 'list' | 'json';
  hint: FieldHint;
  schema: SchemaView;
}

/** A list whose inner rows edit one item at a time. */
export interface ItemsRow extends RowBase {
  kind: 'items';
  step: ItemStep;
  hint: FieldHint;
  schema: SchemaView;
}

/** A map, or the further fields of an object, one at a time. */
export interface EntriesRow extends RowBase {
  kind: 'entries';
  step: EntryStep;
  schema: SchemaView;
  value?: ValueRow;
}

/** A value of several types: the input is that of the one which is sent. */
export interface UnionRow extends RowBase {
  kind: 'union';
  union: Union;
}

export type JsonRow = ValueRow | ItemsRow | EntriesRow | UnionRow;

export interface Union extends RowBase {
  id: string;
  variants: VariantsView;
  /** By variant; those with fields have none. */
  leaves: Array<ValueRow | undefined>;
}

interface Branch {
  union: Union;
  index: number;
}

/** How the tables of a body edit it. */
export interface JsonForm {
  schema?: SchemaView;
  rows: Map<string, JsonRow>;
  unions: Map<VariantsView, Union>;
  /** A body that is a list of objects. */
  items?: ItemsRow;
}

/** The rows of the content that a body is sent as, by the id that they have on the page. */
export function listJsonRows(operation: OperationView, mediaType: string): JsonForm {
  const contents = operation.body?.contents ?? [];
  const content = contents.find((one) => one.mediaType === mediaType) ?? contents[0];
  const form: JsonForm = { rows: new Map(), unions: new Map() };
  if (!content || !/json/i.test(content.mediaType)) return form;
  const { schema } = content;
  const outer = { path: [], within: [] };
  form.schema = schema;
  const id = `${operation.id}.body`;
  const items = listOf(schema, id, outer);
  if (items) form.items = items;
  if (items || isObjectType(schema)) addParts(form, schema, id, within(items, outer));
  return form;
}

/** The fields that a schema has in any case, or in one of its variants. */
export function fieldsOf({ fields = [], variants }: SchemaView): FieldView[] {
  return [...fields, ...(variants?.items ?? []).flatMap(({ schema }) => fieldsOf(schema))];
}

function within(row: ItemsRow | EntriesRow | undefined, outer: RowBase): RowBase {
  return row ? { ...outer, path: [...row.path, row.step] } : outer;
}

function addParts(form: JsonForm, schema: SchemaView, id: string, outer: RowBase): Union | undefined {
  const { fields = [], variants } = schema;
  const declared = fieldsOf(schema).flatMap(({ kind, name }) => (kind ? [] : [name]));
  for (const field of fields) addField(form, field, outer, declared);
  if (!variants) return undefined;
  const union: Union = { ...outer, id, variants, leaves: [] };
  form.unions.set(variants, union);
  for (const [index, { schema: variant }] of variants.items.entries()) {
    const inner = { ...outer, within: [...outer.within, { union, index }] };
    const isObject = isObjectType(variant);
    if (isObject) addParts(form, variant, `${id}:${index}`, inner);
    union.leaves.push(isObject ? undefined : valueRow({ id, name: '', schema: variant }, inner));
  }
  return union;
}

function addField(form: JsonForm, field: FieldView, outer: RowBase, declared: string[]): void {
  const { id, name, kind, schema } = field;
  if (kind === 'item' || kind === 'rest') return;
  if (kind) {
    const step: EntryStep = { kind: 'entry', id, declared };
    const row: EntriesRow = { ...outer, kind: 'entries', step, schema };
    addValue(form, field, within(row, outer), row);
    form.rows.set(id, row);
  } else addValue(form, field, { ...outer, path: [...outer.path, name] });
}

/** `above`: the map that the value is an entry of, whose row is the same. */
function addValue(form: JsonForm, field: FieldView, outer: RowBase, above?: EntriesRow): void {
  const { id, schema } = field;
  const valueOfMap = above ? undefined : /^\{[^}]*\} → (.*)$/s.exec(textOf(schema))?.[1];
  if (valueOfMap !== undefined) {
    const step: EntryStep = { kind: 'entry', id, declared: [] };
    const type = [valueOfMap.replace(/^\((.*)\)$/s, '$1')];
    const { base: _, notes: __, ...rest } = schema;
    const value = { ...rest, type };
    const row: EntriesRow = { ...outer, kind: 'entries', step, schema: value };
    form.rows.set(id, row);
    return addValue(form, { id, name: field.name, schema: value }, within(row, outer), row);
  }
  const items = above ? undefined : listOf(schema, id, outer);
  if (!items && !isObjectType(schema)) {
    const row = valueRow(field, outer);
    if (above) above.value = row;
    else form.rows.set(id, row);
    return;
  }
  if (items) form.rows.set(id, items);
  const union = addParts(form, schema, id, within(items, outer));
  if (union && !items && !above) form.rows.set(id, { ...outer, kind: 'union', union });
}

function valueRow(field: FieldView, outer: RowBase): ValueRow {
  const hint = describeView(field);
  const { schema } = field;
  const isSimple = hint.choices !== undefined || /^(string|integer|number|boolean)(<[^>]*>)?$/.test(hint.base ?? '');
  if (!isSimple) return { ...outer, kind: 'json', hint: { ...hint, isJson: true, schema }, schema };
  return { ...outer, kind: /\[\]$/.test(textOf(schema)) ? 'list' : 'value', hint, schema };
}

/** Not for lists of lists. */
function listOf(schema: SchemaView, id: string, outer: RowBase): ItemsRow | undefined {
  const isList = /^[^{][^[]*\[\]$|^\([^[]*\)\[\]$/s.test(textOf(schema));
  if (!isList || !hasParts(schema) || isTuple(schema)) return undefined;
  const hint = describeView({ id, name: '', schema });
  return { ...outer, kind: 'items', step: { kind: 'item', id }, hint, schema };
}

function hasParts(schema: SchemaView): boolean {
  return schema.variants !== undefined || (schema.fields ?? []).length > 0;
}

function isTuple({ fields = [] }: SchemaView): boolean {
  return fields.some(({ kind }) => kind === 'item' || kind === 'rest');
}

/** Its type without names and without `null`. */
export function textOf({ type, base = type }: SchemaView): string {
  return typeText(base).replace(/ \| null$/, '');
}

export function isNullable({ type, base = type }: SchemaView): boolean {
  return / \| null$/.test(typeText(base));
}

/** An object, rather than a list or a map of what has the fields. */
export function isObjectType(schema: SchemaView): boolean {
  return hasParts(schema) && !isTuple(schema) && !/\[\]|^\{/.test(textOf(schema));
}
