import { isObject, type JsonObject } from '../../../shared/core/json';
import { findByRef, isNamed, isReference, MAX_HOPS, type Reference } from '../../../shared/core/pointer';
import { isFileName } from '../files/loadFiles';
import { DOCUMENT, EXAMPLE, HEADER, PARAMETER, type Place, placeWithin, SCHEMA } from '../grammar/documentGrammar';
import type { Finding } from '../rules/report';
import { describeMisplaced, fitTarget, isMisplaced, sectionOf } from './fitTarget';

const NESTED_EXAMPLE: Place = { kind: 'example', isDirect: false };
const EXAMPLE_KEYS = ['value', 'externalValue', 'dataValue', 'serializedValue'];

export interface ReferenceFinding extends Finding {
  node: Reference;
  rule: 'unresolved-ref' | 'ref-circle' | 'misplaced-ref';
}

type Holder = Record<string | number, unknown>;

/**
 * Replaces references where OpenAPI allows none (`content`, `properties`, `servers`, …) with their targets; sibling
 * keys stay. Reports and removes unresolvable ones. References to schemas, parameters, responses and the like stay.
 */
export function resolveReferences(root: JsonObject): ReferenceFinding[] {
  const findings: ReferenceFinding[] = [];
  const seen = new Set<object>();
  const around = new Set<unknown>();
  /** Targets of references that stay; they are walked without ancestors. */
  const targets: Array<[target: unknown, place: Place]> = [[root, DOCUMENT]];
  const isOld = /^3\.0/.test(String(root.openapi));

  function report(rule: ReferenceFinding['rule'], node: Reference, message: string, hint?: string): void {
    findings.push({ rule, node, key: '$ref', part: 'value', message, hint });
  }

  /** Follows a chain of references. Sibling keys override those of the target. */
  function follow(reference: Reference): unknown {
    let node: unknown = reference;
    let own: JsonObject = {};
    for (let hop = 0; hop < MAX_HOPS; hop += 1) {
      if (!isReference(node)) return isObject(node) && Object.keys(own).length > 0 ? { ...node, ...own } : node;
      const { $ref, ...beside }: JsonObject & { $ref: string } = node;
      own = { ...beside, ...own };
      node = findByRef(root, $ref);
    }
    return undefined;
  }

  function resolve(holder: Holder, key: string | number, place: Place): void {
    const value = holder[key];
    if (place.kind === 'data') return;
    // Redocly has already reported an unresolvable name in `mapping`.
    if (place.kind === 'name' && isFileName(value) && findByRef(root, value) === undefined) remove(holder, key);
    else if (!isReference(value)) descend(value, place);
    else if (place.kind === 'example') resolveExample(holder, key, value, place.isDirect);
    else if (place.kind === 'name') holder[key] = value.$ref;
    else if ('isFollowed' in place && place.isFollowed) keep(holder, key, value, place);
    else replace(holder, key, value, place);
  }

  /** A reference where OpenAPI allows one. */
  function keep(holder: Holder, key: string | number, reference: Reference, place: Place): void {
    if (place === SCHEMA) shorten(reference);
    const target = follow(reference);
    if (target === undefined) {
      report('unresolved-ref', reference, `Cannot resolve \`${reference.$ref}\`.`);
      const { $ref: _, ...beside } = reference;
      if (place === SCHEMA) holder[key] = beside;
      return;
    }
    if (place === EXAMPLE && !(isObject(target) && EXAMPLE_KEYS.some((name) => Object.hasOwn(target, name)))) {
      if (isMisplaced(reference, place)) refuseMisplaced(holder, key, reference, place);
      else holder[key] = { value: target };
      return;
    }
    if (isMisplaced(reference, place)) {
      if (place === HEADER && sectionOf(reference.$ref) === 'schemas') holder[key] = { schema: reference };
      else report('misplaced-ref', reference, describeMisplaced(reference, place));
      return;
    }
    if (!isObject(target) && !(place === SCHEMA && typeof target === 'boolean')) {
      return refuseMisplaced(holder, key, reference, place);
    }
    if (place === SCHEMA && isOld) dropForeignType(reference, follow({ $ref: reference.$ref }));
    descend(reference, place);
    targets.push([findByRef(root, reference.$ref), place]);
  }

  /** `#/components/schemas/A/properties/b` means `B` if that is all that is there. */
  function shorten(reference: Reference): void {
    for (let hop = 0; hop < MAX_HOPS && !isNamed(reference.$ref); hop += 1) {
      const target = findByRef(root, reference.$ref);
      if (!isReference(target) || Object.keys(target).length > 1) return;
      reference.$ref = target.$ref;
    }
  }

  /** A reference that consumers do not resolve. */
  function replace(holder: Holder, key: string | number, reference: Reference, place: Place): void {
    const target = follow(reference);
    if (target === undefined) {
      report('unresolved-ref', reference, `Cannot resolve \`${reference.$ref}\`.`);
      remove(holder, key);
      return;
    }
    if (around.has(target)) return refuseCircle(holder, key, reference);
    const fitting = fitTarget(target, reference, place);
    if (fitting === undefined) return refuseMisplaced(holder, key, reference, place);
    holder[key] = fitting;
    descend(fitting, place);
  }

  function refuseCircle(holder: Holder, key: string | number, reference: Reference): void {
    const message = `\`${reference.$ref}\` contains this place: it would contain itself without end.`;
    report('ref-circle', reference, message, 'Refer to a part that does not contain this place, or write it out here.');
    remove(holder, key);
  }

  function refuseMisplaced(holder: Holder, key: string | number, reference: Reference, place: Place): void {
    report('misplaced-ref', reference, describeMisplaced(reference, place));
    remove(holder, key);
  }

  function resolveExample(holder: Holder, key: string | number, reference: Reference, isDirect: boolean): void {
    const section = sectionOf(reference.$ref);
    if (!isDirect && !reference.$ref.startsWith('#/components/examples/')) return;
    const target = follow(reference);
    if (target === undefined) return;
    if (section !== undefined && section !== 'examples') return refuseMisplaced(holder, key, reference, EXAMPLE);
    const name = isObject(target) ? ['dataValue', 'value'].find((each) => Object.hasOwn(target, each)) : undefined;
    const value = isObject(target) && name !== undefined ? target[name] : target;
    if (around.has(value)) return refuseCircle(holder, key, reference);
    holder[key] = value;
    descend(value, NESTED_EXAMPLE);
  }

  function descend(value: unknown, place: Place): void {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    if (place.kind === 'value' || place.kind === 'data' || place.kind === 'name') return;
    seen.add(value);
    around.add(value);
    if (place.kind === 'example') walkData(value as Holder);
    else if (Array.isArray(value)) walkItems(value, place.kind === 'list' ? place.of : place);
    else walkKeys(value as JsonObject, place);
    around.delete(value);
  }

  /** Within an example, only a reference to an example of the components is one; any other `$ref` is data. */
  function walkData(data: Holder): void {
    for (const key of Object.keys(data)) resolve(data, key, NESTED_EXAMPLE);
    if (Array.isArray(data)) data.splice(0, data.length, ...data.filter((item) => item !== REMOVED));
  }

  function walkItems(items: unknown[], place: Place): void {
    if (place.kind !== 'data' && place.kind !== 'example') spreadLists(items);
    for (const index of items.keys()) resolve(items as unknown as Holder, index, place);
    items.splice(0, items.length, ...items.filter((item) => item !== REMOVED));
  }

  function spreadLists(items: unknown[]): void {
    const spread = new Set<unknown>([items]);
    for (let index = 0; index < items.length; index += 1) {
      const item = items[index];
      const target = isReference(item) ? follow(item) : undefined;
      if (!Array.isArray(target)) continue;
      items.splice(index, 1, ...(spread.has(target) ? [] : target));
      spread.add(target);
      index -= 1;
    }
  }

  function walkKeys(node: JsonObject, place: Place): void {
    for (const key of Object.keys(node)) {
      const within = placeWithin(place, key);
      if (within?.kind === 'list' && within.of === PARAMETER) node[key] = listParameters(node[key]);
      if (within && key !== '$ref') resolve(node, key, within);
    }
  }

  for (const [target, place] of targets) {
    if (isReference(target)) targets.push([findByRef(root, target.$ref), place]);
    descend(target, place);
  }
  return findings;
}

/** OpenAPI 3.0 ignores sibling keys of a reference. Pages show them, except a `type` that contradicts the target. */
function dropForeignType(reference: Reference, target: unknown): void {
  const type = isObject(target) ? target.type : undefined;
  if (type !== undefined && reference.type !== type) delete reference.type;
}

function listParameters(value: unknown): unknown {
  if (!isObject(value) || isReference(value) || !Object.values(value).every(isObject)) return value;
  return Object.entries(value).map(([name, parameter]) =>
    isReference(parameter) || (isObject(parameter) && parameter.name !== undefined)
      ? parameter
      : { name, ...(parameter as JsonObject) },
  );
}

const REMOVED = Symbol('removed');

function remove(holder: Holder, key: string | number): void {
  if (Array.isArray(holder)) holder[Number(key)] = REMOVED;
  else delete holder[key];
}
