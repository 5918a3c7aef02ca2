import { isObject, type JsonObject } from '../../../shared/core/json';
import { isReference, splitRef } from '../../../shared/core/pointer';
import { setOwn } from '../parse/treeBuilder';
import type { ParsedFile } from '../parse/types';

/** Replaces an empty key: Redocly drops those from pointers. Its rules accept this one as a name. */
export const EMPTY_KEY = '__empty_key__';

/** Whether a reference of a file leads through an empty key, as `#/$defs//x` does. */
export function usesEmptyKeys({ records }: ParsedFile): boolean {
  return [...records.keys()].some((node) => isReference(node) && leadsThroughEmptyKey(node.$ref));
}

function leadsThroughEmptyKey(ref: string): boolean {
  const { fragment } = splitRef(ref);
  // `#/` alone is the whole document.
  return fragment.length > 1 && /\/(\/|$)/.test(fragment);
}

/** Gives empty keys a name, in objects and references. Changes `root`, not its order. */
export function nameEmptyKeys(root: unknown): void {
  walk(root, (node) => {
    rename(node, '', EMPTY_KEY);
    if (typeof node.$ref !== 'string' || !leadsThroughEmptyKey(node.$ref)) return;
    const { uri, fragment } = splitRef(node.$ref);
    const [first = '', ...keys] = fragment.split('/');
    node.$ref = `${uri}#${[first, ...keys.map((key) => key || EMPTY_KEY)].join('/')}`;
  });
}

/** Undoes `nameEmptyKeys`. */
export function restoreEmptyKeys(root: unknown): void {
  walk(root, (node) => {
    rename(node, EMPTY_KEY, '');
    if (typeof node.$ref === 'string') node.$ref = node.$ref.replaceAll(EMPTY_KEY, '');
  });
}

function rename(node: JsonObject, from: string, to: string): void {
  if (!Object.hasOwn(node, from)) return;
  for (const [key, value] of Object.entries(node)) {
    delete node[key];
    setOwn(node, key === from ? to : key, value);
  }
}

function walk(root: unknown, change: (node: JsonObject) => void): void {
  const seen = new Set<object>();
  const enter = (node: unknown) => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    if (isObject(node)) change(node);
    for (const inner of Object.values(node)) enter(inner);
  };
  enter(root);
}
