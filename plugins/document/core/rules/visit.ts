import { entries, isObject, type JsonObject, list } from '../../../shared/core/json';
import { resolveIn } from '../../../shared/core/pointer';
import { METHODS } from '../grammar/documentGrammar';

export interface FoundOperation {
  /** The operationId, or method and path. */
  name: string;
  title: string;
  method: string;
  operation: JsonObject;
  pathItem: JsonObject;
}

export function resolveNode(root: JsonObject, node: unknown): JsonObject | undefined {
  const found = resolveIn(root, node);
  return isObject(found) ? found : undefined;
}

export function findOperations(root: JsonObject): FoundOperation[] {
  const seen = new Set<object>();
  return [root.paths, root.webhooks].flatMap((section) =>
    objectsIn(section).flatMap(([path, item]) => {
      return operationsOf(root, path, item).filter(({ operation }) => {
        const isNew = !seen.has(operation);
        seen.add(operation);
        return isNew;
      });
    }),
  );
}

export function operationsOf(root: JsonObject, path: string, item: unknown): FoundOperation[] {
  const pathItem = resolveNode(root, item);
  if (!pathItem || path.startsWith('x-')) return [];
  const own = METHODS.flatMap((method) => (isObject(pathItem[method]) ? [[method, pathItem[method]] as const] : []));
  return [...own, ...objectsIn(pathItem.additionalOperations)].map(([method, operation]): FoundOperation => {
    const id = operation.operationId;
    const title = `${METHODS.includes(method) ? method.toUpperCase() : method} ${path}`;
    return { name: typeof id === 'string' ? id : title, title, method, operation, pathItem };
  });
}

export function objectsIn(section: unknown): Array<[string, JsonObject]> {
  return entries(section).filter((entry): entry is [string, JsonObject] => isObject(entry[1]));
}

/** Finds each item whose name is that of an earlier one. Items without a name, which is a string, do not count. */
export function findRepeated<Item>(
  items: Iterable<Item>,
  nameOf: (item: Item) => unknown,
): Array<{ name: string; item: Item; first: Item }> {
  const firsts = new Map<string, { item: Item }>();
  return [...items].flatMap((item) => {
    const name = nameOf(item);
    if (typeof name !== 'string') return [];
    const first = firsts.get(name);
    if (!first) firsts.set(name, { item });
    return first ? [{ name, item, first: first.item }] : [];
  });
}

export function section(root: JsonObject, name: string): unknown {
  return isObject(root.components) ? root.components[name] : undefined;
}

/** Returns the distinct objects that may have `x-errors`, with names for messages. */
function findErrorCarriers(root: JsonObject): Array<{ name: string; node: JsonObject }> {
  const carriers = new Map<JsonObject, string>();
  const addParameters = (parameters: unknown) => {
    for (const item of list(parameters)) {
      const node = resolveNode(root, item);
      if (node && !carriers.has(node)) carriers.set(node, `The parameter \`${String(node.name)}\``);
    }
  };
  for (const { name, operation, pathItem } of findOperations(root)) {
    carriers.set(operation, `\`${name}\``);
    addParameters(pathItem.parameters);
    addParameters(operation.parameters);
  }
  for (const [name, node] of objectsIn(section(root, 'parameters'))) {
    if (!carriers.has(node)) carriers.set(node, `The parameter \`${name}\``);
  }
  for (const [name, node] of objectsIn(section(root, 'securitySchemes'))) {
    carriers.set(node, `The security scheme \`${name}\``);
  }
  return [...carriers].map(([node, name]) => ({ name, node }));
}

export interface ErrorMention {
  name: string;
  code: number;
  /** The list or object with the code, and the index or key. */
  node: object;
  key: string | number;
}

export function findErrorMentions(root: JsonObject): ErrorMention[] {
  return findErrorCarriers(root).flatMap(({ name, node: carrier }) => {
    const errors = list(carrier['x-errors']);
    return errors.flatMap((item, index): ErrorMention[] => {
      if (typeof item === 'number') return [{ name, code: item, node: errors, key: index }];
      if (isObject(item) && typeof item.code === 'number') return [{ name, code: item.code, node: item, key: 'code' }];
      return [];
    });
  });
}

export function findCatalogue(root: JsonObject): Array<{ code: number; entry: JsonObject }> {
  return list(root['x-error-catalogue']).flatMap((entry) =>
    isObject(entry) && typeof entry.code === 'number' ? [{ code: entry.code, entry }] : [],
  );
}
