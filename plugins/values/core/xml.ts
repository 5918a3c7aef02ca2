import { layersOf, propertyIn } from '../../schema/core/combine/layers';
import { MAX_DEPTH } from '../../schema/core/limits';
import type { Schema, SchemaSource } from '../../schema/core/types';
import { isObject, type Json, type JsonObject, plainText } from '../../shared/core/json';
import { followReferences, referenceName } from '../../shared/core/pointer';

type Member = [name: string, value: Json, schema: JsonObject];

export function toXml(value: Json, schema: Schema | undefined, source: SchemaSource): string {
  let name = 'root';
  const node = follow(schema, (ref) => {
    name = referenceName(ref);
    return source.resolve(ref);
  });
  return writeElement(xmlName(node, name), value, node, source, 0).join('\n');
}

function writeElement(name: string, value: Json, schema: JsonObject, source: SchemaSource, depth: number): string[] {
  if (depth > MAX_DEPTH || value === null) return [`<${name}${namespaceOf(schema)}/>`];
  if (Array.isArray(value)) return writeList(name, value, schema, source, depth);
  if (typeof value !== 'object') return [`<${name}${namespaceOf(schema)}>${escapeText(String(value))}</${name}>`];
  const members = membersOf(value, schema, source);
  const attributes = members
    .filter(([, , property]) => hasType(property, 'attribute'))
    .map(([key, member, property]) => ` ${xmlName(property, key)}="${escapeText(plainText(member))}"`);
  const children = members
    .filter(([, , property]) => !hasType(property, 'attribute'))
    .flatMap(([key, member, property]) => writeMember(key, member, property, source, depth + 1));
  const open = `${name}${namespaceOf(schema)}${attributes.join('')}`;
  return children.length === 0 ? [`<${open}/>`] : [`<${open}>`, ...children.map(indent), `</${name}>`];
}

/** The members of an object. Those of a member with `nodeType: none` take its place. */
function membersOf(value: { [key: string]: Json }, schema: JsonObject, source: SchemaSource, depth = 0): Member[] {
  const layers = layersOf(schema, source);
  return Object.entries(value).flatMap(([key, member]): Member[] => {
    const property = follow(propertyIn(layers, key)[0], source.resolve);
    const isInline = hasType(property, 'none') && isObject(member) && depth < MAX_DEPTH;
    return isInline ? membersOf(member, property, source, depth + 1) : [[key, member, property]];
  });
}

function writeMember(key: string, value: Json, schema: JsonObject, source: SchemaSource, depth: number): string[] {
  if (hasType(schema, 'text')) return [escapeText(plainText(value))];
  if (hasType(schema, 'cdata')) return [`<![CDATA[${plainText(value).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`];
  return writeElement(xmlName(schema, key), value, schema, source, depth);
}

/** List items are siblings named after the items, else after the list; `wrapped` adds an element around them. */
function writeList(name: string, values: Json[], schema: JsonObject, source: SchemaSource, depth: number): string[] {
  const items = follow(schema.items, source.resolve);
  const isWrapped = depth === 0 || hasType(schema, 'element') || xmlOf(schema).wrapped === true;
  const itemName = xmlName(items, isWrapped && depth === 0 ? 'item' : name);
  const lines = values.flatMap((value) => writeElement(itemName, value, items, source, depth + 1));
  return isWrapped ? [`<${name}${namespaceOf(schema)}>`, ...lines.map(indent), `</${name}>`] : lines;
}

function indent(line: string): string {
  return `  ${line}`;
}

function xmlOf(schema: JsonObject): JsonObject {
  return isObject(schema.xml) ? schema.xml : {};
}

function hasType(schema: JsonObject, type: string): boolean {
  const { nodeType, attribute } = xmlOf(schema);
  return nodeType === type || (type === 'attribute' && attribute === true);
}

function xmlName(schema: JsonObject, fallback: string): string {
  const { name, prefix } = xmlOf(schema);
  const local = clean(typeof name === 'string' && name !== '' ? name : fallback);
  return typeof prefix === 'string' && prefix !== '' ? `${clean(prefix)}:${local}` : local;
}

function clean(name: string): string {
  return name.replace(/[^\p{L}\p{N}_.-]/gu, '_').replace(/^(?![\p{L}_])/u, '_');
}

function namespaceOf(schema: JsonObject): string {
  const { namespace, prefix } = xmlOf(schema);
  if (typeof namespace !== 'string') return '';
  return ` xmlns${typeof prefix === 'string' && prefix !== '' ? `:${clean(prefix)}` : ''}="${escapeText(namespace)}"`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function follow(schema: unknown, resolve: SchemaSource['resolve']): JsonObject {
  const node = followReferences(schema, resolve);
  return isObject(node) ? node : {};
}
