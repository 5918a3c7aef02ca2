import type { Html } from '../../../shared/core/description/html';
import { words } from '../../../shared/core/words';
import { type KeywordNote, ROWS } from '../table';
import type { NoteView, SchemaView } from '../types';
import { arrayType } from './typeText';

const OF_LISTS = new Set<NoteView['kind']>([
  ...words('default const'),
  ...ROWS.flatMap(({ name, on, note }) => (note && on === 'array' ? [name as KeywordNote] : [])),
]);

function both<Value>(first: Value[] | undefined, second: Value[] | undefined): Value[] | undefined {
  return first && second ? [...first, ...second] : (first ?? second);
}

/** `ofUse`: what a list says of its items beside the name of an entity. */
export function joinItem(list: SchemaView, item: SchemaView, ofUse: Html | undefined): SchemaView {
  // A named object is described on its own page; only the list is described here.
  const isNamed =
    item.type.length === 1 &&
    typeof item.type[0] === 'object' &&
    Boolean(item.fields ?? item.variants ?? item.elsewhere);
  const view: SchemaView = {
    type: list.type,
    title: list.title ?? item.title,
    html: texts(list.html, isNamed ? (ofUse ?? (list.html ? undefined : item.html)) : item.html),
    deprecated: list.deprecated ?? item.deprecated,
    assumed: isNamed ? (list.assumed ?? item.assumed) : both(list.assumed, item.assumed),
    notes: both(list.notes, item.notes?.map(asItem)),
    enum: both(list.enum, item.enum),
    fields: both(list.fields, item.fields),
    variants: list.variants ?? item.variants,
    rules: both(list.rules, item.rules),
    docs: list.docs ?? item.docs,
    extensions: both(list.extensions, item.extensions),
    elsewhere: list.elsewhere ?? item.elsewhere,
    base: list.base ?? (item.base && arrayType(item.base)),
  };
  const present = Object.entries(view).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as unknown as SchemaView;
}

function texts(first: Html | undefined, second: Html | undefined): Html | undefined {
  return [...new Set([first, second])].filter(Boolean).join('\n') || undefined;
}

function asItem(note: NoteView): NoteView {
  return OF_LISTS.has(note.kind) ? { ...note, ofItem: true } : note;
}
