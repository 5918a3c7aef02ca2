import type { OpenAPIV2 } from 'openapi-types';
import { isObject, type JsonObject } from '../../json';
import { findByRef, isReference } from '../../pointer';
import { pairNodes } from './pair';

/** What the upgrade could not bring over, at an object of the upgraded document. */
export interface UpgradeLoss {
  node: object;
  message: string;
}

export interface Upgraded {
  root: JsonObject;
  losses: UpgradeLoss[];
}

/** Is told for each object of the result which object of the original it says the same as. */
type Adopt = (node: object, original: object) => void;

/** Of lists in a form, other than `form`. */
const STYLES: Partial<Record<string, string>> = { ssv: 'spaceDelimited', pipes: 'pipeDelimited' };

const WARNING = 'x-s2o-warning';

/**
 * A Swagger 2.0 document, bundled, as OpenAPI 3.0. Throws where it is too broken for that.
 *
 */
export async function upgradeSwagger(original: JsonObject, adopt: Adopt): Promise<Upgraded> {
  const { default: converter } = await import('swagger2openapi');
  repairAddress(original);
  includePathItems(original, adopt);
  addParameterLists(original);
  addFormTypes(original);
  const { openapi } = await converter.convertObj(original as unknown as OpenAPIV2.Document, {
    patch: true,
    warnOnly: true,
    warnProperty: WARNING,
    // A description beside a reference is a fact too.
    refSiblings: 'preserve',
  });
  const root = openapi as unknown as JsonObject;
  addServers(root, original);
  const losses: UpgradeLoss[] = [];
  pairNodes(root, original, (node, source) => {
    adopt(node, source);
    // The converter leaves holes where `null` was, as in an enum.
    if (Array.isArray(node)) node.splice(0, node.length, ...Array.from(node, (item: unknown) => item ?? null));
    if (!isObject(node)) return;
    addEncoding(node, source);
    dropExampleName(node);
    if (node['x-collectionFormat'] === 'tsv') writeTabs(node);
    const message = node[WARNING];
    delete node[WARNING];
    // A reference that leads nowhere has been reported.
    const isReported = isReference(source) && findByRef(original, source.$ref) === undefined;
    if (typeof message === 'string' && !isReported && !isPlainList(source)) losses.push({ node, message });
  });
  return { root, losses };
}

/** The converter takes what a path refers to for a schema. */
function includePathItems(original: JsonObject, adopt: Adopt): void {
  if (!isObject(original.paths)) return;
  const { paths } = original;
  for (const [path, item] of Object.entries(paths)) {
    const seen = new Set<unknown>();
    let found: unknown = item;
    while (isReference(found) && !seen.has(found)) {
      seen.add(found);
      const { $ref, ...beside } = found;
      const target = findByRef(original, $ref);
      // An object in two places would be a YAML anchor to it.
      found = isObject(target) ? Object.assign(copyNode(target, adopt) as JsonObject, beside) : beside;
    }
    if (found !== item) paths[path] = found;
  }
}

function copyNode(node: unknown, adopt: Adopt): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const copy = Array.isArray(node)
    ? node.map((item) => copyNode(item, adopt))
    : Object.fromEntries(Object.entries(node).map(([key, value]) => [key, copyNode(value, adopt)]));
  adopt(copy, node);
  return copy;
}

/** The converter looks for a body among the parameters of a path only where the operation has parameters as well. */
function addParameterLists(original: JsonObject): void {
  for (const [, item] of entriesOf(original.paths)) {
    for (const [key, operation] of entriesOf(item)) {
      if (isObject(operation) && !key.startsWith('x-')) operation.parameters ??= [];
    }
  }
}

/** Authors write a scheme before the host, and forget the slash before the path. */
function repairAddress(original: JsonObject): void {
  const { host, basePath } = original;
  const [, scheme, rest] = /^([a-z]+):\/\/(.*?)\/*$/i.exec(String(host)) ?? [];
  if (scheme !== undefined && rest !== undefined) {
    original.host = rest;
    original.schemes ??= [scheme.toLowerCase()];
  }
  if (typeof basePath === 'string' && /^[^/]/.test(basePath)) original.basePath = `/${basePath}`;
}

/** A file goes into a form of parts, also where `consumes` names no form at all. */
function addFormTypes(original: JsonObject): void {
  for (const [, item] of entriesOf(original.paths)) {
    const shared = property(item, 'parameters');
    for (const [key, operation] of entriesOf(item)) {
      if (!isObject(operation) || key.startsWith('x-')) continue;
      const parameters = [operation.parameters, shared].flat().map((parameter) => followParameter(parameter, original));
      const sendsFile = parameters.some((parameter) => property(parameter, 'type') === 'file');
      const types = [operation.consumes ?? original.consumes].flat().map(String);
      if (sendsFile && !types.some((type) => /form/.test(type))) operation.consumes = ['multipart/form-data'];
    }
  }
}

function followParameter(parameter: unknown, original: JsonObject): unknown {
  return isReference(parameter) ? findByRef(original, parameter.$ref) : parameter;
}

/** A list that 3.0 can describe. The converter says of any in a header that it is nested. */
function isPlainList(source: object): boolean {
  const format = property(source, 'collectionFormat');
  const isNested =
    property(property(source, 'items'), 'items') !== undefined || property(source, 'schema') !== undefined;
  return property(source, 'type') === 'array' && !isNested && !['ssv', 'pipes', 'tsv'].includes(String(format));
}

/** The schemes of an operation, which the converter passes over. */
function addServers(root: JsonObject, original: JsonObject): void {
  const { host, basePath = '' } = original;
  if (typeof host !== 'string') return;
  for (const [path, item] of entriesOf(root.paths)) {
    for (const [method, operation] of entriesOf(item)) {
      const source = property(property(original.paths, path), method);
      const schemes = property(source, 'schemes');
      if (!isObject(operation) || !Array.isArray(schemes) || schemes.length === 0) continue;
      operation.servers = schemes.map((scheme) => ({ url: `${String(scheme)}://${host}${String(basePath)}` }));
    }
  }
}

/** No style of 3.0 separates items by tabs, but a media type does. */
function writeTabs(parameter: JsonObject): void {
  parameter.content = { 'text/tab-separated-values': { schema: parameter.schema } };
  delete parameter.schema;
  delete parameter['x-collectionFormat'];
  delete parameter[WARNING];
}

/** How a list in a form is written, which the converter passes over as well. */
function addEncoding(node: JsonObject, source: object): void {
  if (!isObject(node.schema) || !isObject(node.schema.properties) || !isObject(source)) return;
  const parameters = Array.isArray(source.parameters) ? source.parameters.filter(isObject) : [];
  for (const { in: place, name, type, collectionFormat = 'csv' } of parameters) {
    if (place !== 'formData' || type !== 'array' || typeof name !== 'string') continue;
    const style = STYLES[String(collectionFormat)] ?? 'form';
    const encoding = { style, explode: collectionFormat === 'multi' };
    node.encoding = { ...(isObject(node.encoding) ? node.encoding : {}), [name]: encoding };
  }
}

/** 2.0 has one example for each media type, without a name; the converter calls it `response`. */
function dropExampleName(node: JsonObject): void {
  const response = property(node.examples, 'response');
  const isMediaType = Object.keys(node).every((key) => key === 'schema' || key === 'examples');
  if (!isMediaType || !isObject(response)) return;
  node.example = response.value;
  delete node.examples;
}

function entriesOf(value: unknown): Array<[string, unknown]> {
  return isObject(value) ? Object.entries(value) : [];
}

function property(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
