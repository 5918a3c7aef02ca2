import { isObject } from '../../../shared/core/json';
import { parseFragment, type Reference, splitRef } from '../../../shared/core/pointer';
import { words } from '../../../shared/core/words';
import { HEADER, MEDIA_TYPE, type Place, SCHEMAS, withArticle } from '../grammar/documentGrammar';

/** Returns the target of a reference in the form that a place needs, or `undefined` if it has none. */
export function fitTarget(target: unknown, reference: Reference, place: Place): unknown {
  if (place === MEDIA_TYPE && sectionOf(reference.$ref) === 'schemas') return { schema: reference };
  if (place.kind === 'value') return target;
  if (place.kind === 'list') return fitList(target, reference, place.of);
  if (!isObject(target) || (place.kind !== 'map' && isMisplaced(reference, place))) return undefined;
  if (place.kind !== 'map' || sectionOf(reference.$ref) === undefined) return target;
  if (place === SCHEMAS && isObject(target.properties)) return target.properties;
  return Object.values(target).every(isObject) ? target : undefined;
}

function fitList(target: unknown, reference: Reference, of: Place): unknown[] | undefined {
  if (Array.isArray(target)) return target;
  if (!isObject(target) || of.kind === 'value' || of.kind === 'data') return undefined;
  // A map, such as all parameters of the components, or a single object.
  const isMap = sectionOf(reference.$ref) === undefined && Object.values(target).every(isObject);
  return isMap ? Object.values(target) : [reference];
}

/** `#/components/schemas/Pet` -> `schemas`. */
export function sectionOf(ref: string): string | undefined {
  const [components, section, name, ...rest] = parseFragment(splitRef(ref).fragment);
  return components === 'components' && name !== undefined && rest.length === 0 ? section : undefined;
}

/** A header may refer to a parameter, which is similar. */
export function isMisplaced({ $ref }: Reference, place: Place): boolean {
  const section = sectionOf($ref);
  if (section === undefined || !SECTIONS.has(section) || (place === HEADER && section === 'parameters')) return false;
  return !('section' in place) || place.section !== section;
}

const SECTIONS: ReadonlySet<string> = new Set(
  words(
    'schemas parameters headers examples responses requestBodies links callbacks securitySchemes pathItems mediaTypes',
  ),
);

export function describeMisplaced({ $ref }: Reference, place: Place): string {
  const what = place.kind === 'object' ? withArticle(place.name) : place.kind === 'list' ? 'a list' : 'an object';
  return `\`${$ref}\` must refer to ${what}.`;
}
