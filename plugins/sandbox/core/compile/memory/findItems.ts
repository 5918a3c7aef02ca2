import type { Shape, Shapes } from '../../../../schema/core/combine/types';
import { propertyIn, withVariants } from '../../../../schema/core/combine/withVariants';
import type { Schema } from '../../../../schema/core/types';
import { isObject } from '../../../../shared/core/json';

/** An object in a schema: where it is, its own schema, and the shapes that it may have. */
export interface Found {
  at: string[];
  schema: Schema;
  shapes: Shape[];
}

/** Wrappers of lists are at most this deep, such as `{_embedded: {pets: []}}`. */
const MAX_WRAPPERS = 2;
const WRAPPERS = ['data', 'item', 'items', 'result', 'results', 'value', 'values', 'records', 'list', 'content'];

export type IsItem = (shapes: Shape[]) => boolean;

/** The item that an answer or body consists of, or wraps. `names`: what wrappers may be called here. */
export function findItem(schema: Schema, isItem: IsItem, names: string[], all: Shapes): Found | undefined {
  const whole = { at: [], schema, shapes: withVariants(all.of(schema)) };
  if (isItem(whole.shapes)) return whole;
  return chooseOne(
    wrapped(whole).filter(({ shapes }) => isItem(shapes)),
    names,
  );
}

/** The list of items that an answer consists of, or wraps. What is found describes an item. */
export function findList(schema: Schema, isItem: IsItem, names: string[], all: Shapes): Found | undefined {
  const search = (found: Found): Found[] => {
    const [items] = found.shapes.flatMap(({ keywords }) => keywords.items ?? []);
    const shapes = found.shapes.flatMap((shape) => withVariants(shape.inside(shape.keywords.items)));
    if (isObject(items)) return isItem(shapes) ? [{ at: found.at, schema: items, shapes }] : [];
    return found.at.length === MAX_WRAPPERS ? [] : wrapped(found).flatMap(search);
  };
  return chooseOne(search({ at: [], schema, shapes: withVariants(all.of(schema)) }), names);
}

/** Names of the properties that shapes describe. */
export function describedNames(shapes: Shape[]): string[] {
  return [...new Set(shapes.flatMap(({ keywords }) => [...(keywords.properties?.keys() ?? [])]))];
}

/** The schema of a property, as written. */
export function propertySchema(shapes: Shape[], name: string): Schema {
  const schema = shapes.map(({ keywords }) => keywords.properties?.get(name)).find((found) => found !== undefined);
  return isObject(schema) ? schema : true;
}

/** Whether an object may have properties that are not described. */
export function isOpen(shapes: Shape[]): boolean {
  if (describedNames(shapes).length === 0) return true;
  return shapes.some(({ keywords: { additionalProperties: more } }) => more === true || isObject(more));
}

function wrapped({ at, shapes }: Found): Found[] {
  return describedNames(shapes).map((name) => ({
    at: [...at, name],
    schema: propertySchema(shapes, name),
    shapes: propertyIn(shapes, name).flatMap((shape) => withVariants(shape)),
  }));
}

/** The only one, or the one with the most telling name. */
function chooseOne(found: Found[], names: string[]): Found | undefined {
  if (found.length === 1) return found[0];
  const wanted = [...names, ...WRAPPERS];
  return wanted.map((name) => found.find(({ at }) => at.at(-1) === name)).find((one) => one !== undefined);
}
