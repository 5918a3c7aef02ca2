import { keysOn } from '../../shared/core/extensions/definitions';
import { isObject, type Json, type JsonObject, list } from '../../shared/core/json';
import { findByRef, isReference, MAX_HOPS } from '../../shared/core/pointer';
import { HIDDEN } from './hidden';
import type { Extension } from './types';

export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Versions that tools write beside what they brought or deprecated: Adyen's keys, and others' for the same. */
export interface WrittenVersions {
  since?: string;
  deprecatedSince?: string;
}

export const VERSION_KEYS = ['x-addedInVersion', 'x-since', 'x-deprecatedInVersion'];

export function writtenVersions(node: JsonObject): WrittenVersions {
  const version = (value: unknown) => (typeof value === 'number' ? String(value) : text(value));
  const since = version(node['x-addedInVersion']) ?? version(node['x-since']);
  const deprecatedSince = version(node['x-deprecatedInVersion']);
  return { ...(since && { since }), ...(deprecatedSince && { deprecatedSince }) };
}

export function flag(value: unknown): boolean {
  return value === true;
}

export function assumptions(node: JsonObject): { assumed?: string[] } {
  const value = node['x-assumed'];
  const assumed = (Array.isArray(value) ? value : [value]).flatMap((sentence) => text(sentence) ?? []);
  return assumed.length > 0 ? { assumed } : {};
}

export function keywords(node: JsonObject): { keywords?: string[] } {
  const words = list(node['x-keywords']).flatMap((word) => text(word) ?? []);
  return words.length > 0 ? { keywords: words } : {};
}

export function objects(value: unknown): JsonObject[] {
  return list(value).filter(isObject);
}

export function link(value: unknown): { url: string; description?: string } | undefined {
  if (!isObject(value)) return undefined;
  const url = safeUrl(value.url) ?? relativeUrl(value.url);
  return url === undefined ? undefined : { url, description: text(value.description) };
}

export function safeUrl(value: unknown): string | undefined {
  const url = text(value)?.trim();
  return url !== undefined && /^(https?:\/\/|mailto:)/i.test(url) ? url : undefined;
}

/** Leads to a part of the document, or somewhere below the address of the API's documentation. */
function relativeUrl(value: unknown): string | undefined {
  const url = text(value)?.trim();
  return url !== undefined && /^(\.{0,2}\/|#)?[\w-]/.test(url) && !/^[^/?#]*:/.test(url) ? url : undefined;
}

/** Extensions that are neither ours at this place nor `read` from other tools, and unsupported `keywords` of OpenAPI. */
export function unknownExtensions(
  node: JsonObject,
  place: string,
  read: string[],
  keywords: string[] = [],
): Extension[] {
  const known = new Set([...keysOn(place), ...read, ...HIDDEN]);
  return Object.entries(node)
    .filter(([key]) => keywords.includes(key) || (key.startsWith('x-') && !known.has(key)))
    .map(([key, value]) => ({ key, value: value as Json }));
}

export { isHidden } from './hidden';

export type Follow = (value: unknown) => JsonObject | undefined;

/** Creates a resolver of references; a reference's own `summary` and `description` take precedence (3.1). */
export function createFollow(root: JsonObject): Follow {
  return (value) => {
    let node = value;
    let over: JsonObject = {};
    for (let hop = 0; hop < MAX_HOPS; hop += 1) {
      if (!isObject(node)) return undefined;
      if (!isReference(node)) return Object.keys(over).length > 0 ? { ...node, ...over } : node;
      const { summary, description } = node;
      over = {
        ...(typeof summary === 'string' ? { summary } : {}),
        ...(typeof description === 'string' ? { description } : {}),
        ...over,
      };
      node = findByRef(root, node.$ref);
    }
    return undefined;
  };
}

/** Sorts by `x-order` or `x-position`; items without either come last, in document order. */
export function sortByOrder<T>(items: T[], nodeOf: (item: T) => JsonObject): T[] {
  const orderOf = (item: T) => {
    const node = nodeOf(item);
    const order = node['x-order'] ?? node['x-position'];
    return typeof order === 'number' ? order : Number.MAX_SAFE_INTEGER;
  };
  return items.toSorted((a, b) => orderOf(a) - orderOf(b));
}
