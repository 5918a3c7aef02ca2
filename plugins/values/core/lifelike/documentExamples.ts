import type { SchemaSource } from '../../../schema/core/types';
import { once } from '../../../shared/core/cache';
import { isObject, type JsonObject } from '../../../shared/core/json';
import { isReference, referenceName } from '../../../shared/core/pointer';
import { isGeneric, isId, keyOf, ownerIn, type Thing, wordsOf } from './thing';

type Known = string | number;

/** How a document writes ids, most frequent first: `cus_9s6XKzkNRiz8i3` is a `prefixed` one of 14 characters. */
export interface IdStyle {
  kind: 'uuid' | 'digits' | 'hex' | 'prefixed';
  length: number;
  separator: string;
}

export interface DocumentExamples {
  /** What the examples of the document say of this thing. */
  find(thing: Thing): Known | undefined;
  /** The same for anything of that name, whatever has it. */
  findByName(thing: Thing): Known | undefined;
  idStyle: IdStyle | undefined;
}

const MAX_DEPTH = 40;
const MAX_LEVELS = 5;
const MAX_TEXT = 100;
/** Examples of the same media type say little more. */
const MAX_EXAMPLES = 3;
const NO_VALUE = /^(?:|string|null|undefined|example|test)$/i;
/** Hold values, not descriptions of them. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-examples', 'tags', 'security', 'required']);

/** The examples of a document by what they are of, so that the same thing has the same value everywhere. */
export const documentExamples = once((resolve: SchemaSource['resolve']): DocumentExamples => {
  const byThing = new Map<string, Known>();
  const byName = new Map<string, Known>();
  const styles = new Map<string, { style: IdStyle; count: number }>();
  /** Many calls refer to the same example. */
  const seen = new WeakSet<object>();

  function record(value: unknown, thing: Thing, levels = 0): void {
    if (levels > MAX_LEVELS) return;
    if (typeof value === 'object' && value !== null) {
      if (seen.has(value)) return;
      seen.add(value);
    }
    if (Array.isArray(value)) return record(value[0], thing, levels + 1);
    if (isObject(value)) {
      // A member is known by the name of its object, and a value of nothing by what it is of.
      const owner = thing.name === '' ? thing.owner : thing.name;
      for (const [name, member] of Object.entries(value)) record(member, { name, owner }, levels + 1);
      return;
    }
    if (thing.name === '' || (typeof value !== 'number' && typeof value !== 'string')) return;
    if (typeof value === 'string' && (value.length > MAX_TEXT || NO_VALUE.test(value))) return;
    add(byThing, keyOf(thing), value);
    const words = wordsOf(thing.name);
    if (!isGeneric(words)) add(byName, words.join(' '), value);
    if (isId(words) && typeof value === 'string') countStyle(value);
  }

  function countStyle(id: string): void {
    const style = idStyleOf(id);
    if (!style) return;
    const key = JSON.stringify(style);
    const known = styles.get(key);
    if (known) known.count += 1;
    else styles.set(key, { style, count: 1 });
  }

  function recordExamples(node: JsonObject, thing: Thing): void {
    const { example, examples } = node;
    if (example !== undefined) record(example, thing);
    const given = isObject(examples) ? Object.values(examples) : Array.isArray(examples) ? examples : [];
    for (const each of given.slice(0, MAX_EXAMPLES)) {
      const one: unknown = isReference(each) ? resolve(each.$ref) : each;
      const value = isObject(one) && !Array.isArray(examples) ? (one.value ?? one.dataValue) : one;
      if (value !== undefined) record(value, thing);
    }
  }

  /** `owner`: of the fields inside; `name`: of the node itself. */
  function walk(node: unknown, { name, owner }: Thing, depth: number): void {
    if (depth > MAX_DEPTH || typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const item of node) walk(item, { name, owner }, depth + 1);
      return;
    }
    const at = node as JsonObject;
    if (at.example !== undefined || at.examples !== undefined) {
      const named = typeof at.in === 'string' && typeof at.name === 'string' ? at.name : name;
      recordExamples(at, { name: named, owner: nameOf(at.schema) ?? owner });
    }
    for (const [key, inner] of Object.entries(at)) {
      if (typeof inner !== 'object' || DATA.has(key)) continue;
      if (key === 'properties' && isObject(inner)) {
        const own = name === '' ? owner : name;
        for (const [field, schema] of Object.entries(inner)) walk(schema, { name: field, owner: own }, depth + 1);
      } else walk(inner, { name, owner }, depth + 1);
    }
  }

  const root = resolve('#');
  const { components, paths, definitions } = isObject(root) ? root : {};
  const parts = isObject(components) ? components : {};
  for (const schemas of [parts.schemas, definitions].filter(isObject)) {
    for (const [owner, schema] of Object.entries(schemas)) walk(schema, { name: '', owner }, 0);
  }
  for (const [path, item] of Object.entries(isObject(paths) ? paths : {})) {
    walk(item, { name: '', owner: ownerIn(path) }, 0);
  }
  for (const [kind, part] of Object.entries(parts)) {
    if (kind !== 'schemas' && kind !== 'examples') walk(part, { name: '' }, 0);
  }
  const [most] = [...styles.values()].toSorted((a, b) => b.count - a.count);
  return {
    find: (thing) => byThing.get(keyOf(thing)),
    findByName: ({ name }) => byName.get(wordsOf(name).join(' ')),
    idStyle: most?.style,
  };
});

function add(to: Map<string, Known>, key: string, value: Known): void {
  if (!to.has(key)) to.set(key, value);
}

/** The name of the schema that a media type or its list refers to. */
function nameOf(schema: unknown): string | undefined {
  if (!isObject(schema)) return undefined;
  if (isReference(schema)) return referenceName(schema.$ref);
  return isObject(schema.items) ? nameOf(schema.items) : undefined;
}

function idStyleOf(id: string): IdStyle | undefined {
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return { kind: 'uuid', length: 36, separator: '' };
  if (/^\d{3,20}$/.test(id)) return { kind: 'digits', length: id.length, separator: '' };
  if (/^(?=.*\d)[\da-f]{8,64}$/.test(id)) return { kind: 'hex', length: id.length, separator: '' };
  const [, separator = '', own = ''] = /^[A-Za-z]{2,12}([_-])((?=.*\d)[A-Za-z\d]{6,40})$/.exec(id) ?? [];
  return own === '' ? undefined : { kind: 'prefixed', length: own.length, separator };
}
