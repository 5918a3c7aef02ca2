import { decodePercent } from './decodePercent';
import { isObject, type JsonObject } from './json';

/** A longer chain of references is treated as circular. */
export const MAX_HOPS = 32;

export type Reference = JsonObject & { $ref: string };

export function isReference(value: unknown): value is Reference {
  return isObject(value) && typeof value.$ref === 'string';
}

/** `pets.yaml#/Pet` -> `pets.yaml` and `/Pet`. */
export function splitRef(ref: string): { uri: string; fragment: string } {
  const at = ref.indexOf('#');
  return at === -1 ? { uri: ref, fragment: '' } : { uri: ref.slice(0, at), fragment: ref.slice(at + 1) };
}

/** Splits a JSON pointer (RFC 6901): `/a/b~1c` -> `a`, `b/c`. */
export function parsePointer(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapeKey);
}

/** Percent-decoded: `%2F` and `%7E1` are slashes within a key. `/` alone is the whole document, as in most tools. */
export function parseFragment(fragment: string): string[] {
  return fragment === '/' ? [] : fragment.split('/').slice(1).map(decodeKey);
}

function decodeKey(text: string): string {
  return unescapeKey(decodePercent(text));
}

function unescapeKey(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Prints the canonical reference to a place in the same document. */
export function printRef(keys: readonly string[]): string {
  const print = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('%', '%25');
  return keys.length === 0 ? '#' : `#/${keys.map(print).join('/')}`;
}

export function schemaRef(name: string): string {
  return printRef(['components', 'schemas', name]);
}

/** `#/components/schemas/Archive` -> `Archive`. */
export function referenceName(ref: string): string {
  const { uri, fragment } = splitRef(ref);
  const path = fragment || uri;
  return decodeKey(path.slice(path.lastIndexOf('/') + 1)) || ref;
}

/** Whether the last key of a reference is the name of a schema: `schema` is none in `#/paths/…/schema`. */
export function isNamed(ref: string): boolean {
  return !ref.startsWith('#/') || /^#\/(?:.*\/)?(?:components\/schemas|definitions|\$defs)\/[^/]+$/.test(ref);
}

export function findNode(root: unknown, keys: readonly string[]): unknown {
  let node = root;
  for (const key of keys) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
    node = (node as JsonObject)[key];
  }
  return node;
}

/** Resolves `#/a/b~1c`, following references on the way. Returns `undefined` if nothing is there. */
export function findByRef(root: unknown, ref: string, hops = 0): unknown {
  if (!/^#(\/|$)/.test(ref) || hops > MAX_HOPS) return undefined;
  let node: unknown = root;
  for (const key of parseFragment(ref.slice(1))) {
    if (isReference(node) && !Object.hasOwn(node, key)) {
      node = followReferences(node, (inner) => findByRef(root, inner, hops + 1));
    }
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
    node = (node as JsonObject)[key];
  }
  return node;
}

/** Follows the references of a value in the document itself. */
export function resolveIn(root: unknown, value: unknown): unknown {
  return followReferences(value, (ref) => findByRef(root, ref));
}

/** Follows a chain of references to its value. Returns `undefined` for a dead end or a circular chain. */
export function followReferences(value: unknown, resolve: (ref: string) => unknown): unknown {
  let node = value;
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    if (!isReference(node)) return node;
    node = resolve(node.$ref);
  }
  return undefined;
}
