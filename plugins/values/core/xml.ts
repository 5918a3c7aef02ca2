import { findAlias } from '../../schema/core/combine/alias';
import { shapesOf } from '../../schema/core/combine/shapes';
import type { Shape } from '../../schema/core/combine/types';
import { propertyIn, withVariants } from '../../schema/core/combine/withVariants';
import { MAX_DEPTH } from '../../schema/core/limits';
import type { Schema, SchemaSource } from '../../schema/core/types';
import { isObject, type Json, type JsonObject, plainText } from '../../shared/core/json';
import { referenceName } from '../../shared/core/pointer';

type Member = [name: string, value: Json, shape: Shape];

export function toXml(value: Json, schema: Schema | undefined, source: SchemaSource): string {
  const ref = isObject(schema) ? findAlias(schema)?.ref : undefined;
  const shape = shapesOf(source).of(schema);
  return writeElement(xmlName(shape, ref === undefined ? 'root' : referenceName(ref)), value, shape, 0).join('\n');
}

function writeElement(name: string, value: Json, shape: Shape, depth: number): string[] {
  if (depth > MAX_DEPTH || value === null) return [`<${name}${namespaceOf(shape)}/>`];
  if (Array.isArray(value)) return writeList(name, value, shape, depth);
  if (typeof value !== 'object') return [`<${name}${namespaceOf(shape)}>${escapeText(String(value))}</${name}>`];
  const members = membersOf(value, shape);
  const attributes = members
    .filter(([, , property]) => hasType(property, 'attribute'))
    .map(([key, member, property]) => ` ${xmlName(property, key)}="${escapeText(plainText(member))}"`);
  const children = members
    .filter(([, , property]) => !hasType(property, 'attribute'))
    .flatMap(([key, member, property]) => writeMember(key, member, property, depth + 1));
  const open = `${name}${namespaceOf(shape)}${attributes.join('')}`;
  return children.length === 0 ? [`<${open}/>`] : [`<${open}>`, ...children.map(indent), `</${name}>`];
}

/** The members of an object. Those of a member with `nodeType: none` take its place. */
function membersOf(value: { [key: string]: Json }, shape: Shape, depth = 0): Member[] {
  const shapes = withVariants(shape);
  return Object.entries(value).flatMap(([key, member]): Member[] => {
    const property = propertyIn(shapes, key)[0] ?? shape.inside(undefined);
    const isInline = hasType(property, 'none') && isObject(member) && depth < MAX_DEPTH;
    return isInline ? membersOf(member, property, depth + 1) : [[key, member, property]];
  });
}

function writeMember(key: string, value: Json, shape: Shape, depth: number): string[] {
  if (hasType(shape, 'text')) return [escapeText(plainText(value))];
  if (hasType(shape, 'cdata')) return [`<![CDATA[${plainText(value).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`];
  return writeElement(xmlName(shape, key), value, shape, depth);
}

/** List items are siblings named after the items, else after the list; `wrapped` adds an element around them. */
function writeList(name: string, values: Json[], shape: Shape, depth: number): string[] {
  const items = shape.inside(shape.keywords.items);
  const isWrapped = depth === 0 || hasType(shape, 'element') || xmlOf(shape).wrapped === true;
  const itemName = xmlName(items, isWrapped && depth === 0 ? 'item' : name);
  const lines = values.flatMap((value) => writeElement(itemName, value, items, depth + 1));
  return isWrapped ? [`<${name}${namespaceOf(shape)}>`, ...lines.map(indent), `</${name}>`] : lines;
}

function indent(line: string): string {
  return `  ${line}`;
}

function xmlOf({ keywords: { xml = {} } }: Shape): JsonObject {
  return xml;
}

function hasType(shape: Shape, type: string): boolean {
  const { nodeType, attribute } = xmlOf(shape);
  return nodeType === type || (type === 'attribute' && attribute === true);
}

function xmlName(shape: Shape, fallback: string): string {
  const { name, prefix } = xmlOf(shape);
  const local = clean(typeof name === 'string' && name !== '' ? name : fallback);
  return typeof prefix === 'string' && prefix !== '' ? `${clean(prefix)}:${local}` : local;
}

function clean(name: string): string {
  return name.replace(/[^\p{L}\p{N}_.-]/gu, '_').replace(/^(?![\p{L}_])/u, '_');
}

function namespaceOf(shape: Shape): string {
  const { namespace, prefix } = xmlOf(shape);
  if (typeof namespace !== 'string') return '';
  return ` xmlns${typeof prefix === 'string' && prefix !== '' ? `:${clean(prefix)}` : ''}="${escapeText(namespace)}"`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
