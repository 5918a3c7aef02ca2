import { findNear } from '../../shared/suggest';
import { type Levels, sectionOf } from './pagePath';
import type { NavPage, Place } from './types';

export interface NavEntry {
  /** Address of its section, which also names its sidebar; the same in all languages. */
  key: string;
  title?: string;
  order?: number;
  pages: NavPage[];
  children: NavEntry[];
}

/** Two pages that disagree about an entry or a group. The first one takes precedence. */
export interface Conflict {
  of: 'nav' | 'nav.second' | 'group';
  field: 'title' | 'order';
  first: NavPage;
  other: NavPage;
  held: string | number;
  given: string | number;
}

export interface Arrangement {
  entries: NavEntry[];
  conflicts: Conflict[];
}

/** Sorts pages into the entries of their `nav`, or else of their folder. Omits the home page. */
export function arrangePages(pages: NavPage[], levels: Levels): Arrangement {
  const conflicts: Conflict[] = [];
  const sorted = pages.filter(({ path }) => path !== '').sort(compareSource);
  const placed = sorted.map((page) => ({ page, ...page.meta.nav, section: sectionOf(page.path, page.isIndex, 1) }));
  const entries = gather(placed, 'nav', conflicts);
  if (levels === 2) for (const entry of entries) divide(entry, conflicts);
  makeKeysUnique(entries.flatMap((entry) => [entry, ...entry.children]));
  for (const { pages: members } of flattenEntries(entries)) checkGroups(members, conflicts);
  return { entries, conflicts };
}

function makeKeysUnique(entries: NavEntry[]): void {
  const taken = new Set<string>();
  for (const entry of entries) {
    const { key } = entry;
    for (let count = 2; taken.has(entry.key); count += 1) entry.key = `${key}~${count}`;
    taken.add(entry.key);
  }
}

export function flattenEntries(entries: NavEntry[]): NavEntry[] {
  return entries.flatMap((entry) => [entry, ...entry.children]).filter(({ pages }) => pages.length > 0);
}

interface Placed extends Place {
  page: NavPage;
  section: string;
}

/** The shallowest page comes first: authors look there for what applies to a folder. */
export function compareSource(a: { path: string }, b: { path: string }): number {
  return a.path.split('/').length - b.path.split('/').length || (a.path < b.path ? -1 : Number(a.path > b.path));
}

function gather(placed: Placed[], of: Conflict['of'], conflicts: Conflict[]): NavEntry[] {
  const entries: NavEntry[] = [];
  const owners = new Map<string, NavEntry>();
  const speakers = new Map<string, NavPage>();
  for (const item of [...placed.filter(({ title }) => title), ...placed.filter(({ title }) => !title)]) {
    const { page, section, title } = item;
    const owner = owners.get(section);
    const found =
      (title === undefined ? owner : entries.find((entry) => entry.title === title)) ??
      (owner && meansEntry(owner, item) ? owner : undefined);
    const entry: NavEntry = found ?? { key: owner ? page.path : section, pages: [], children: [] };
    if (!found) entries.push(entry);
    if (!found && !owner) owners.set(section, entry);
    applyMeta(entry, item, of, speakers, conflicts);
    entry.pages.push(page);
  }
  for (const entry of entries) entry.pages.sort(compareSource);
  return entries;
}

/** Applies what a page says about an entry, or records a conflict with an earlier page. */
function applyMeta(
  entry: NavEntry,
  { page, title, order }: Placed,
  of: Conflict['of'],
  speakers: Map<string, NavPage>,
  conflicts: Conflict[],
): void {
  for (const [field, given] of [['title', title] as const, ['order', order] as const]) {
    if (given === undefined) continue;
    const held = entry[field];
    const speaker = `${entry.key} ${field}`;
    if (held === undefined) {
      Object.assign(entry, { [field]: given });
      speakers.set(speaker, page);
    } else if (held !== given) {
      conflicts.push({ of, field, first: speakers.get(speaker) ?? page, other: page, held, given });
    }
  }
}

/** Whether a page's title means its folder's entry, by the same order or a near match; otherwise it gets its own. */
function meansEntry(owner: NavEntry, { title = '', order }: Placed): boolean {
  if (owner.title === undefined) return true;
  return (order !== undefined && order === owner.order) || findNear(title, [owner.title]).length > 0;
}

/** Moves deeper pages, and those with `nav.second`, to entries of the second level. */
function divide(entry: NavEntry, conflicts: Conflict[]): void {
  const deep: Placed[] = [];
  const own: NavPage[] = [];
  for (const page of entry.pages) {
    const section = sectionOf(page.path, page.isIndex, 2);
    const second = page.meta.nav?.second;
    if (second?.title !== undefined || section.includes('/')) deep.push({ page, ...second, section });
    else own.push(page);
  }
  entry.pages = own;
  entry.children = gather(deep, 'nav.second', conflicts).map((child) =>
    child.key === entry.key ? { ...child, key: child.pages[0]?.path ?? child.key } : child,
  );
}

function checkGroups(pages: NavPage[], conflicts: Conflict[]): void {
  const speakers = new Map<string, NavPage>();
  for (const page of pages) {
    const { title, order } = page.meta.group ?? {};
    if (title === undefined || order === undefined) continue;
    const first = speakers.get(title) ?? page;
    speakers.set(title, first);
    const held = first.meta.group?.order ?? order;
    if (held !== order) conflicts.push({ of: 'group', field: 'order', first, other: page, held, given: order });
  }
}
