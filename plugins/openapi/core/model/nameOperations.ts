import { groupBy } from '../../../shared/core/groupBy';
import { joinTitle, splitWords } from '../../../shared/core/splitWords';
import { repeatsPath, titleOperation } from '../naming/operationTitle';
import type { Operation } from './types';

/** Titles operations without a summary. Duplicates on a page get the method, all words, or method and path. */
export function nameOperations(operations: Operation[]): void {
  const updated = new Set(operations.filter(({ method }) => ['PUT', 'PATCH'].includes(method)).map(({ path }) => path));
  const unnamed = operations.filter(({ title }) => title === '');
  for (const operation of unnamed) operation.title = shortTitle(operation, updated);
  for (const longer of [withMethod, allWords, methodAndPath]) {
    const same = groupBy(operations, titleKey);
    for (const operation of unnamed) {
      const others = same.get(titleKey(operation)) ?? [];
      if (others.length > 1) operation.title = longer(operation, others) ?? operation.title;
    }
  }
}

function shortTitle({ operationId, kind, method, path, tags: [tag] }: Operation, updated: Set<string>): string {
  if (kind === 'webhook' && operationId === undefined) return path;
  return titleOperation({ operationId, method, path, tag, updates: updated.has(path) });
}

function withMethod({ title, method }: Operation, others: Operation[]): string | undefined {
  const methods = new Set(others.map((other) => other.method));
  return methods.size === others.length ? `${title} (${method})` : undefined;
}

function allWords({ operationId, method, path }: Operation): string | undefined {
  if (operationId === undefined || repeatsPath(operationId, method, path)) return undefined;
  return joinTitle(splitWords(operationId));
}

function methodAndPath({ kind, operationId, method, path }: Operation): string | undefined {
  return kind === 'webhook' ? operationId : `${method} ${path}`;
}

function titleKey({ title, tags: [tag] }: Operation): string {
  return `${tag}\n${title.toLowerCase()}`;
}
