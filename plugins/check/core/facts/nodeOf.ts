import type { ApiModel, Operation } from '../../../openapi';
import { isObject, type JsonObject } from '../../../shared/core/json';

/** The operation as it is written in the document; empty for one that is nowhere. */
export function nodeOf({ document, resolve }: ApiModel, { path, method }: Operation): JsonObject {
  const item = isObject(document.paths) ? document.paths[path] : undefined;
  const target = isObject(item) && typeof item.$ref === 'string' ? resolve(item.$ref) : item;
  const node = isObject(target) ? (target[method.toLowerCase()] ?? target[method]) : undefined;
  return isObject(node) ? node : {};
}
