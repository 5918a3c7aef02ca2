import type { Json } from '../json';
import { isObject } from '../json';
import { unfold } from '../schema/combine/unfold';
import { jsonText } from '../schema/keywords/jsonText';
import type { Keywords } from '../schema/keywords/keywords';
import type { Shape, Spot } from './context';
import { makeNumber } from './makeNumber';
import { validTexts } from './makeText';

const MAX_ITEMS = 50;
const MAX_SHOWN = 3;

/** A list of one item, or as many as required. `variation` 1: the shortest. */
export function makeList({ keywords, scope }: Shape, spot: Spot, hint: unknown, variation: number): Json[] | undefined {
  const { prefixItems = [], items, contains, minContains = 1, uniqueItems } = keywords;
  const { minItems = 0, maxItems = MAX_ITEMS } = keywords;
  const hints = Array.isArray(hint) ? hint.slice(0, Math.max(MAX_SHOWN, minItems)) : [];
  const least = Math.max(
    minItems,
    contains === undefined ? 0 : minContains,
    prefixItems.length > 0 ? prefixItems.length : 0,
  );
  const wanted = variation > 0 || items === false ? least : Math.max(least, hints.length, 1);
  const count = Math.min(wanted, maxItems, MAX_ITEMS);
  const list: Json[] = [];
  const inner: Spot = { ...spot, scope, fill: 'usual' };
  for (let index = 0; index < count; index += 1) {
    const schema = itemSchema(
      index,
      prefixItems,
      items,
      contains !== undefined && index < minContains ? contains : undefined,
    );
    const item = uniqueItems
      ? makeDifferent(schema, inner, hints[index], list)
      : spot.context.make(schema, inner, hints[index] ?? undefined);
    if (item !== undefined) list.push(item);
    else if (index < least && !spot.isLenient) return undefined;
    else break;
  }
  return list;
}

function itemSchema(index: number, prefixItems: unknown[], items: unknown, contains: unknown): unknown {
  const own = index < prefixItems.length ? prefixItems[index] : (items ?? true);
  if (contains === undefined) return own;
  return own === true ? contains : { allOf: [own, contains] };
}

function makeDifferent(schema: unknown, spot: Spot, hint: unknown, before: Json[]): Json | undefined {
  const taken = new Set(before.map((item) => jsonText(item)));
  const isNew = (value: Json | undefined): value is Json => value !== undefined && !taken.has(jsonText(value));
  const first = spot.context.make(schema, spot, hint ?? undefined);
  if (isNew(first) || !isObject(schema)) return isNew(first) ? first : undefined;
  const { keywords } = unfold(schema, spot.scope, spot.context.walk);
  const enumerated = (keywords.enum ?? []).map(({ value }) => value as Json);
  if (enumerated.length > 0) return enumerated.find((value) => isNew(value));
  // The next index nearly always yields a new value.
  for (const index of [before.length, ...Array.from({ length: before.length + 1 }, (_none, at) => at + 1)]) {
    for (const value of variations(first, keywords, index, spot)) if (isNew(value)) return value;
  }
  return undefined;
}

function* variations(value: Json | undefined, keywords: Keywords, index: number, spot: Spot): Generator<Json> {
  if (typeof value === 'string') yield* validTexts(keywords, index);
  const number = typeof value === 'number' ? makeNumber(keywords, Number.isInteger(value), index) : undefined;
  if (number !== undefined) yield number;
  if (typeof value === 'boolean') yield !value;
  if (!isObject(value)) return;
  for (const [name, member] of Object.entries(value)) {
    const property = keywords.properties?.get(name);
    const inner = isObject(property) ? unfold(property, spot.scope, spot.context.walk).keywords : {};
    const enumerated = inner.enum?.[index]?.value as Json | undefined;
    if (enumerated !== undefined) yield { ...value, [name]: enumerated };
    if (inner.enum || 'const' in inner) continue;
    for (const other of variations(member, inner, index, spot)) yield { ...value, [name]: other };
  }
}
