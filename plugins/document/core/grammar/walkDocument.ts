import { isObject, type JsonObject } from '../../../shared/core/json';
import { DOCUMENT, type Place, placeWithin } from './documentGrammar';

export interface Visited {
  node: JsonObject;
  /** `ObjectPlace.name` of the grammar; `undefined` where the grammar has no object. */
  place: string | undefined;
  path: string[];
}

/** Visits every object of a document once. Skips data and unknown extensions. */
export function walkDocument(root: JsonObject, visit: (visited: Visited) => void): void {
  const seen = new Set<object>();
  const walk = (value: unknown, place: Place, path: string[]): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    if (place.kind === 'data' || place.kind === 'example' || place.kind === 'name') return;
    seen.add(value);
    const isItems = Array.isArray(value) && place.kind !== 'list';
    if (isObject(value) && place.kind !== 'map') {
      visit({ node: value, place: place.kind === 'object' ? place.name : undefined, path });
    }
    for (const [key, child] of Object.entries(value)) {
      const within = isItems ? place : placeWithin(place, key);
      if (within) walk(child, within, [...path, key]);
    }
  };
  walk(root, DOCUMENT, []);
}
