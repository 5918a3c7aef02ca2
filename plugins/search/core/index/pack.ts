import type { DemoRecord, NameKind, NameRecord, PageRecord, SearchIndex, SectionRecord } from '../types';
import { assignNumber } from './assignNumber';

/** Format version, so that cached indexes of another one are rejected. */
export const FORMAT_VERSION = 2;
/** The order is part of the format. */
export const KINDS: readonly NameKind[] = ['operation', 'parameter', 'field', 'entity', 'error'];

/** Prefix of links that do not start with their page's. */
export const FOREIGN = '\n';

export type PackedEntry = [title: string | null, order: number | null];
/** Omits a default title. The link is relative to the page's. */
export type PackedSection = [heading: string, link: string, paragraphs: string[], title?: string];
export type PackedDemo = [link: string, heading: string, title: string, description: string, keywords: string[]];
export type PackedPage = [
  entry: number,
  title: string,
  link: string,
  sections: PackedSection[],
  demos: PackedDemo[],
  keywords?: string[],
];
export type PackedName = [kind: number, name: string, owner: string, link: string, aliases: string[]];
export type PackedIndex = [
  form: number,
  entries: PackedEntry[],
  pages: PackedPage[],
  names: PackedName[],
  synonyms?: string[][],
];

/** Deterministic. */
export function pack({ pages, names, synonyms = [] }: SearchIndex): string {
  const entries = new Map<string, number>();
  const packed = pages.map((page) => packPage(page, assignNumber(entries, keyOf(page))));
  const index: PackedIndex = [
    FORMAT_VERSION,
    Array.from(entries.keys(), (entry) => JSON.parse(entry) as PackedEntry),
    packed,
    names.map(packName),
  ];
  if (synonyms.length > 0) index.push(synonyms);
  return JSON.stringify(index);
}

/** Default title of a section: "page - heading", or the page before the first heading. */
export function usualTitle(page: string, heading: string): string {
  return heading === '' ? page : `${page} - ${heading}`;
}

function keyOf({ navTitle, navOrder }: PageRecord): string {
  return JSON.stringify([navTitle ?? null, navOrder ?? null] satisfies PackedEntry);
}

function packPage(page: PageRecord, entry: number): PackedPage {
  const { title, link, keywords = [], sections, demos } = page;
  const packed: PackedPage = [
    entry,
    title,
    link,
    sections.map((section) => packSection(section, page)),
    demos.map(packDemo),
  ];
  if (keywords.length > 0) packed.push(keywords);
  return packed;
}

function packSection({ rawTitle, title, link, paragraphs }: SectionRecord, page: PageRecord): PackedSection {
  const rest = link.slice(page.link.length);
  const follows = link.startsWith(page.link) && !rest.startsWith(FOREIGN);
  const packed: PackedSection = [rawTitle, follows ? rest : FOREIGN + link, paragraphs];
  if (title !== usualTitle(page.title, rawTitle)) packed.push(title);
  return packed;
}

function packDemo({ link, rawTitle, title, description, keywords }: DemoRecord): PackedDemo {
  return [link, rawTitle, title, description, keywords];
}

function packName({ kind, name, aliases, owner, link }: NameRecord): PackedName {
  return [KINDS.indexOf(kind), name, owner, link, aliases];
}
