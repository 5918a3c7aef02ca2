import { isObject } from '../../plugins/shared/core/json';

export interface References {
  document: Record<string, unknown>;
  follow(ref: string): unknown;
}

const MAX_HOPS = 30;

export function createReferences(document: Record<string, unknown>): References {
  const known = new Map<string, unknown>();
  const find = (ref: string, hops: number): unknown => {
    if (!ref.startsWith('#/') || hops > MAX_HOPS) return undefined;
    let node: unknown = document;
    for (const key of ref.slice(2).split('/').map(unescapeKey)) {
      // The path may lead through another reference.
      if (isObject(node) && typeof node.$ref === 'string' && !Object.hasOwn(node, key)) {
        node = find(node.$ref, hops + 1);
      }
      if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
      node = (node as Record<string, unknown>)[key];
    }
    return node;
  };
  const follow = (ref: string) => {
    if (!known.has(ref)) known.set(ref, find(ref, 0));
    return known.get(ref);
  };
  return { document, follow };
}

export function unescapeKey(key: string): string {
  let decoded = key;
  try {
    decoded = decodeURIComponent(key);
  } catch {
    // A bare `%` is part of the name.
  }
  return decoded.replaceAll('~1', '/').replaceAll('~0', '~');
}
