import { entries, isObject, type JsonObject, list } from '../../json';
import { findByRef, findNode, isReference } from '../../pointer';

/** Receives an object or array of the upgraded document and its source in the original. */
type Pair = (node: object, source: object) => void;

const SECTIONS: Record<string, string> = {
  schemas: 'definitions',
  parameters: 'parameters',
  responses: 'responses',
  securitySchemes: 'securityDefinitions',
};

const BODY_PLACES = new Set<unknown>(['body', 'formData']);

export function pairNodes(root: JsonObject, original: JsonObject, pair: Pair): void {
  const { components, paths, ...rest } = root;
  pair(root, original);
  for (const [key, value] of Object.entries(rest)) pairTree(value, own(original, key) ?? original, pair);
  if (isObject(components)) pairComponents(components, original, pair);
  if (!isObject(paths)) return;
  const sources = isObject(original.paths) ? original.paths : original;
  pair(paths, sources);
  for (const [path, item] of Object.entries(paths)) {
    const source = own(sources, path);
    if (isObject(item) && isObject(source)) pairPathItem(item, source, root, original, pair);
  }
}

function pairComponents(components: JsonObject, original: JsonObject, pair: Pair): void {
  pair(components, original);
  for (const [section, values] of Object.entries(components)) {
    const sources = own(original, SECTIONS[section] ?? section);
    if (!isObject(values) || !isObject(sources)) continue;
    pair(values, sources);
    // 2.0 allows any characters in names.
    const names = new Map(Object.keys(sources).map((name) => [name.replace(/[^\w.-]+/g, '_'), name]));
    for (const [name, value] of Object.entries(values)) {
      pairTree(value, own(sources, name) ?? own(sources, names.get(name) ?? name) ?? sources, pair);
    }
  }
}

function pairPathItem(item: JsonObject, source: JsonObject, root: JsonObject, original: JsonObject, pair: Pair): void {
  const shared = parametersOf(source, original);
  pair(item, source);
  for (const [key, value] of Object.entries(item)) {
    const from = own(source, key);
    if (key === 'parameters') pairParameters(value, from, shared, pair);
    else if (!isObject(value) || !isObject(from)) pairTree(value, from ?? source, pair);
    else pairOperation(value, from, shared, { root, original, pair });
  }
}

interface Documents {
  root: JsonObject;
  original: JsonObject;
  pair: Pair;
}

function pairOperation(
  operation: JsonObject,
  source: JsonObject,
  shared: JsonObject[],
  { root, original, pair }: Documents,
): void {
  const { parameters, requestBody, ...rest } = operation;
  const all = [...parametersOf(source, original), ...shared];
  pair(operation, source);
  for (const [key, value] of Object.entries(rest)) pairTree(value, own(source, key) ?? source, pair);
  pairParameters(parameters, own(source, 'parameters') ?? source, all, pair);
  if (!isObject(requestBody)) return;
  pair(requestBody, source);
  const body = isReference(requestBody) ? findByRef(root, requestBody.$ref) : requestBody;
  if (isObject(body)) pairBody(body, source, all, pair);
}

function pairBody(body: JsonObject, source: JsonObject, parameters: JsonObject[], pair: Pair): void {
  const whole = parameters.find((parameter) => parameter.in === 'body');
  if (whole) {
    pairTree(body, whole, pair);
    return;
  }
  pairTree(body, source, pair);
  for (const [, content] of entries(body.content)) {
    for (const [name, field] of entries(findNode(content, ['schema', 'properties']))) {
      const parameter = parameters.find((candidate) => candidate.in === 'formData' && candidate.name === name);
      if (parameter) pairTree(field, parameter, pair);
    }
  }
}

/** The upgraded list has the original parameters in order, except those of the body. */
function pairParameters(value: unknown, source: unknown, known: JsonObject[], pair: Pair): void {
  if (!Array.isArray(value)) return;
  if (typeof source === 'object' && source !== null) pair(value, source);
  const kept = list(source).filter((_, index) => !BODY_PLACES.has(known[index]?.in));
  for (const [index, parameter] of value.entries()) pairTree(parameter, kept[index], pair);
}

function parametersOf(source: JsonObject, original: JsonObject): JsonObject[] {
  return list(source.parameters).map((item) => {
    const target = isReference(item) ? findByRef(original, item.$ref) : item;
    return isObject(target) ? target : {};
  });
}

/** A node without its own counterpart (`content`, the schema of a parameter) gets that of its parent. */
function pairTree(value: unknown, source: unknown, pair: Pair): void {
  if (typeof value !== 'object' || value === null || typeof source !== 'object' || source === null) return;
  pair(value, source);
  for (const [key, child] of Object.entries(value)) pairTree(child, own(source, key) ?? source, pair);
}

function own(source: object, key: string): object | undefined {
  const value = findNode(source, [key]);
  return typeof value === 'object' && value !== null ? value : undefined;
}
