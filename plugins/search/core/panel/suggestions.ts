import { plain } from '../text/plain';
import type { Hit, NameHit, SearchResult } from '../types';
import { numberRows } from './numberRows';

const FIRST = 5;
const MOST = 100;
const STEPS = [20, 60, MOST];

export type SuggestionRow =
  | { kind: 'name'; hit: NameHit }
  | { kind: 'hit'; hit: Hit }
  | { kind: 'more'; section: string; count: number };

export interface SuggestionSection {
  key: string;
  title?: string;
  of: 'names' | 'nearest' | 'near' | 'group';
  start: number;
  rows: SuggestionRow[];
}

export type SectionLimits = Readonly<Record<string, number>>;

const NAMES = 'names';
const NEAREST = 'nearest';
const NEAR = 'near';

/** Returns the sections of the list: names, then groups, each with a row for more; without results, what is similar. */
export function toSections(result: SearchResult, limits: SectionLimits = {}): SuggestionSection[] {
  const pages = new Map(
    result.names.flatMap(({ kind, link, owner }) => (kind === 'page' ? [[link, plain(owner)]] : [])),
  );
  /** A row for the page replaces its hit, and that of its beginning. */
  const isNamed = ({ type, link, text }: Hit) =>
    pages.has(link) && (type === 'page' || pages.get(link) === plain(text));
  const names = result.names.map((hit): SuggestionRow => ({ kind: 'name', hit }));
  const nearest = (result.nearest ?? []).map((hit): SuggestionRow => ({ kind: 'name', hit }));
  const near = (result.near ?? []).map((hit): SuggestionRow => ({ kind: 'hit', hit }));
  return numberRows<Omit<SuggestionSection, 'start'>>([
    { key: NAMES, of: NAMES, rows: cut(names, result.namesTotal, NAMES, limits) },
    { key: NEAREST, of: NEAREST, rows: nearest },
    { key: NEAR, of: NEAR, rows: cut(near, near.length, NEAR, limits) },
    ...result.groups.map(({ title, hits, total }) => {
      const key = `group ${title ?? ''}`;
      const rows = hits.filter((hit) => !isNamed(hit)).map((hit): SuggestionRow => ({ kind: 'hit', hit }));
      const others = total - hits.length + rows.length;
      return { key, title, of: 'group' as const, rows: cut(rows, others, key, limits) };
    }),
  ]);
}

function cut(rows: SuggestionRow[], total: number, section: string, limits: SectionLimits): SuggestionRow[] {
  const limit = limitOf(limits, section);
  // A row for one more takes as much room as that one.
  if (rows.length === total && total <= limit + 1) return rows;
  const shown = rows.slice(0, limit);
  const count = Math.min(total, MOST) - shown.length;
  return count > 0 ? [...shown, { kind: 'more', section, count }] : shown;
}

export function raiseLimit(limits: SectionLimits, section: string): SectionLimits {
  const now = limitOf(limits, section);
  return { ...limits, [section]: STEPS.find((step) => step > now) ?? MOST };
}

/** Returns the hits per group to request if `result` has too few; otherwise undefined. */
export function missingLimit(result: SearchResult, limits: SectionLimits): number | undefined {
  const wanted = [
    { has: result.names.length, total: result.namesTotal, limit: limitOf(limits, NAMES) },
    ...result.groups.map(({ title, hits, total }) => ({
      has: hits.filter(({ isCut }) => !isCut).length,
      total,
      limit: limitOf(limits, `group ${title ?? ''}`),
    })),
  ].filter(({ has, total, limit }) => has < Math.min(total, limit));
  return wanted.length === 0 ? undefined : Math.max(...wanted.map(({ limit }) => limit));
}

function limitOf(limits: SectionLimits, section: string): number {
  return limits[section] ?? FIRST;
}

/** The target of Enter while no row is active. */
export function firstLink(result: SearchResult): string | undefined {
  return (result.names[0] ?? result.groups[0]?.hits[0])?.link;
}
