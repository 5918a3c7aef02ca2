import type { Shape as SchemaShape } from '../../schema/core/combine/types';
import { readKeywords } from '../../schema/core/keywords/readKeywords';
import { keysWith } from '../../schema/core/table';
import { once } from '../../shared/core/cache';
import { isObject, type Json, type JsonObject } from '../../shared/core/json';
import { isNamed, referenceName } from '../../shared/core/pointer';
import { authoredValues, isEmpty } from './authoredValues';
import type { Shape, Spot } from './context';
import { fits, knownTypes } from './fits';
import { makeClosestText, makeText } from './makeText';
import { followAll } from './namedVariant';
import { shapedValues } from './shapedValues';

const MAX_TRIES = 60;
const MAX_BASES = 5;

/** A valid value, authored or generated, or `undefined`. `hint`: the value in an enclosing example. */
export function makeValue(given: unknown, spot: Spot, hint?: unknown): Json | undefined {
  if (given === false) return undefined;
  if (!isObject(given)) return hint === undefined ? makeText({}, spot) : (hint as Json);
  const { context, levels, fill, isLenient } = spot;
  const schema = context.shapes.same(given);
  context.left -= 1;
  if (context.left < 0) {
    context.cuts += 1;
    return undefined;
  }
  if (hint !== undefined || isLenient) return find(schema, spot, hint);
  const known = context.made.get(schema) ?? new Map<string, Json | undefined>();
  context.made.set(schema, known);
  const { name, owner } = spot.thing;
  const isOfName = dependsOnName(context.shapes.of(schema, spot.scope));
  const key = `${fill} ${Math.max(levels, -1)}${isOfName ? ` ${name} ${owner}` : ''}`;
  if (known.has(key)) return known.get(key);
  const cuts = context.cuts;
  const value = find(schema, spot, undefined);
  if (context.cuts === cuts) known.set(key, value);
  return value;
}

/** Whether a value depends on what it is called, not only on its schema. */
const dependsOnName = once((shape: SchemaShape): boolean => {
  const { types, items, branches, keywords } = shape;
  if ((keywords.enum ?? keywords.examples) !== undefined || 'const' in keywords) return false;
  if (types.length === 0 && branches.length === 0) return true;
  if (types.some((type) => type !== 'object' && type !== 'array' && type !== 'boolean' && type !== 'null')) return true;
  if (types.includes('array') && (items === undefined || isNamedLeaf(items, shape))) return true;
  return types.length === 0 && branches.some(({ schema }) => isNamedLeaf(schema, shape));
});

/** One level deep: what is recursive is an object. */
function isNamedLeaf(schema: unknown, around: SchemaShape): boolean {
  const { types } = around.inside(schema);
  return types.some((type) => type === 'string' || type === 'integer' || type === 'number');
}

function find(schema: JsonObject, given: Spot, hint: unknown): Json | undefined {
  const spot = inEntity(schema, given);
  const { context, scope, inside } = spot;
  const identity = followAll(schema, scope, context);
  const { keywords, also, scope: inner } = context.shapes.of(schema, scope);
  const shape: Shape = { keywords: knownTypes(withKnownFields(schema, keywords, spot)), also, scope: inner };
  const isFine = (value: unknown) => fits(value, schema, scope, context);
  const authored = authoredValues(shape.keywords, hint);
  for (const value of authored) if (isFine(value)) return value;
  if (inside.includes(identity) || inside.length > MAX_TRIES) {
    context.cuts += 1;
    return shape.keywords.nullable || shape.keywords.types?.includes('null') ? null : undefined;
  }
  const here: Spot = { ...spot, scope: inner, inside: [...inside, identity] };
  const structured = authored.find((value) => typeof value === 'object');
  const mayFail = !spot.isLenient && isIntricate(schema, shape);
  let tries = 0;
  let empty: Json | undefined;
  for (const value of shapedValues(shape, here, structured)) {
    const isFound = !mayFail || isFine(value);
    // Of several variants, one that says something.
    if (isFound && !(isChoice(shape) && isEmpty(value))) return value;
    if (isFound) empty ??= value;
    tries += 1;
    if (tries >= MAX_TRIES) break;
  }
  if (empty !== undefined || !spot.isLenient) return empty;
  return authored[0] ?? (shape.keywords.types?.includes('string') ? makeClosestText(shape.keywords) : undefined);
}

function isChoice({ keywords }: Shape): boolean {
  return keywords.oneOf !== undefined || keywords.anyOf !== undefined;
}

/** A value of an entity is the same wherever it is: what its fields mean follows from its own name. */
function inEntity(schema: JsonObject, spot: Spot): Spot {
  const { ref } = readKeywords(schema);
  if (ref === undefined || !isNamed(ref) || dependsOnName(spot.context.shapes.of(schema, spot.scope))) return spot;
  return { ...spot, thing: { name: '', owner: referenceName(ref) } };
}

const INTRICATE = keysWith({ isOfWhole: true });

/** Whether a value assembled from valid parts can still violate the whole. */
function isIntricate(schema: JsonObject, { keywords, also }: Shape): boolean {
  return also.length > 0 || 'allOf' in schema || '$ref' in schema || INTRICATE.some((key) => key in keywords);
}

/** Fields whose value follows from the schema's name, or from being a success envelope. */
function withKnownFields(schema: JsonObject, keywords: Shape['keywords'], spot: Spot): Shape['keywords'] {
  const { scope, context } = spot;
  const follow = (node: unknown) => (isObject(node) ? followAll(node, scope, context) : undefined);
  const target = follow(schema);
  const basesOf = (node: JsonObject | undefined, depth = 0): Array<JsonObject | undefined> => {
    const bases = node && depth < MAX_BASES ? (readKeywords(node).allOf ?? []).map(follow) : [];
    return [...bases, ...bases.flatMap((base) => basesOf(base, depth + 1))];
  };
  const found = [target, ...basesOf(target)].flatMap((node, index) => {
    const envelope = node?.['x-envelope'];
    if (isObject(envelope)) return envelopeFields(envelope, keywords);
    const { discriminator, oneOf, anyOf } = node ? readKeywords(node) : {};
    // A base whose only variants are those that extend it may be sent itself, under its own name.
    const isChoice = index === 0 && (oneOf ?? anyOf ?? discriminator?.mapping[0]) !== undefined;
    const { ref } = readKeywords(schema);
    if (!discriminator || isChoice || discriminator.explicitOnly || ref === undefined) return [];
    const name = referenceName(ref);
    const mapped = discriminator.mapping.find(({ target: to }) => to === ref || to === name);
    return [[discriminator.propertyName, mapped?.value ?? name] as const];
  });
  const properties = new Map(keywords.properties);
  for (const [name, value] of found) {
    if (properties.has(name) && fits(value, properties.get(name), scope, context))
      properties.set(name, { const: value });
  }
  return found.length > 0 ? { ...keywords, properties } : keywords;
}

function envelopeFields(envelope: JsonObject, { properties }: Shape['keywords']): Array<readonly [string, unknown]> {
  const data = properties?.get(String(envelope.data));
  const isUnknown = isObject(data) && Object.keys(data).every((key) => key === 'description');
  return [
    [String(envelope.code), envelope.success ?? 0],
    ...(isUnknown ? [[String(envelope.data), null] as const] : []),
  ];
}
