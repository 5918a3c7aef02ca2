import { isObject } from '../../plugins/shared/core/json';
import type { References } from './references';

export interface Variants {
  property: string;
  refs: Record<string, string>;
  /** Whether other values are invalid. */
  isClosed: boolean;
}

export interface Discriminators {
  ofUnion(schema: Record<string, unknown>): Variants | undefined;
  /** The discriminator of a base schema, which others extend with `allOf`. */
  ofBase(schema: unknown): Variants | undefined;
  /** Whether this schema of `components` extends one with a discriminator. */
  isSubtype(schema: Record<string, unknown>): boolean;
}

const SCHEMAS = '#/components/schemas/';

export function readDiscriminators({ document, follow }: References): Discriminators {
  const components = isObject(document.components) ? document.components : {};
  const schemas = isObject(components.schemas) ? components.schemas : {};
  const extended = new Map<unknown, string[]>();
  const subtypes = new Set<unknown>();
  for (const [name, schema] of Object.entries(schemas)) {
    for (const part of listOf(schema, 'allOf')) {
      const base = typeof part.$ref === 'string' ? follow(part.$ref) : undefined;
      if (base === undefined) continue;
      extended.set(base, [...(extended.get(base) ?? []), SCHEMAS + name.replaceAll('~', '~0').replaceAll('/', '~1')]);
      subtypes.add(schema);
    }
  }
  const subtypesOf = (schema: unknown, seen = new Set<unknown>()): string[] => {
    if (seen.has(schema)) return [];
    seen.add(schema);
    return (extended.get(schema) ?? []).flatMap((ref) => [ref, ...subtypesOf(follow(ref), seen)]);
  };
  const bases = new Map<unknown, Variants | undefined>();
  const ofBase = (schema: unknown): Variants | undefined => {
    if (!bases.has(schema)) bases.set(schema, readBase(schema));
    return bases.get(schema);
  };
  const readBase = (schema: unknown): Variants | undefined => {
    const found = read(schema);
    if (!found || listOf(schema, 'oneOf').length > 0 || listOf(schema, 'anyOf').length > 0) return undefined;
    const refs = { ...found.mapping };
    for (const ref of subtypesOf(schema)) if (!Object.values(refs).includes(ref)) refs[nameOf(ref)] ??= ref;
    return { property: found.property, refs, isClosed: false };
  };
  const ofUnion = (schema: Record<string, unknown>): Variants | undefined => {
    const found = read(schema);
    const branches = [...listOf(schema, 'oneOf'), ...listOf(schema, 'anyOf')];
    if (!found || branches.length === 0) return undefined;
    const refs: Record<string, string> = {};
    for (const { $ref } of branches) {
      if (typeof $ref !== 'string') continue;
      const mapped = Object.keys(found.mapping).filter((value) => found.mapping[value] === $ref);
      const own = mapped.length > 0 ? mapped : ownValues(follow($ref), found.property, follow);
      for (const value of own.length > 0 ? own : [nameOf($ref)]) refs[value] ??= $ref;
    }
    return { property: found.property, refs, isClosed: branches.every(({ $ref }) => typeof $ref === 'string') };
  };
  return { ofUnion, ofBase, isSubtype: (schema) => subtypes.has(schema) };
}

function read(schema: unknown): { property: string; mapping: Record<string, string> } | undefined {
  if (!isObject(schema) || !isObject(schema.discriminator)) return undefined;
  const { propertyName, mapping } = schema.discriminator;
  if (typeof propertyName !== 'string') return undefined;
  const entries = Object.entries(isObject(mapping) ? mapping : {}).filter(([, to]) => typeof to === 'string');
  const toRef = (to: string) => (/[#/]/.test(to) ? to : SCHEMAS + to);
  return {
    property: propertyName,
    mapping: Object.fromEntries(entries.map(([value, to]) => [value, toRef(String(to))])),
  };
}

function ownValues(schema: unknown, property: string, follow: References['follow'], depth = 0): string[] {
  if (!isObject(schema) || depth > 10) return [];
  const inner = (part: unknown) => ownValues(part, property, follow, depth + 1);
  const own = isObject(schema.properties) ? schema.properties[property] : undefined;
  const target = isObject(own) && typeof own.$ref === 'string' ? follow(own.$ref) : own;
  const values = isObject(target) ? [target.const, ...(Array.isArray(target.enum) ? target.enum : [])] : [];
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.length > 0) return texts;
  return [typeof schema.$ref === 'string' ? follow(schema.$ref) : undefined, ...listOf(schema, 'allOf')].flatMap(inner);
}

function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

function listOf(schema: unknown, key: 'allOf' | 'oneOf' | 'anyOf'): Array<Record<string, unknown>> {
  const list = isObject(schema) ? schema[key] : undefined;
  return Array.isArray(list) ? list.filter(isObject) : [];
}
