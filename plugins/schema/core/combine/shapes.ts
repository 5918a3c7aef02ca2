import { once } from '../../../shared/core/cache';
import { isObject, type JsonObject } from '../../../shared/core/json';
import { isReference, type Reference } from '../../../shared/core/pointer';
import type { Keywords } from '../keywords/keywords';
import { followReference, type Scope } from '../keywords/references';
import { MAX_DEPTH } from '../limits';
import type { SchemaSource } from '../types';
import { join, nothing } from './join';
import { shapeOf } from './shape';
import type { Shape, Shapes } from './types';

type Source = Required<SchemaSource>;

/** Shared by all that read the schemas of a document. */
const shapesByNames = once((_resolve: SchemaSource['resolve']) => new WeakMap<Source['refOf'], Shapes>());

const namesNothing = (): undefined => undefined;

export function shapesOf({ resolve, refOf = namesNothing }: SchemaSource): Shapes {
  const known = shapesByNames(resolve);
  const shapes = known.get(refOf) ?? createShapes({ resolve, refOf });
  known.set(refOf, shapes);
  return shapes;
}

/** The keywords of a schema with references followed and `allOf` merged. */
export function keywordsOf(schema: unknown, source: SchemaSource): Keywords {
  return shapesOf(source).of(schema).keywords;
}

function createShapes(source: Source): Shapes {
  const shapes = new WeakMap<JsonObject, Shape>();
  const sames = new WeakMap<JsonObject, JsonObject>();
  const byText = new Map<string, JsonObject>();

  function same(schema: JsonObject): JsonObject {
    const known = sames.get(schema);
    if (known) return known;
    const found = findSame(schema);
    sames.set(schema, found);
    return found;
  }

  function findSame(schema: JsonObject): JsonObject {
    const ref = isBareReference(schema) ? schema.$ref : undefined;
    if (ref === undefined ? !isLeaf(schema) : ref === '#' || !isObject(source.resolve(ref))) return schema;
    const text = ref ?? JSON.stringify(schema);
    const first = byText.get(text) ?? schema;
    byText.set(text, first);
    return first;
  }

  /** Cycles in `allOf` and `$ref`, which no value could satisfy, are cut. */
  function open(given: JsonObject, scope: Scope | undefined, inside: object[]): Shape {
    const schema = same(given);
    const known = shapes.get(schema);
    if (known) return known;
    if (inside.includes(schema) || inside.length > MAX_DEPTH) return shapeOf(nothing(scope), of);
    const around = [...inside, schema];
    const target = isBareReference(schema) ? followReference(schema.$ref, scope, source) : undefined;
    const shape = isObject(target)
      ? open(target, { schema: target, outer: scope }, around)
      : shapeOf(
          join(schema, scope, source, (member, outer) => open(member, outer, around)),
          of,
        );
    shapes.set(schema, shape);
    return shape;
  }

  function of(schema: unknown, scope?: Scope): Shape {
    return isObject(schema) ? open(schema, scope, []) : shapeOf(nothing(scope), of);
  }

  return { source, of, same };
}

function isBareReference(schema: JsonObject): schema is Reference {
  return isReference(schema) && Object.keys(schema).length === 1;
}

/** Whether a schema contains no other: `{ type: string }`, with an `enum` of texts. */
function isLeaf(schema: JsonObject): boolean {
  const isPrimitive = (value: unknown) => typeof value !== 'object' || value === null;
  return Object.entries(schema).every(
    ([key, value]) =>
      !key.startsWith('$') && (isPrimitive(value) || (Array.isArray(value) && value.every(isPrimitive))),
  );
}
