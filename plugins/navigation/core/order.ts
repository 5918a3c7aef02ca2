import type { Collator } from './types';

/** What stands in an order: a page, a group of pages, an entry of the navigation. */
export interface Ordered {
  /** Absent counts as 0. */
  order?: number;
  /** Address, without slashes at its ends. */
  path: string;
  title: string;
}

/**
 * By order, then depth of the address, then its folder, then title in the reader's language. Pages of one folder differ
 * in their last segment, which tells a reader less than the title; it decides only between equal titles.
 */
export function compareOrdered(a: Ordered, b: Ordered, collator: Collator): number {
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

/** The same in every language, as addresses are. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
