import { isObject, type Json } from '../../../shared/core/json';

/** A step into a JSON body: the name of a field, the item of a list that is edited, or the entry of a map. */
export type Step = string | ItemStep | EntryStep;

export interface ItemStep {
  kind: 'item';
  id: string;
}

export interface EntryStep {
  kind: 'entry';
  id: string;
  /** Names of fields, which are no entries. */
  declared: string[];
}

/** Which item, entry or variant is edited, by `keyOf` its step and place. */
export type Picked = Readonly<Record<string, number | string>>;

/** Where a value is in a certain body. */
export type Place = Array<string | number>;

export function keyOf(id: string, place: Place): string {
  return JSON.stringify([id, ...place]);
}

/** Returns `undefined` inside of a list or map that has nothing to edit. */
export function findPlace(root: Json | undefined, path: Step[], picked: Picked): Place | undefined {
  let value = root;
  const place: Place = [];
  for (const step of path) {
    const next = typeof step === 'string' ? step : pickOf(step, value, place, picked);
    if (next === undefined) return undefined;
    place.push(next);
    value = childOf(value, next);
  }
  return place;
}

/** The item or entry that is edited: the first one, until a reader chooses. */
export function pickOf(
  step: ItemStep | EntryStep,
  outer: Json | undefined,
  place: Place,
  picked: Picked,
): string | number | undefined {
  const wanted = picked[keyOf(step.id, place)];
  if (step.kind === 'entry') {
    const names = namesOf(outer, step);
    return names.find((name) => name === wanted) ?? names[0];
  }
  const count = Array.isArray(outer) ? outer.length : 0;
  return count === 0 ? undefined : Math.min(typeof wanted === 'number' ? wanted : 0, count - 1);
}

export function namesOf(outer: Json | undefined, { declared }: EntryStep): string[] {
  return isObject(outer) ? Object.keys(outer).filter((name) => !declared.includes(name)) : [];
}

export function valueAt(root: Json | undefined, place: Place): Json | undefined {
  return place.reduce<Json | undefined>(childOf, root);
}

function childOf(outer: Json | undefined, step: string | number): Json | undefined {
  if (typeof step === 'number') return Array.isArray(outer) ? outer[step] : undefined;
  return isRecord(outer) && Object.hasOwn(outer, step) ? outer[step] : undefined;
}

/** `undefined` takes the value away, with what exists for it only. */
export function withValueAt(outer: Json | undefined, place: Place, value: Json | undefined): Json | undefined {
  const [step, ...rest] = place;
  if (step === undefined) return value;
  const inner = childOf(outer, step);
  const next = withValueAt(inner, rest, value);
  if (typeof step === 'number') {
    const items = Array.isArray(outer) ? outer : [];
    return next === undefined ? items.toSpliced(step, 1) : items.with(Math.min(step, items.length - 1), next);
  }
  const fields = isRecord(outer) ? outer : {};
  if (next !== undefined) return { ...fields, [step]: next };
  if (outer === undefined) return undefined;
  const { [step]: _, ...others } = fields;
  return others;
}

function isRecord(value: Json | undefined): value is { [key: string]: Json } {
  return isObject(value);
}
