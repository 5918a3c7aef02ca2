import { entries, isObject, type JsonObject, list } from '../../../shared/core/json';
import { findByRef, isReference, parseFragment, printRef } from '../../../shared/core/pointer';
import { isFileName } from '../files/loadFiles';
import { DOCUMENT, type Place, placeWithin } from '../grammar/documentGrammar';
import { listOperations } from './chooseOperations';
import { visit } from './removeNodes';

/** What is in the root of a document beside its operations. */
const SECTIONS = ['definitions', '$defs'];

/**
 * What a reference into an operation leads to moves to the components, so that it stays without the operation.
 * Returns what does so, once the operations are gone.
 */
export function rescueInner(root: JsonObject): () => void {
  const found: Array<{ node: JsonObject & { $ref: string }; target: unknown; section: string }> = [];
  visit(root, (node, place) => {
    if (!isReference(node) || !('section' in place) || place.section === undefined) return;
    const [first = '', section = ''] = parseFragment(node.$ref.slice(1));
    if (!node.$ref.startsWith('#/') || (first === 'components' && !['pathItems', 'callbacks'].includes(section)))
      return;
    found.push({ node, target: findByRef(root, node.$ref), section: place.section });
  });
  return () => {
    const names = new Map<string, string>();
    for (const { node, target, section } of found) {
      if (target === undefined || findByRef(root, node.$ref) !== undefined) continue;
      const key = `${section} ${node.$ref}`;
      const members = ensure(ensure(root, 'components'), section);
      const name = names.get(key) ?? freeName(members);
      names.set(key, name);
      members[name] = target;
      node.$ref = printRef(['components', section, name]);
    }
  };
}

/** Says nothing of where it comes from. */
function freeName(members: JsonObject): string {
  for (let number = 1; ; number += 1) if (!Object.hasOwn(members, `Shared${number}`)) return `Shared${number}`;
}

function ensure(node: JsonObject, key: string): JsonObject {
  const known = node[key];
  if (isObject(known)) return known;
  const made: JsonObject = {};
  node[key] = made;
  return made;
}

/** Removes components that nothing outside of the components leads to. Changes `root`. */
export function dropUnreached(root: JsonObject): void {
  const components = isObject(root.components) ? root.components : {};
  const reached = new Set<string>();
  const queue: Array<() => void> = [];
  const anchors = findAnchors(components);
  const seen = new Set<object>();

  function reach(section: string, name: string): void {
    const key = JSON.stringify([section, name]);
    const holder = SECTIONS.includes(section) ? root[section] : components[section];
    if (reached.has(key) || !isObject(holder) || !Object.hasOwn(holder, name)) return;
    reached.add(key);
    const place = placeWithin(DOCUMENT, 'components');
    const within = place && placeWithin(place, SECTIONS.includes(section) ? 'schemas' : section);
    queue.push(() => walk(holder[name], within && placeWithin(within, name)));
  }

  function follow(ref: string): void {
    const { 0: first = '', 1: second = '', 2: third } = parseFragment(ref.slice(ref.indexOf('#') + 1));
    if (first === 'components' && third !== undefined) reach(second, third);
    else if (SECTIONS.includes(first)) reach(first, second);
    else if (!ref.startsWith('#/')) for (const [section, name] of anchors.get(ref.slice(1)) ?? []) reach(section, name);
  }

  function walk(value: unknown, place: Place | undefined): void {
    if (typeof value !== 'object' || value === null || seen.has(value) || place?.kind === 'data') return;
    if (place?.kind === 'example' && !isReference(value)) return;
    seen.add(value);
    for (const key of ['$ref', '$dynamicRef'])
      if (isObject(value) && typeof value[key] === 'string') follow(value[key]);
    if (isObject(value) && isObject(value.discriminator)) {
      const { mapping, defaultMapping } = value.discriminator;
      for (const name of [...(isObject(mapping) ? Object.values(mapping) : []), defaultMapping]) {
        if (typeof name !== 'string') continue;
        if (isFileName(name)) follow(name);
        else reach('schemas', name);
      }
    }
    const isItems = Array.isArray(value) && place?.kind !== 'list';
    for (const [key, child] of Object.entries(value)) {
      if (key === 'security' && place?.kind === 'object')
        for (const name of list(child).filter(isObject).flatMap(Object.keys)) reach('securitySchemes', name);
      walk(child, place && (isItems ? place : placeWithin(place, key)));
    }
  }

  const inherits = listOperations(root).some(({ operation }) => operation.security === undefined);
  if (!inherits) delete root.security;
  for (const [key, value] of Object.entries(root)) {
    if (key === 'components' || SECTIONS.includes(key)) continue;
    walk({ [key]: value }, DOCUMENT);
  }
  for (let next = queue.pop(); next; next = queue.pop()) next();
  const prune = (holder: unknown, section: string) => {
    if (!isObject(holder)) return;
    for (const name of Object.keys(holder))
      if (!name.startsWith('x-') && !reached.has(JSON.stringify([section, name]))) delete holder[name];
  };
  for (const section of SECTIONS) prune(root[section], section);
  for (const [section, holder] of Object.entries(components)) {
    if (section.startsWith('x-')) continue;
    prune(holder, section);
    if (isObject(holder) && Object.keys(holder).length === 0) delete components[section];
  }
  if (isObject(root.components) && Object.keys(components).length === 0) delete root.components;
}

/** The components that an anchor may be in. */
function findAnchors(components: JsonObject): Map<string, Array<[section: string, name: string]>> {
  const found = new Map<string, Array<[string, string]>>();
  const seen = new Set<object>();
  for (const [section, members] of Object.entries(components)) {
    for (const [name, member] of entries(members)) {
      const look = (value: unknown): void => {
        if (typeof value !== 'object' || value === null || seen.has(value)) return;
        seen.add(value);
        for (const [key, child] of Object.entries(value)) {
          if ((key === '$anchor' || key === '$dynamicAnchor') && typeof child === 'string')
            found.set(child, [...(found.get(child) ?? []), [section, name]]);
          else look(child);
        }
      };
      look(member);
    }
  }
  return found;
}
