import { numberRows } from './numberRows';
import type { PopularCall } from './popularCalls';
import type { VisitedPage } from './visitedPages';

export type StartRow =
  | { kind: 'recent'; text: string }
  | { kind: 'page' | 'operation'; title: string; owner: string; link: string };

export interface StartSection {
  of: 'recent' | 'visited' | 'popular';
  start: number;
  rows: StartRow[];
}

export function toStart(
  recent: readonly string[],
  visited: readonly VisitedPage[],
  popular: readonly PopularCall[],
): StartSection[] {
  return numberRows<Omit<StartSection, 'start'>>([
    { of: 'recent', rows: recent.map((text) => ({ kind: 'recent', text })) },
    { of: 'visited', rows: visited.map(({ title, link }) => ({ kind: 'page', title, owner: '', link })) },
    { of: 'popular', rows: popular.map(({ name, owner, link }) => ({ kind: 'operation', title: name, owner, link })) },
  ]);
}
