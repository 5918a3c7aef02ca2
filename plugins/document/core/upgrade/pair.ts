import { entries, isObject, type JsonObject, list } from '../../../shared/core/json';
import { findNode, resolveIn } from '../../../shared/core/pointer';

const SECTIONS: Record<string, string> = {
  schemas: 'definitions',
  parameters: 'parameters',
  responses: 'responses',
  securitySchemes: 'securityDefinitions',
};

const BODY_PLACES = new Set<unknown>(['body', 'formData']);

/** Calls `pair` with each object or array of the upgraded document and its source in the original. */
export function pairNodes(root: JsonObject, original: JsonObject, pair: (node: object, source: object) => void): void {
  const { components, paths, ...rest } = root;
  pair(root, original);
  pairChildren(rest, original);
  if (isObject(components)) pairComponents(components);
  if (isObject(paths)) pairPaths(paths, isObject(original.paths) ? original.paths : original);

  function pairComponents(sections: JsonObject): void {
    pair(sections, original);
    for (const [section, values] of Object.entries(sections)) {
      const sources = own(original, SECTIONS[section] ?? section);
      if (!isObject(values) || !isObject(sources)) continue;
      pair(values, sources);
      // 2.0 allows any characters in names.
      const names = new Map(Object.keys(sources).map((name) => [name.replace(/[^\w.-]+/g, '_'), name]));
      for (const [name, value] of Object.entries(values)) {
        pairTree(value, own(sources, name) ?? own(sources, names.get(name) ?? name) ?? sources);
      }
    }
  }

  function pairPaths(items: JsonObject, sources: JsonObject): void {
    pair(items, sources);
    for (const [path, item] of Object.entries(items)) {
      const source = own(sources, path);
      if (isObject(item) && isObject(source)) pairPathItem(item, source);
    }
  }

  function pairPathItem(item: JsonObject, source: JsonObject): void {
    const shared = parametersOf(source);
    pair(item, source);
    for (const [key, value] of Object.entries(item)) {
      const from = own(source, key);
      if (key === 'parameters') pairParameters(value, from, shared);
      else if (!isObject(value) || !isObject(from)) pairTree(value, from ?? source);
      else pairOperation(value, from, shared);
    }
  }

  function pairOperation(operation: JsonObject, source: JsonObject, shared: JsonObject[]): void {
    const { parameters, requestBody, ...others } = operation;
    const all = [...parametersOf(source), ...shared];
    pair(operation, source);
    pairChildren(others, source);
    pairParameters(parameters, own(source, 'parameters') ?? source, all);
    if (!isObject(requestBody)) return;
    pair(requestBody, source);
    const body = resolveIn(root, requestBody);
    if (isObject(body)) pairBody(body, source, all);
  }

  function pairBody(body: JsonObject, source: JsonObject, parameters: JsonObject[]): void {
    const whole = parameters.find((parameter) => parameter.in === 'body');
    pairTree(body, whole ?? source);
    if (whole) return;
    for (const [, content] of entries(body.content)) {
      for (const [name, field] of entries(findNode(content, ['schema', 'properties']))) {
        const parameter = parameters.find((candidate) => candidate.in === 'formData' && candidate.name === name);
        if (parameter) pairTree(field, parameter);
      }
    }
  }

  /** The upgraded list has the original parameters in order, except those of the body. */
  function pairParameters(value: unknown, source: unknown, known: JsonObject[]): void {
    if (!Array.isArray(value)) return;
    if (typeof source === 'object' && source !== null) pair(value, source);
    const kept = list(source).filter((_, index) => !BODY_PLACES.has(known[index]?.in));
    for (const [index, parameter] of value.entries()) pairTree(parameter, kept[index]);
  }

  function parametersOf(source: JsonObject): JsonObject[] {
    return list(source.parameters).map((item) => {
      const target = resolveIn(original, item);
      return isObject(target) ? target : {};
    });
  }

  /** A node without its own counterpart (`content`, the schema of a parameter) gets that of its parent. */
  function pairTree(value: unknown, source: unknown): void {
    if (typeof value !== 'object' || value === null || typeof source !== 'object' || source === null) return;
    pair(value, source);
    pairChildren(value, source);
  }

  function pairChildren(value: object, source: object): void {
    for (const [key, child] of Object.entries(value)) pairTree(child, own(source, key) ?? source);
  }
}

function own(source: object, key: string): object | undefined {
  const value = findNode(source, [key]);
  return typeof value === 'object' && value !== null ? value : undefined;
}
