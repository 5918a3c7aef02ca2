import { entries, isObject, type JsonObject, list } from '../../shared/core/json';
import { findByRef, findNode, isReference, schemaRef } from '../../shared/core/pointer';

interface Subtype {
  name: string;
  ref: string;
  schema: JsonObject;
}

/** Without mapping or union, a discriminator chooses from schemas that extend the base by `allOf`. Changes `root`. */
export function mapSubtypes(root: JsonObject): void {
  const schemas = entries(findNode(root, ['components', 'schemas'])).flatMap(([name, schema]): Subtype[] =>
    isObject(schema) ? [{ name, ref: schemaRef(name), schema }] : [],
  );
  const open = schemas.filter(({ schema }) => isOpen(schema));
  if (open.length === 0) return;
  const extending = new Map<string, Subtype[]>();
  for (const subtype of schemas) {
    for (const base of new Set(basesOf(subtype.schema))) extending.set(base, [...(extending.get(base) ?? []), subtype]);
  }
  for (const { ref, schema } of open) {
    const { discriminator } = schema;
    if (!isObject(discriminator)) continue;
    const mapping = new Map<string, string>();
    for (const subtype of descendants(ref, extending)) {
      const value = valueOf(subtype, schema, String(discriminator.propertyName), root);
      if (value !== undefined && !mapping.has(value)) mapping.set(value, subtype.ref);
    }
    if (mapping.size > 0) discriminator.mapping = Object.fromEntries(mapping);
  }
}

function isOpen({ discriminator, oneOf, anyOf }: JsonObject): boolean {
  if (!isObject(discriminator) || oneOf !== undefined || anyOf !== undefined) return false;
  if (discriminator['x-explicitMappingOnly'] === true) return false;
  const { mapping, propertyName } = discriminator;
  return typeof propertyName === 'string' && (!isObject(mapping) || Object.keys(mapping).length === 0);
}

function basesOf({ allOf }: JsonObject): string[] {
  return list(allOf).flatMap((member) => (isReference(member) ? [member.$ref] : []));
}

function descendants(ref: string, extending: Map<string, Subtype[]>, seen = new Set([ref])): Subtype[] {
  return (extending.get(ref) ?? []).flatMap((subtype) => {
    if (seen.has(subtype.ref)) return [];
    seen.add(subtype.ref);
    return [subtype, ...descendants(subtype.ref, extending, seen)];
  });
}

/** The author's value, the only value that the subtype allows, or its name if the base allows that. */
function valueOf({ name, schema }: Subtype, base: JsonObject, property: string, root: JsonObject): string | undefined {
  const said = schema['x-ms-discriminator-value'];
  if (typeof said === 'string') return said;
  const own = [schema, ...list(schema.allOf)].flatMap((part) => valuesOf(part, property, root) ?? []);
  if (own.length === 1) return own[0];
  const allowed = valuesOf(base, property, root);
  if (allowed === undefined || allowed.includes(name)) return name;
  return allowed.find((value) => value.toLowerCase() === name.toLowerCase());
}

function valuesOf(owner: unknown, name: string, root: JsonObject): string[] | undefined {
  const property = findNode(owner, ['properties', name]);
  const schema = isReference(property) ? findByRef(root, property.$ref) : property;
  if (!isObject(schema)) return undefined;
  if (typeof schema.const === 'string') return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum.filter((value) => typeof value === 'string') : undefined;
}
