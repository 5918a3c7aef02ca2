import { isReference, parseFragment, splitRef } from '../../../shared/core/pointer';
import type { ParsedFile } from '../parse/types';
import { resolveFile } from './resolveFile';

/** A longer chain of references is treated as circular. */
const MAX_HOPS = 64;

export type Files = ReadonlyMap<string, ParsedFile>;

export type Target =
  | { kind: 'found'; file: ParsedFile; value: unknown }
  | { kind: 'no-file'; uri: string }
  | { kind: 'broken-file'; file: ParsedFile }
  | { kind: 'no-key'; file: ParsedFile; parent: unknown; before: string[]; key: string; after: string[] }
  | { kind: 'circle' };

export function followRef(files: Files, from: ParsedFile, ref: string, hops = 0): Target {
  const target = stepRef(files, from, ref, hops);
  if (target.kind !== 'found' || !isReference(target.value)) return target;
  return followRef(files, target.file, target.value.$ref, hops + 1);
}

/** Follows one reference to its target, which may be another one. */
export function stepRef(files: Files, from: ParsedFile, ref: string, hops = 0): Target {
  if (hops > MAX_HOPS) return { kind: 'circle' };
  const { uri, fragment } = splitRef(ref);
  const file = uri === '' ? from : files.get(resolveFile(from.path, uri));
  if (!file) return { kind: 'no-file', uri };
  if (file.value === undefined) return { kind: 'broken-file', file };
  if (fragment !== '' && !fragment.startsWith('/')) return followAnchor(file, fragment);
  let value: unknown = file.value;
  let place = file;
  const keys = parseFragment(fragment);
  for (const [index, key] of keys.entries()) {
    if (!hasKey(value, key) && isReference(value)) {
      const target = followRef(files, place, value.$ref, hops + 1);
      if (target.kind !== 'found') return target;
      value = target.value;
      place = target.file;
    }
    if (!hasKey(value, key)) {
      return {
        kind: 'no-key',
        file: place,
        parent: value,
        before: keys.slice(0, index),
        key,
        after: keys.slice(index + 1),
      };
    }
    value = (value as Record<string, unknown>)[key];
  }
  return { kind: 'found', file: place, value };
}

function hasKey(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) && key !== 'length';
}

function followAnchor(file: ParsedFile, anchor: string): Target {
  for (const node of file.records.keys()) {
    const { $anchor, $dynamicAnchor } = node as Record<string, unknown>;
    if ($anchor === anchor || $dynamicAnchor === anchor) return { kind: 'found', file, value: node };
  }
  return { kind: 'no-key', file, parent: undefined, before: [], key: anchor, after: [] };
}
