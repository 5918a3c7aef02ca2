import { jsonText } from '../../schema/core/keywords/jsonText';
import type { Keywords } from '../../schema/core/keywords/keywords';
import type { Json } from '../../shared/core/json';
import { isObject } from '../../shared/core/json';
import { type Shape, type Spot, within } from './context';
import { makeNumber } from './makeNumber';
import { validTexts } from './makeText';

const MAX_ITEMS = 50;
const MAX_SHOWN = 3;

/** A list of one item, or as many as required. `variation` 1: the shortest. */
export function makeList({ keywords, scope }: Shape, spot: Spot, hint: unknown, variation: number): Json[] | undefined {
  const { prefixItems = [], items, contains, minContains = 1, uniqueItems } = keywords;
  const { minItems = 0, maxItems = MAX_ITEMS } = keywords;
  const hints = Array.isArray(hint) ? hint.slice(0, Math.max(MAX_SHOWN, minItems)) : [];
  const least = Math.max(minItems, contains === undefined ? 0 : minContains, prefixItems.length);
  const wanted = variation > 0 || items === false ? least : Math.max(least, hints.length, 1);
  const count = Math.min(wanted, maxItems, MAX_ITEMS);
  const most = Math.min(maxItems, MAX_ITEMS, items === false ? prefixItems.length : MAX_ITEMS);
  const list: Json[] = [];
  const inner: Spot = { ...spot, scope, fill: 'usual' };
  const make = (schema: unknown, index: number) =>
    uniqueItems
      ? makeDifferent(schema, inner, hints[index], list)
      : spot.context.make(schema, inner, hints[index] ?? undefined);
  let missing = contains === undefined ? 0 : minContains;
  for (let index = 0; index < count || (missing > 0 && index < most); index += 1) {
    const own = index < prefixItems.length ? prefixItems[index] : (items ?? true);
    // Not every place may hold what the list must contain.
    const contained = missing > 0 ? make(own === true ? contains : { allOf: [own, contains] }, index) : undefined;
    if (contained !== undefined) missing -= 1;
    const item = contained ?? make(own, index);
    if (item !== undefined) list.push(item);
    else if (index < least && !spot.isLenient) return undefined;
    else break;
  }
  return list;
}

function makeDifferent(schema: unknown, spot: Spot, hint: unknown, before: Json[]): Json | undefined {
  const taken = new Set(before.map((item) => jsonText(item)));
  const isNew = (value: Json | undefined): value is Json => value !== undefined && !taken.has(jsonText(value));
  const first = spot.context.make(schema, spot, hint ?? undefined);
  if (isNew(first) || !isObject(schema)) return isNew(first) ? first : undefined;
  const { keywords } = spot.context.shapes.of(schema, spot.scope);
  const enumerated = (keywords.enum ?? []).map(({ value }) => value as Json);
  if (enumerated.length > 0) return enumerated.find((value) => isNew(value));
  // The next index nearly always yields a new value.
  for (const index of [before.length, ...Array.from({ length: before.length + 1 }, (_none, at) => at + 1)]) {
    for (const value of variations(first, keywords, index, spot)) if (isNew(value)) return value;
  }
  return undefined;
}

function* variations(value: Json | undefined, keywords: Keywords, index: number, spot: Spot): Generator<Json> {
  if (typeof value === 'string') yield* validTexts(keywords, spot, index);
  const number = typeof value === 'number' ? makeNumber(keywords, Number.isInteger(value), spot, index) : undefined;
  if (number !== undefined) yield number;
  if (typeof value === 'boolean') yield !value;
  if (!isObject(value)) return;
  for (const [name, member] of Object.entries(value)) {
    const property = keywords.properties?.get(name);
    const inner = spot.context.shapes.of(property, spot.scope).keywords;
    const enumerated = inner.enum?.[index]?.value as Json | undefined;
    if (enumerated !== undefined) yield { ...value, [name]: enumerated };
    if (inner.enum || 'const' in inner) continue;
    for (const other of variations(member, inner, index, within(spot, name))) yield { ...value, [name]: other };
  }
}
