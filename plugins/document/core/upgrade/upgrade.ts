import type { OpenAPIV2 } from 'openapi-types';
import { entries, isObject, type JsonObject } from '../../../shared/core/json';
import { loadOptional } from '../../../shared/core/loadOptional';
import { findByRef, findNode, isReference, resolveIn } from '../../../shared/core/pointer';
import { pairNodes } from './pair';

export interface UpgradeLoss {
  node: object;
  message: string;
}

export interface Upgraded {
  root: JsonObject;
  losses: UpgradeLoss[];
}

/** Receives each object of the result and its source in the original. */
type Adopt = (node: object, original: object) => void;

const STYLES: Partial<Record<string, string>> = { ssv: 'spaceDelimited', pipes: 'pipeDelimited' };

const WARNING = 'x-s2o-warning';

/** Upgrades a bundled Swagger 2.0 document to OpenAPI 3.0. Throws if it is too broken, or the converter is not installed. */
export async function upgradeSwagger(original: JsonObject, adopt: Adopt): Promise<Upgraded> {
  const { default: converter } = await loadOptional(
    'swagger2openapi',
    'A Swagger 2.0 document',
    () => import('swagger2openapi'),
  );
  repairAddress(original);
  includePathItems(original, adopt);
  repairOperations(original);
  const { openapi } = await converter.convertObj(original as unknown as OpenAPIV2.Document, {
    patch: true,
    warnOnly: true,
    warnProperty: WARNING,
    // Keeps descriptions beside references.
    refSiblings: 'preserve',
  });
  const root = openapi as unknown as JsonObject;
  addServers(root, original);
  const losses: UpgradeLoss[] = [];
  pairNodes(root, original, (node, source) => {
    adopt(node, source);
    // The converter leaves holes for `null`, as in an enum.
    if (Array.isArray(node)) node.splice(0, node.length, ...Array.from(node, (item: unknown) => item ?? null));
    if (!isObject(node)) return;
    addEncoding(node, source);
    dropExampleName(node);
    if (node['x-collectionFormat'] === 'tsv') writeTabs(node);
    const message = node[WARNING];
    delete node[WARNING];
    // A broken reference has already been reported.
    const isReported = isReference(source) && findByRef(original, source.$ref) === undefined;
    if (typeof message === 'string' && !isReported && !isPlainList(source)) losses.push({ node, message });
  });
  return { root, losses };
}

/** The converter treats a reference of a path as one to a schema. */
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
      // The converter would turn a shared object into a YAML anchor.
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

/** Authors include a scheme in the host, and omit the slash of the path. */
function repairAddress(original: JsonObject): void {
  const { host, basePath } = original;
  const [, scheme, rest] = /^([a-z]+):\/\/(.*?)\/*$/i.exec(String(host)) ?? [];
  if (scheme !== undefined && rest !== undefined) {
    original.host = rest;
    original.schemes ??= [scheme.toLowerCase()];
  }
  if (typeof basePath === 'string' && /^[^/]/.test(basePath)) original.basePath = `/${basePath}`;
}

function repairOperations(original: JsonObject): void {
  for (const [, item] of entries(original.paths)) {
    for (const [key, operation] of entries(item)) {
      if (!isObject(operation) || key.startsWith('x-')) continue;
      // The converter looks for a body in the parameters of a path only if the operation has parameters, too.
      operation.parameters ??= [];
      const parameters = [operation.parameters, findNode(item, ['parameters'])].flat();
      const sendsFile = parameters.some((one) => findNode(resolveIn(original, one), ['type']) === 'file');
      const types = [operation.consumes ?? original.consumes].flat().map(String);
      // A file needs a multipart form, even if `consumes` names no form.
      if (sendsFile && !types.some((type) => /form/.test(type))) operation.consumes = ['multipart/form-data'];
    }
  }
}

/** A list that 3.0 can describe. The converter calls any list in a header nested. */
function isPlainList(source: object): boolean {
  const format = findNode(source, ['collectionFormat']);
  const isNested = findNode(source, ['items', 'items']) !== undefined || findNode(source, ['schema']) !== undefined;
  return findNode(source, ['type']) === 'array' && !isNested && !['ssv', 'pipes', 'tsv'].includes(String(format));
}

/** Adds the schemes of operations, which the converter ignores. */
function addServers(root: JsonObject, original: JsonObject): void {
  const { host, basePath = '' } = original;
  if (typeof host !== 'string') return;
  for (const [path, item] of entries(root.paths)) {
    for (const [method, operation] of entries(item)) {
      const source = findNode(original.paths, [path, method]);
      const schemes = findNode(source, ['schemes']);
      if (!isObject(operation) || !Array.isArray(schemes) || schemes.length === 0) continue;
      operation.servers = schemes.map((scheme) => ({ url: `${String(scheme)}://${host}${String(basePath)}` }));
    }
  }
}

/** 3.0 has no tab-separated style, but there is a media type for it. */
function writeTabs(parameter: JsonObject): void {
  parameter.content = { 'text/tab-separated-values': { schema: parameter.schema } };
  delete parameter.schema;
  delete parameter['x-collectionFormat'];
  delete parameter[WARNING];
}

/** Adds the styles of lists in a form, which the converter also ignores. */
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

/** An example of 2.0 has no name; the converter calls it `response`. */
function dropExampleName(node: JsonObject): void {
  const response = findNode(node.examples, ['response']);
  const isMediaType = Object.keys(node).every((key) => key === 'schema' || key === 'examples');
  if (!isMediaType || !isObject(response)) return;
  node.example = response.value;
  delete node.examples;
}
