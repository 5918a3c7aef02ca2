import { entries, isObject, type JsonObject, list } from '../../../shared/core/json';
import { resolveIn } from '../../../shared/core/pointer';
import { METHODS } from '../grammar/documentGrammar';
import { type Choice, choosesPath } from './patterns';
import { filterList, visit } from './removeNodes';

export const PATHS = ['paths', 'webhooks', 'x-webhooks'];

export interface OperationAt {
  /** Of the path item. */
  path: string;
  operation: JsonObject;
}

/** All operations of paths and webhooks. */
export function listOperations(root: JsonObject): OperationAt[] {
  return PATHS.flatMap((key) =>
    entries(root[key]).flatMap(([path, value]) =>
      holdersOf(resolveIn(root, value)).flatMap(({ holder, key: method }) => {
        const operation = holder[method];
        return isObject(operation) && !path.startsWith('x-') ? [{ path, operation }] : [];
      }),
    ),
  );
}

function holdersOf(item: unknown): Array<{ holder: JsonObject; key: string }> {
  if (!isObject(item)) return [];
  const { additionalOperations: others } = item;
  const own = Object.keys(item).filter((key) => METHODS.includes(key.toLowerCase()));
  return [
    ...own.map((key) => ({ holder: item, key })),
    ...(isObject(others) ? Object.keys(others).map((key) => ({ holder: others, key })) : []),
  ];
}

export function tagsOf(operation: JsonObject): string[] {
  return list(operation.tags).filter((tag) => typeof tag === 'string');
}

/** Removes operations that a view does not choose, and tags that it hides. Changes `root`. */
export function chooseOperations(
  root: JsonObject,
  paths: Choice,
  tags: Choice,
  hiddenTags: ReadonlySet<unknown>,
): void {
  const wanted = new Set(tags.wanted);
  const unwanted = new Set(tags.unwanted);
  const isTagShown = (tag: unknown) =>
    !unwanted.has(String(tag)) && !hiddenTags.has(tag) && (wanted.size === 0 || wanted.has(String(tag)));
  const isUnwanted = (operation: JsonObject) => {
    const own = tagsOf(operation);
    // As on pages, which show an operation with its first tag.
    return own.some((tag) => unwanted.has(tag)) || hiddenTags.has(own[0]);
  };
  for (const key of PATHS) {
    const items = root[key];
    if (!isObject(items)) continue;
    for (const [path, value] of Object.entries(items)) {
      if (path.startsWith('x-')) continue;
      // A path item of the components may be that of other paths, too.
      const target = resolveIn(root, value);
      const item = target !== value && isObject(target) ? copyItem(value, target) : value;
      items[path] = item;
      for (const { holder, key: method } of holdersOf(item)) {
        const operation = holder[method];
        if (!isObject(operation)) continue;
        const isWanted = wanted.size === 0 || tagsOf(operation).some((tag) => wanted.has(tag));
        if (!isWanted || isUnwanted(operation) || !choosesPath(paths, path)) delete holder[method];
      }
      if (isObject(item) && isObject(item.additionalOperations) && Object.keys(item.additionalOperations).length === 0)
        delete item.additionalOperations;
      if (holdersOf(item).length === 0) delete items[path];
    }
  }
  visit(root, (node, place) => {
    if (place.kind !== 'object') return;
    // Callbacks belong to their operation, whatever their tags are.
    if (place.name === 'path item')
      for (const { holder, key } of holdersOf(node)) {
        const operation = holder[key];
        if (isObject(operation) && isUnwanted(operation)) delete holder[key];
      }
    if (place.name === 'operation') filterList(node, 'tags', isTagShown);
    if (place.name === 'group of tags') filterList(node, 'tags', isTagShown);
    if (place.name === 'tag' && node.parent !== undefined && !isTagShown(node.parent)) delete node.parent;
  });
  for (const { operation } of listOperations(root)) dropEmptyCallbacks(root, operation);
}

/** Removes callbacks that are left without a call. */
function dropEmptyCallbacks(root: JsonObject, operation: JsonObject): void {
  const { callbacks } = operation;
  if (!isObject(callbacks)) return;
  for (const name of Object.keys(callbacks)) {
    const callback = resolveIn(root, callbacks[name]);
    if (!isObject(callback)) continue;
    for (const [expression, item] of Object.entries(callback))
      if (!expression.startsWith('x-') && holdersOf(resolveIn(root, item)).length === 0) delete callback[expression];
    if (Object.keys(callback).every((key) => key.startsWith('x-'))) delete callbacks[name];
  }
  if (Object.keys(callbacks).length === 0) delete operation.callbacks;
}

/** With the keys beside its reference. */
function copyItem(value: unknown, target: JsonObject): JsonObject {
  const { $ref: _, ...own } = isObject(value) ? value : {};
  const copy = { ...target, ...own };
  const { additionalOperations: others } = copy;
  return isObject(others) ? { ...copy, additionalOperations: { ...others } } : copy;
}
