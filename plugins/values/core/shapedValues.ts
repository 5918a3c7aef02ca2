import { allowsValue } from '../../schema/core/combine/allowsValue';
import { branchesOf } from '../../schema/core/combine/branches';
import { intersect } from '../../schema/core/combine/intersect';
import type { Keywords } from '../../schema/core/keywords/keywords';
import { readKeywords } from '../../schema/core/keywords/readKeywords';
import { valueTypes } from '../../schema/core/keywords/valueTypes';
import { MAX_DEPTH } from '../../schema/core/limits';
import { isHidden } from '../../schema/core/reader';
import { isObject, type Json } from '../../shared/core/json';
import type { Shape, Spot } from './context';
import { knownTypes } from './fits';
import { makeList } from './makeList';
import { makeNumber } from './makeNumber';
import { makeObject } from './makeObject';
import { makeText, otherTexts } from './makeText';
import { oppositeDemands } from './oppositeDemands';

/** With more overlapping branches, violating one of them is not enough. */
const MAX_OVERLAPPING = 4;

/** Candidate values for a schema, best first. `hint`: an object or list close to a valid one. */
export function* shapedValues(shape: Shape, spot: Spot, hint: unknown): Generator<Json, void> {
  const { keywords, also } = shape;
  const isUnion = keywords.oneOf || keywords.anyOf || keywords.discriminator?.mapping.length;
  if (isUnion) return yield* unionValues(shape, spot, hint);
  const [first, ...others] = also;
  if (first) {
    const { keywords: joined } = join(shape, first, []);
    return yield* shapedValues({ ...shape, keywords: joined, also: others }, spot, hint);
  }
  yield* typedValues(shape, spot, hint);
  if (keywords.not !== undefined) yield* breakingValues(shape, keywords.not, spot, hint);
  yield* conditionalValues(shape, spot, hint);
  if (keywords.nullable || keywords.types?.includes('null')) yield null;
}

function join(shape: Shape, keywords: Keywords, also: Keywords[], scope = shape.scope): Shape {
  const rest: Keywords[] = [];
  const joined = intersect(shape.keywords, keywords, 'second', (demand) => rest.push(demand));
  return { keywords: joined, also: [...shape.also, ...also, ...rest], scope };
}

function* breakingValues(shape: Shape, broken: unknown, spot: Spot, hint: unknown): Generator<Json, void> {
  for (const demand of oppositeDemands(broken, shape.keywords, shape.scope, spot.context)) {
    spot.context.left -= 1;
    if (spot.context.left < 0) return;
    yield* typedValues(join(shape, demand, []), spot, hint);
  }
}

function* unionValues(shape: Shape, spot: Spot, hint: unknown): Generator<Json, void> {
  const { keywords, scope } = shape;
  const { oneOf, anyOf, discriminator, ...common } = keywords;
  const { context, inside } = spot;
  const base: Shape = { ...shape, keywords: oneOf && anyOf ? { ...common, anyOf } : common };
  const branches = branchesOf({ keywords, inside: (schema) => context.shapes.of(schema, scope) }).filter(
    ({ schema }) => schema !== false,
  );
  const sorted = branches.toSorted((a, b) => rank(a.schema, keywords) - rank(b.schema, keywords));
  const joinedBranches: Array<{ joined: Shape; here: Spot; hint: unknown; others: unknown[] }> = [];
  for (const { schema, values } of sorted) {
    const branch = isObject(schema) ? schema : {};
    context.left -= 1;
    const unfolded = context.shapes.of(branch, scope);
    const isRecursive = inside.includes(branch) || inside.includes(unfolded.keywords) || inside.length > MAX_DEPTH;
    if (isRecursive || context.left < 0) {
      context.cuts += 1;
      // A recursive variant demands nothing more.
      if (discriminator && values[0] !== undefined && inside.includes(branch)) {
        yield* shapedValues(withConstant(base, discriminator.propertyName, values[0]), spot, hint);
      }
      continue;
    }
    const joined = join(base, knownTypes(unfolded.keywords), unfolded.also, unfolded.scope);
    const fill = spot.fill === 'usual' ? 'few' : spot.fill;
    const here: Spot = { ...spot, fill, scope: unfolded.scope, inside: [...inside, branch, unfolded.keywords] };
    const [value] = values;
    const own = hint ?? unfolded.keywords.examples?.find((example) => isObject(example));
    if (discriminator && value !== undefined) {
      yield* shapedValues(withConstant(joined, discriminator.propertyName, value), here, hint);
    }
    yield* shapedValues(joined, here, own);
    const others = sorted.flatMap((other) => (other.schema === schema ? [] : [other.schema]));
    joinedBranches.push({ joined, here, hint: own, others });
  }
  if (oneOf && sorted.length <= MAX_OVERLAPPING) {
    for (const { joined, here, others } of joinedBranches) {
      for (const other of others) yield* breakingValues(joined, other, here, hint);
    }
  }
  if (spot.fill !== 'usual') return;
  for (const branch of joinedBranches)
    yield* shapedValues(branch.joined, { ...branch.here, fill: 'most' }, branch.hint);
}

function rank(schema: unknown, { properties }: Keywords): number {
  if (!isObject(schema)) return 0;
  const isOld = (node: unknown) => isHidden(node) || (isObject(node) && readKeywords(node).deprecated);
  const { required = [] } = readKeywords(schema);
  return isOld(schema) || required.some((name) => isOld(properties?.get(name))) ? 1 : 0;
}

function withConstant({ keywords, ...shape }: Shape, name: string, value: string): Shape {
  const properties = new Map(keywords.properties).set(name, { const: value });
  const required = [...new Set([...(keywords.required ?? []), name])];
  return { ...shape, keywords: { ...keywords, properties, required } };
}

function* conditionalValues(shape: Shape, spot: Spot, hint: unknown): Generator<Json, void> {
  const { dependentSchemas, ...free } = shape.keywords;
  const dependent = (free.required ?? []).flatMap((name) => dependentSchemas?.get(name) ?? []);
  if (dependent.length > 0) {
    return yield* shapedValues(joinAll({ ...shape, keywords: free }, dependent, spot), spot, hint);
  }
  const { if: condition, then: yes, else: no, ...common } = shape.keywords;
  if (condition === undefined) return;
  for (const parts of [[condition, yes], [no]]) {
    yield* shapedValues(joinAll({ ...shape, keywords: common }, parts, spot), spot, hint);
  }
}

function joinAll(shape: Shape, schemas: unknown[], { context }: Spot): Shape {
  return schemas.filter(isObject).reduce<Shape>((whole, part) => {
    const { keywords, also } = context.shapes.of(part, shape.scope);
    return join(whole, keywords, also);
  }, shape);
}

/** Indexes of differing values, for demands such as `not`, or for values that only one branch of a union allows. */
const VARIATIONS = [0, 1, 2, 3];
const FILLS = { usual: ['usual', 'least', 'most'], few: ['few', 'least'], least: ['least'], most: ['most'] } as const;

/** Authors often put the enum of the items on the list; ignore it if it contains no list. */
function withoutMisplacedValues(shape: Shape): Shape {
  const { enum: values, ...keywords } = shape.keywords;
  if (!keywords.types?.includes('array') || !values) return shape;
  return values.some(({ value }) => allowsValue({ types: keywords.types }, value)) ? shape : { ...shape, keywords };
}

function* typedValues(given: Shape, spot: Spot, hint: unknown): Generator<Json, void> {
  const shape = withoutMisplacedValues(given);
  const { keywords } = shape;
  if ('const' in keywords) {
    yield keywords.const as Json;
    return;
  }
  if (keywords.enum) {
    for (const { value } of keywords.enum) if (value !== null) yield value as Json;
    return;
  }
  const types = valueTypes(keywords);
  for (const type of types.length > 0 || keywords.types ? types : ['string', 'object', 'integer']) {
    yield* valuesOfType(type, shape, spot, hint);
  }
}

function* valuesOfType(type: string, shape: Shape, spot: Spot, hint: unknown): Generator<Json, void> {
  const { keywords } = shape;
  // Only objects have optional content.
  if (spot.fill === 'most' && type !== 'object') return;
  const given = <Value extends Json>(value: Value | undefined) => (value === undefined ? [] : [value]);
  switch (type) {
    case 'object':
      for (const fill of FILLS[spot.fill]) yield* given(makeObject(shape, { ...spot, fill }, hint));
      return;
    case 'array':
      for (const index of [0, 1]) yield* given(makeList(shape, spot, hint, index));
      return;
    case 'string':
      if (keywords.contentSchema !== undefined && keywords.contentEncoding === undefined) {
        const content = spot.context.make(keywords.contentSchema, spot);
        if (content !== undefined) yield JSON.stringify(content);
      }
      for (const index of VARIATIONS) yield* given(makeText(keywords, spot, index));
      yield* otherTexts(keywords);
      return;
    case 'integer':
    case 'number':
      for (const index of VARIATIONS) yield* given(makeNumber(keywords, type === 'integer', spot, index));
      return;
    case 'boolean':
      yield true;
      yield false;
  }
}
