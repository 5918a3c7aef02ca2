import type { Hit, NameHit, SearchResult } from '../types';

/** Rows of a section before the reader asks for more. */
const FIRST = 5;
/** More than this nobody reads in a list below a field. */
const MOST = 100;
/** Rows of a section after each time that the reader has asked for more. */
const STEPS = [20, 60, MOST];

export type SuggestionRow =
  | { kind: 'name'; hit: NameHit }
  | { kind: 'hit'; hit: Hit }
  /** Shows more of this section. */
  | { kind: 'more'; section: string; count: number };

export interface SuggestionSection {
  /** Unlike those of all other sections. */
  key: string;
  /** Entry of the navigation; absent for names, and for pages without one. */
  title?: string;
  of: 'names' | 'nearest' | 'group';
  /** Place of its first row among the rows of all sections. */
  start: number;
  rows: SuggestionRow[];
}

/** How many rows each section shows, by key; absent: as many as at first. */
export type SectionLimits = Readonly<Record<string, number>>;

const NAMES = 'names';
const NEAREST = 'nearest';

/**
 * What the list below the field shows: names first, then the groups, each with a row that asks for more where there is;
 * where nothing was found, what is called nearly so.
 */
export function toSections(result: SearchResult, limits: SectionLimits = {}): SuggestionSection[] {
  const pages = new Set(result.names.flatMap(({ kind, link }) => (kind === 'page' ? [link] : [])));
  /** The row of a page says all that its hit would. */
  const isNamed = ({ type, link }: Hit) => type === 'page' && pages.has(link);
  const names = result.names.map((hit): SuggestionRow => ({ kind: 'name', hit }));
  const nearest = (result.nearest ?? []).map((hit): SuggestionRow => ({ kind: 'name', hit }));
  const sections: Array<Omit<SuggestionSection, 'start'>> = [
    { key: NAMES, of: NAMES, rows: cut(names, result.namesTotal, NAMES, limits) },
    { key: NEAREST, of: NEAREST, rows: nearest },
    ...result.groups.map(({ title, hits, total }) => {
      const key = `group ${title ?? ''}`;
      const rows = hits.filter((hit) => !isNamed(hit)).map((hit): SuggestionRow => ({ kind: 'hit', hit }));
      const others = total - hits.length + rows.length;
      return { key, title, of: 'group' as const, rows: cut(rows, others, key, limits) };
    }),
  ];
  let start = 0;
  return sections.flatMap((section) => {
    if (section.rows.length === 0) return [];
    start += section.rows.length;
    return { ...section, start: start - section.rows.length };
  });
}

function cut(rows: SuggestionRow[], total: number, section: string, limits: SectionLimits): SuggestionRow[] {
  const limit = limitOf(limits, section);
  // A row that leads to one row takes as much room as that one.
  if (rows.length === total && total <= limit + 1) return rows;
  const shown = rows.slice(0, limit);
  const count = Math.min(total, MOST) - shown.length;
  return count > 0 ? [...shown, { kind: 'more', section, count }] : shown;
}

/** `limits` after the reader has asked for more of a section. */
export function raiseLimit(limits: SectionLimits, section: string): SectionLimits {
  const now = limitOf(limits, section);
  return { ...limits, [section]: STEPS.find((step) => step > now) ?? MOST };
}

/** How many hits of a group must be asked for, where `result` does not hold what `limits` shows; else undefined. */
export function missingLimit(result: SearchResult, limits: SectionLimits): number | undefined {
  const wanted = [
    { has: result.names.length, total: result.namesTotal, limit: limitOf(limits, NAMES) },
    ...result.groups.map(({ title, hits, total }) => ({
      has: hits.length,
      total,
      limit: limitOf(limits, `group ${title ?? ''}`),
    })),
  ].filter(({ has, total, limit }) => has < Math.min(total, limit));
  return wanted.length === 0 ? undefined : Math.max(...wanted.map(({ limit }) => limit));
}

function limitOf(limits: SectionLimits, section: string): number {
  return limits[section] ?? FIRST;
}

/** Address of the row that Enter opens while none is chosen. */
export function firstLink(result: SearchResult): string | undefined {
  return (result.names[0] ?? result.groups[0]?.hits[0])?.link;
}
