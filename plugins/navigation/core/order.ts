import type { Collator } from './types';

export interface Ordered {
  order?: number;
  path: string;
  title: string;
}

/** The title precedes the last segment, which says less; folders are compared as text. */
function compareOrdered(a: Ordered, b: Ordered, collator: Collator): number {
  return (
    (a.order ?? 0) - (b.order ?? 0) ||
    depthOf(a.path) - depthOf(b.path) ||
    compareText(folderOf(a.path), folderOf(b.path)) ||
    collator.compare(a.title, b.title) ||
    compareText(a.path, b.path)
  );
}

export function sortOrdered<T extends Ordered>(items: readonly T[], collator: Collator): T[] {
  return [...items].sort((a, b) => compareOrdered(a, b, collator));
}

function depthOf(path: string): number {
  return path.split('/').length;
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Does not depend on the language, like addresses. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
