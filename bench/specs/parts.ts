import { type JsonSchema, REFERENCE, REQUIRED, type Reference } from './jsonSchema';
import { compilePattern } from './patterns';
import type { Validator } from './validator';

export type Part = Record<string, unknown>;

const MAX_DEPTH = 20;

/** Flattens references and `allOf`; `undefined` if no value is valid. */
export function flatten(schemas: JsonSchema[], validator: Validator, seen = new Set<string>()): Part[] | undefined {
  const all: Part[] = [];
  for (const schema of schemas) {
    if (schema === false) return undefined;
    if (schema === true) continue;
    const { allOf, [REFERENCE]: reference, ...own } = schema;
    const { ref, absent = [] } = (reference ?? {}) as Partial<Reference>;
    const target = ref === undefined || seen.has(ref) ? true : validator.translate(validator.follow(ref));
    if (ref !== undefined) seen.add(ref);
    const parts = flatten((allOf as JsonSchema[] | undefined) ?? [], validator, seen);
    const named = flatten([target], validator, seen)?.map((part) => withoutRequired(part, absent));
    if (!parts || !named) return undefined;
    all.push(own, ...parts, ...named);
  }
  return all;
}

function withoutRequired(part: Part, names: string[]): Part {
  const required = part[REQUIRED] as string[] | undefined;
  return required ? { ...part, [REQUIRED]: required.filter((name) => !names.includes(name)) } : part;
}

export function schemasOf(name: string, part: Part): JsonSchema[] {
  const properties = (part.properties ?? {}) as Record<string, JsonSchema>;
  const patterns = Object.entries((part.patternProperties ?? {}) as Record<string, JsonSchema>);
  const found = [
    ...(Object.hasOwn(properties, name) && properties[name] !== undefined ? [properties[name]] : []),
    ...patterns.filter(([pattern]) => compilePattern(pattern)?.test(name)).map(([, schema]) => schema),
  ];
  const rest = part.additionalProperties as JsonSchema | undefined;
  return found.length > 0 || rest === undefined ? found : [rest];
}
export function schemasAt(parts: Part[], key: string): JsonSchema[] {
  return parts.flatMap((part) => (part[key] === undefined ? [] : [part[key] as JsonSchema]));
}

export function limits(parts: Part[], key: string): number[] {
  return parts.flatMap((part) => (typeof part[key] === 'number' ? [part[key]] : []));
}

export function allowsType(part: Part, type: string): boolean {
  if (part.type === undefined) return true;
  const types = [part.type].flat();
  return types.includes(type) || (type === 'number' && types.includes('integer'));
}

/** Returns the schemas at a path of the value, in any branch of a union. */
export function partsAt(schemas: JsonSchema[], path: string[], validator: Validator, depth = 0): Part[] {
  const open = schemas.filter((schema) => schema !== false);
  const parts = (flatten(open, validator) ?? []).flatMap((part) => {
    const branches = [part.anyOf, part.oneOf].flatMap((list) => (list ?? []) as JsonSchema[]);
    return depth > MAX_DEPTH ? [part] : [part, ...partsAt(branches, [], validator, depth + 1)];
  });
  const [key, ...rest] = path;
  if (key === undefined) return parts;
  const items = /^\d+$/.test(key) ? schemasAt(parts, 'items') : [];
  const members = parts.flatMap((part) => schemasOf(key, part));
  return partsAt([...items, ...members], rest, validator, depth + 1);
}
