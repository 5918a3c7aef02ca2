import { layersOf, propertyIn } from '../../../../schema/core/combine/layers';
import type { Schema, SchemaSource } from '../../../../schema/core/types';
import { entries, isObject, type JsonObject } from '../../../../shared/core/json';

/** An object in a schema: where it is, and all schemas that describe it. */
export interface Found {
  at: string[];
  layers: JsonObject[];
}

/** Wrappers of lists are at most this deep, such as `{_embedded: {pets: []}}`. */
const MAX_WRAPPERS = 2;
const WRAPPERS = ['data', 'item', 'items', 'result', 'results', 'value', 'values', 'records', 'list', 'content'];

export type IsItem = (layers: JsonObject[]) => boolean;

/** The item that an answer or body consists of, or wraps. `names`: what wrappers may be called here. */
export function findItem(schema: Schema, isItem: IsItem, names: string[], source: SchemaSource): Found | undefined {
  const layers = layersOf(schema, source);
  if (isItem(layers)) return { at: [], layers };
  return chooseOne(
    wrapped(layers, source).filter((found) => isItem(found.layers)),
    names,
  );
}

/** The list of items that an answer consists of, or wraps. `layers` describe an item. */
export function findList(schema: Schema, isItem: IsItem, names: string[], source: SchemaSource): Found | undefined {
  const search = (layers: JsonObject[], at: string[]): Found[] => {
    const items = layers.flatMap((layer) => layersOf(layer.items, source));
    if (items.length > 0) return isItem(items) ? [{ at, layers: items }] : [];
    if (at.length === MAX_WRAPPERS) return [];
    return wrapped(layers, source).flatMap((inner) => search(inner.layers, [...at, ...inner.at]));
  };
  return chooseOne(search(layersOf(schema, source), []), names);
}

/** Names of the properties that schemas describe. */
export function describedNames(layers: JsonObject[]): string[] {
  return [...new Set(layers.flatMap(({ properties }) => entries(properties).map(([name]) => name)))];
}

/** Whether an object may have properties that are not described. */
export function isOpen(layers: JsonObject[]): boolean {
  if (describedNames(layers).length === 0) return true;
  return layers.some(({ additionalProperties }) => additionalProperties === true || isObject(additionalProperties));
}

function wrapped(layers: JsonObject[], source: SchemaSource): Found[] {
  return describedNames(layers).map((name) => ({
    at: [name],
    layers: propertyIn(layers, name).flatMap((property) => layersOf(property, source)),
  }));
}

/** The only one, or the one with the most telling name. */
function chooseOne(found: Found[], names: string[]): Found | undefined {
  if (found.length === 1) return found[0];
  const wanted = [...names, ...WRAPPERS];
  return wanted.map((name) => found.find(({ at }) => at.at(-1) === name)).find((one) => one !== undefined);
}
