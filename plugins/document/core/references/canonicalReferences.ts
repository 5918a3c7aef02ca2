import { isObject, type JsonObject } from '../../../shared/core/json';
import { findByRef, parseFragment, printRef, splitRef } from '../../../shared/core/pointer';
import { isData, isMap } from '../grammar/documentKeys';
import { bindDynamic } from './bindDynamic';

/** Base of files without `$self` and schemas without `$id`. No reference can name it. */
const NO_BASE = 'https://document.invalid/';

/** A file or a schema with an `$id`: the base of the references within. */
interface Resource {
  base: string;
  keys: string[];
}

interface FoundReference {
  node: JsonObject;
  key: '$ref' | '$dynamicRef';
  ref: string;
  within: Resource;
  keys: string[];
}

/** Rewrites references by `$id` or `$anchor`, and percent-encoded ones, as plain pointers. Changes `file`. */
export function canonicaliseReferences(file: JsonObject): void {
  const resources = new Map<string, Resource>();
  const anchors = new Map<string, string[][]>();
  const references: FoundReference[] = [];
  const seen = new Set<object>();

  function collect(node: unknown, keys: string[], outer: Resource, isNames: boolean): void {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) collect(item, [...keys, String(index)], outer, false);
      return;
    }
    const object = node as JsonObject;
    const within = isNames ? outer : enter(object, keys, outer);
    if (!isNames) note(object, keys, within);
    for (const [key, child] of Object.entries(object)) {
      if (isNames || !isData(key, child)) collect(child, [...keys, key], within, !isNames && isMap(key, child));
    }
  }

  function enter({ $id, $self }: JsonObject, keys: string[], outer: Resource): Resource {
    const id = keys.length === 0 ? $self : $id;
    if (typeof id !== 'string' || !URL.canParse(id, outer.base)) return outer;
    const resource = { base: new URL(id, outer.base).href.replace(/#.*$/, ''), keys };
    if (!resources.has(resource.base)) resources.set(resource.base, resource);
    return resource;
  }

  function note(node: JsonObject, keys: string[], within: Resource): void {
    for (const name of [node.$anchor, node.$dynamicAnchor]) {
      if (typeof name !== 'string') continue;
      const id = `${within.base}#${name}`;
      anchors.set(id, [...(anchors.get(id) ?? []), keys]);
    }
    for (const key of ['$ref', '$dynamicRef'] as const) {
      const ref = node[key];
      if (typeof ref === 'string') references.push({ node, key, ref, within, keys });
    }
  }

  function find({ ref, within, keys }: FoundReference): string[] | undefined {
    const { uri, fragment } = splitRef(ref);
    const named = uri !== '' && URL.canParse(uri, within.base) ? new URL(uri, within.base).href : undefined;
    const resource = uri === '' ? within : named && resources.get(named);
    if (!resource) return undefined;
    if (fragment === '') return resource.keys.length > 0 || uri !== '' ? resource.keys : undefined;
    if (!fragment.startsWith('/')) return nearest(anchors.get(`${resource.base}#${fragment}`) ?? [], keys);
    const inner = [...resource.keys, ...parseFragment(fragment)];
    if (resource.keys.length > 0 && findByRef(file, printRef(inner)) !== undefined) return inner;
    if (uri !== '') return inner;
    return fragment.includes('%') ? parseFragment(fragment) : undefined;
  }

  const root: Resource = { base: NO_BASE, keys: [] };
  collect(file, [], root, false);
  for (const reference of references) {
    const target = find(reference);
    if (target) reference.node[reference.key] = printRef(target);
  }
  for (const { node, key, keys } of references) if (key === '$ref') bindDynamic(file, node, keys);
}

/** Selects the anchor whose path shares the most keys with that of the reference. */
function nearest(candidates: string[][], keys: string[]): string[] | undefined {
  const shared = (other: string[]) => {
    const end = other.findIndex((key, index) => key !== keys[index]);
    return end === -1 ? other.length : end;
  };
  return candidates.toSorted((a, b) => shared(b) - shared(a))[0];
}

/** Whether any reference may need rewriting. Most documents have none. */
export function hasNamedReferences(records: Iterable<object>): boolean {
  for (const node of records) {
    if (!isObject(node)) continue;
    const { $ref, $dynamicRef, $id } = node;
    if (typeof $id === 'string' || typeof $dynamicRef === 'string') return true;
    if (typeof $ref === 'string' && ($ref.includes('%') || !/^(#\/|[^#]*$|[^#]+#\/)/.test($ref))) return true;
  }
  return false;
}
