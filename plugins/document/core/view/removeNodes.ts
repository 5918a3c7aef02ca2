import { isObject, type JsonObject } from '../../../shared/core/json';
import { isReference, MAX_HOPS, parseFragment, printRef, referenceName, resolveIn } from '../../../shared/core/pointer';
import { isFileName } from '../files/loadFiles';
import { DOCUMENT, type Place, placeWithin } from '../grammar/documentGrammar';

/** Path items and operations are no part of what is in them, and may be hidden where that is not. */
const ITEMS = new Set(['paths', 'webhooks', 'x-webhooks']);
const ITEM_SECTIONS = new Set(['pathItems', 'callbacks']);
const UNIONS = ['allOf', 'oneOf', 'anyOf'];

/** `place`: the name in the grammar. */
export type IsGone = (node: JsonObject, place: string | undefined) => boolean;

/** Finds the nodes of a document that are gone, and references to them. */
export function findGone(root: JsonObject, isGone: IsGone): ReadonlySet<unknown> {
  const gone = new Set<unknown>();
  const references: Array<JsonObject & { $ref: string }> = [];
  visit(root, (node, place) => {
    if (isGone(node, place.kind === 'object' ? place.name : undefined)) gone.add(node);
    if (isReference(node)) references.push(node);
  });
  // A reference to a reference to what is gone is found in the next round.
  for (let size = -1; size !== gone.size; ) {
    size = gone.size;
    for (const node of references) if (!gone.has(node) && leadsTo(root, node.$ref, gone)) gone.add(node);
  }
  return gone;
}

/** Whether a reference leads to one of these nodes, or into it. */
export function leadsTo(root: JsonObject, ref: string, gone: ReadonlySet<unknown>, hops = 0): boolean {
  if (!/^#(\/|$)/.test(ref) || hops > MAX_HOPS) return false;
  const keys = parseFragment(ref.slice(1));
  const [first = '', section = ''] = keys;
  const depth = ITEMS.has(first) ? 3 : first === 'components' && ITEM_SECTIONS.has(section) ? 5 : 0;
  const isItem = depth > keys.length;
  let node: unknown = root;
  for (const [index, key] of keys.entries()) {
    if (isReference(node) && !Object.hasOwn(node, key)) {
      const at = `${node.$ref}${printRef(keys.slice(index)).slice(1)}`;
      return leadsTo(root, at, gone, hops + 1);
    }
    if (typeof node !== 'object' || node === null) return false;
    node = (node as JsonObject)[key];
    if (gone.has(node) && (isItem || index >= depth)) return true;
  }
  return false;
}

/** Removes nodes wherever they are, with the names that are left of them. Changes `root`. */
export function removeNodes(root: JsonObject, gone: ReadonlySet<unknown>): void {
  if (gone.size === 0) return;
  visit(root, (node, place) => {
    if (place.kind === 'object' && place.name === 'schema') {
      forgetProperties(root, node, gone);
      forgetVariants(root, node, gone);
    }
  });
  visit(root, (node, place) => {
    // An example of what is gone would show it.
    if (gone.has(node.schema)) for (const key of ['example', 'examples', 'x-example', 'x-examples']) delete node[key];
    for (const [key, child] of Object.entries(node)) {
      const within = placeWithin(place, key);
      if (!within || within.kind === 'data' || within.kind === 'example') continue;
      if (gone.has(child)) delete node[key];
      else if (Array.isArray(child) && child.some((item) => gone.has(item))) {
        // Not in place: positions belong to the old list.
        const left = child.filter((item) => !gone.has(item));
        if (left.length === 0 && UNIONS.includes(key)) delete node[key];
        else node[key] = left;
      }
    }
  });
}

/** Visits objects and maps once, and what is in them afterwards. */
export function visit(root: JsonObject, visitor: (node: JsonObject, place: Place) => void): void {
  const seen = new Set<object>();
  const walk = (value: unknown, place: Place): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    if (place.kind === 'data' || place.kind === 'example' || place.kind === 'name') return;
    seen.add(value);
    if (isObject(value)) visitor(value, place);
    const isItems = Array.isArray(value) && place.kind !== 'list';
    for (const [key, child] of Object.entries(value)) {
      const within = isItems ? place : placeWithin(place, key);
      if (within) walk(child, within);
    }
  };
  walk(root, DOCUMENT);
}

/** The schemas that a schema is joined of or chooses from, itself included. */
export function branchesOf(root: JsonObject, schema: unknown, seen = new Set<unknown>()): JsonObject[] {
  const node = resolveIn(root, schema);
  if (!isObject(node) || seen.has(node)) return [];
  seen.add(node);
  const inner = UNIONS.flatMap((key) => (Array.isArray(node[key]) ? (node[key] as unknown[]) : []));
  return [node, ...inner.flatMap((one) => branchesOf(root, one, seen))];
}

/** Names of properties that are gone from a schema, and none of its branches still has. */
export function goneProperties(root: JsonObject, schema: JsonObject, gone: ReadonlySet<unknown>): Set<string> {
  const branches = branchesOf(root, schema);
  const all = branches.flatMap((branch) => {
    const isBranchGone = gone.has(branch);
    const pairs = isObject(branch.properties) ? Object.entries(branch.properties) : [];
    return pairs.map(([name, property]) => ({ name, isGone: isBranchGone || gone.has(property) }));
  });
  const left = new Set(all.flatMap(({ name, isGone }) => (isGone ? [] : [name])));
  return new Set(all.flatMap(({ name, isGone }) => (isGone && !left.has(name) ? [name] : [])));
}

function forgetProperties(root: JsonObject, schema: JsonObject, gone: ReadonlySet<unknown>): void {
  const names = goneProperties(root, schema, gone);
  if (names.size === 0) return;
  const inline = UNIONS.flatMap((key) => (Array.isArray(schema[key]) ? (schema[key] as unknown[]) : []));
  for (const node of [schema, ...inline].filter(isObject)) {
    filterList(node, 'required', (name) => !names.has(String(name)));
    const { dependentRequired, dependentSchemas } = node;
    for (const map of [dependentRequired, dependentSchemas].filter(isObject)) {
      for (const name of Object.keys(map)) {
        if (names.has(name)) delete map[name];
        else filterList(map, name, (other) => !names.has(String(other)));
      }
    }
  }
}

/** A discriminator names its variants: in its mapping, and as values of its property. */
function forgetVariants(root: JsonObject, schema: JsonObject, gone: ReadonlySet<unknown>): void {
  const { discriminator } = schema;
  if (!isObject(discriminator)) return;
  const mapping = isObject(discriminator.mapping) ? discriminator.mapping : {};
  const isGone = (name: unknown) => {
    if (typeof name !== 'string') return false;
    const ref = isFileName(name) ? name : printRef(['components', 'schemas', name]);
    return leadsTo(root, ref, gone);
  };
  const values = Object.keys(mapping).filter((value) => isGone(mapping[value]));
  for (const value of values) delete mapping[value];
  if (isGone(discriminator.defaultMapping)) delete discriminator.defaultMapping;
  const members = ['oneOf', 'anyOf'].flatMap((key) => (Array.isArray(schema[key]) ? (schema[key] as unknown[]) : []));
  const names = members.flatMap((member) =>
    gone.has(member) && isReference(member) ? [referenceName(member.$ref)] : [],
  );
  const all = new Set([...values, ...names]);
  if (all.size === 0) return;
  for (const branch of branchesOf(root, schema)) {
    const property = isObject(branch.properties)
      ? resolveIn(root, branch.properties[String(discriminator.propertyName)])
      : undefined;
    if (isObject(property)) filterList(property, 'enum', (value) => !all.has(String(value)));
  }
}

/** Replaces a list: positions belong to the old one. */
export function filterList(node: JsonObject, key: string, isKept: (item: unknown) => boolean): void {
  const list = node[key];
  if (!Array.isArray(list)) return;
  const left: unknown[] = list.filter(isKept);
  if (left.length === list.length) return;
  if (left.length === 0) delete node[key];
  else node[key] = left;
}
