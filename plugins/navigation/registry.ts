import type { Levels } from './core/pagePath';

/** What the sidebars of one docs folder are made by. */
export interface SidebarPlan {
  /** Keys of the entries that have a sidebar. */
  keys: string[];
  levels: Levels;
  locale: string;
}

/**
 * Docusaurus evaluates the sidebars file anew each time it loads pages, with modules of its own. What is handed to it
 * has to lie outside of modules.
 */
const PLANS = Symbol.for('navigation.sidebarPlans');

type Registry = typeof globalThis & { [PLANS]?: Map<string, SidebarPlan> };

export function announcePlan(docsDir: string, plan: SidebarPlan): void {
  const registry = globalThis as Registry;
  registry[PLANS] = (registry[PLANS] ?? new Map()).set(docsDir, plan);
}

export function findPlan(docsDir: string): SidebarPlan | undefined {
  return (globalThis as Registry)[PLANS]?.get(docsDir);
}
