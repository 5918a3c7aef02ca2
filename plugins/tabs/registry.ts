import type { TabFile } from './core/types';

/** The tabs of pages, in order, by the source of the page as the docs plugin names it. */
export type TabsOfPages = ReadonlyMap<string, readonly TabFile[]>;

/**
 * What other plugins read of tabs. Docusaurus may give each plugin modules of its own: what is handed on has to lie
 * outside of modules.
 */
const TABS = Symbol.for('tabs.ofPages');

type Registry = typeof globalThis & { [TABS]?: Map<string, TabsOfPages> };

/** `docsDir`: the folder of the pages, absolute. */
export function announceTabs(docsDir: string, tabs: TabsOfPages): void {
  const registry = globalThis as Registry;
  registry[TABS] = (registry[TABS] ?? new Map()).set(docsDir, tabs);
}

/** The tabs that were read last; none where nothing reads tabs. */
export function findTabs(docsDir: string): TabsOfPages {
  return (globalThis as Registry)[TABS]?.get(docsDir) ?? new Map();
}
