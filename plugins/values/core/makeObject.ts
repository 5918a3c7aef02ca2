import { isHidden } from '../../schema/core/reader';
import { isObject, type Json, type JsonObject } from '../../shared/core/json';
import { type Shape, type Spot, within } from './context';
import { isAbsent, schemasOf } from './fits';
import { documentExamples } from './lifelike/documentExamples';
import { makeText } from './makeText';

const MAX_OPTIONAL = 24;
/** At most this many optional fields: shows those with an example, or all if nothing is required. */
const SMALL = 5;
/** If few fields have an example, others are added up to this many. */
const FEW = 3;
const MAX_ENTRIES = 20;

type Members = Map<string, Json>;

/** An object with required fields and the optional ones for `spot`; `undefined` if a required one cannot be made. */
export function makeObject(shape: Shape, spot: Spot, hint: unknown): Record<string, Json> | undefined {
  const { keywords, scope } = shape;
  const { properties = new Map<string, unknown>(), maxProperties = Infinity } = keywords;
  const given = isObject(hint) ? hint : {};
  const isShown = (name: string) => {
    const property = properties.get(name);
    return !isHidden(property) && !isAbsent(property, scope, spot.context);
  };
  const make = (name: string): Json | undefined => {
    const own = Object.hasOwn(given, name) ? (given[name] ?? undefined) : undefined;
    const levels = spot.fill === 'least' ? -1 : spot.levels - 1;
    return spot.context.make(schemaOf(name, keywords), { ...within(spot, name), scope, fill: 'usual', levels }, own);
  };
  const members: Members = new Map();
  for (const name of neededNames(shape).filter(isShown)) {
    const value = make(name);
    if (value !== undefined) members.set(name, value);
    else if (!spot.isLenient) return undefined;
  }
  const optional = [...new Set([...Object.keys(given), ...properties.keys()])].filter(
    (name) => !members.has(name) && isShown(name),
  );
  const add: Add = (names, most, isWanted) => {
    let left = most;
    for (const name of names) {
      if (left <= 0 || members.size >= maxProperties) return;
      const value = members.has(name) ? undefined : make(name);
      if (value === undefined || !isWanted(value)) continue;
      members.set(name, value);
      left -= 1;
    }
  };
  addOptional(shape, spot, given, optional, members, add);
  add(optional, (keywords.minProperties ?? 0) - members.size, () => true);
  addEntries(shape, spot, members);
  return Object.fromEntries(inOrder(members, [...properties.keys()]));
}

function schemaOf(name: string, keywords: Shape['keywords']): unknown {
  const [only = true, ...others] = schemasOf(name, keywords);
  return others.length > 0 ? { allOf: [only, ...others] } : only;
}

function neededNames({ keywords: { required = [], dependentRequired } }: Shape): string[] {
  const names = new Set(required);
  for (const name of names) for (const other of dependentRequired?.get(name) ?? []) names.add(other);
  return [...names];
}

type Add = (names: string[], most: number, isWanted: (value: Json) => boolean) => void;

function addOptional(
  { keywords, scope }: Shape,
  spot: Spot,
  given: JsonObject,
  optional: string[],
  members: Members,
  add: Add,
): void {
  const { context, fill, levels } = spot;
  const own = (name: string) => context.shapes.of(keywords.properties?.get(name), scope).keywords;
  const current = optional.filter((name) => !own(name).deprecated);
  if (fill === 'least') return;
  if (fill === 'most') return add(optional, Infinity, isInformative);
  add(
    optional.filter((name) => Object.hasOwn(given, name) && given[name] !== null),
    Infinity,
    () => true,
  );
  if (Object.keys(given).length > 0) return;
  if (levels >= 0 && context.direction === 'response') {
    return add(current, MAX_OPTIONAL, (value) => isInformative(value) && (levels > 0 || !holdsObjects(value)));
  }
  // A variant without any field would say nothing.
  if (levels < 0 && context.direction === 'request' && fill !== 'few') return;
  const hasExample = ({ examples = [], items }: Shape['keywords']): boolean =>
    examples.length > 0 || (isObject(items) && hasExample(context.shapes.of(items, scope).keywords));
  const authored = current.filter((name) => hasExample(own(name)));
  const common = current.filter((name) => isCommon(own(name), within(spot, name)));
  if (members.size > 0) return add(authored.length <= SMALL ? [...authored, ...common] : common, SMALL, isInformative);
  if (current.length <= SMALL) return add(current, SMALL, isInformative);
  add([...authored, ...common], SMALL, (value) => isInformative(value) && !holdsObjects(value));
  add(current, FEW - members.size, (value) => typeof value !== 'object');
  if (members.size === 0) add(current, 1, isInformative);
}

const COMMON = /\b(?:recommended|commonly|usually|typically|most (?:common|often|frequently)|almost always)\b/i;
const RARE = /\b(?:not|never|rarely|seldom)\b|n't\b/i;

/** Whether most requests have an optional field: its description says so, or examples of the same thing show it. */
function isCommon({ description = '' }: Shape['keywords'], { thing, context }: Spot): boolean {
  if (COMMON.test(description) && !RARE.test(description)) return true;
  return documentExamples(context.shapes.source.resolve).find(thing) !== undefined;
}

function isInformative(value: Json): boolean {
  if (value === null) return false;
  if (Array.isArray(value)) return value.some(isInformative);
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

function holdsObjects(value: Json): boolean {
  return Array.isArray(value) ? value.some(holdsObjects) : isObject(value);
}

function addEntries({ keywords, scope }: Shape, spot: Spot, members: Members): void {
  const { additionalProperties, patternProperties, propertyNames, keyName = 'key', minProperties = 0 } = keywords;
  const describes = isObject(additionalProperties) || patternProperties !== undefined;
  const isMap = members.size === 0 && !keywords.properties && describes && spot.fill !== 'least';
  const count = Math.min(Math.max(minProperties, isMap ? 1 : 0), MAX_ENTRIES);
  const names = spot.context.shapes.of(propertyNames, scope).keywords;
  for (let index = 0; members.size < count && index <= count; index += 1) {
    const name = entryName(keyName, [...(patternProperties?.keys() ?? [])], names, index);
    if (name === undefined) continue;
    const inner: Spot = { ...spot, scope, fill: 'usual', levels: spot.levels - 1 };
    const value = spot.context.make(schemaOf(name, keywords), inner);
    if (value !== undefined) members.set(name, value);
  }
}

function entryName(keyName: string, patterns: string[], names: Shape['keywords'], index: number): string | undefined {
  if (names.enum) return names.enum[index] && String(names.enum[index].value);
  const [pattern] = patterns;
  const limits = pattern === undefined ? names : { ...names, patterns: [...(names.patterns ?? []), pattern] };
  const isFree = limits.patterns === undefined && limits.format === undefined && limits.minLength === undefined;
  return isFree && (limits.maxLength ?? 9) >= 9
    ? `${keyName}${index === 0 ? '' : index + 1}`
    : makeText(limits, undefined, index);
}

function inOrder(members: Members, names: string[]): Array<[string, Json]> {
  const rank = new Map(names.map((name, index) => [name, index]));
  return [...members].toSorted(([a], [b]) => (rank.get(a) ?? names.length) - (rank.get(b) ?? names.length));
}
