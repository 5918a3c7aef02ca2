import type { DemoRecord, NameKind, NameRecord, PageRecord, SearchIndex, SectionRecord } from '../types';
import { numberOf } from './numberOf';

/** Changed whenever the form changes: an index kept by a browser is then not misread. */
export const FORM = 2;
/** The order is part of the form. */
export const KINDS: readonly NameKind[] = ['operation', 'parameter', 'field', 'entity', 'error'];

/** Stands before a link that does not begin with that of its page. */
export const FOREIGN = '\n';

/** `null` where there is none. */
export type PackedEntry = [title: string | null, order: number | null];
/** The title is left out where it is the usual one; the link is what follows that of the page. */
export type PackedSection = [heading: string, link: string, paragraphs: string[], title?: string];
export type PackedDemo = [link: string, heading: string, title: string, description: string, keywords: string[]];
/** `entry` is an index into the entries of the navigation. */
export type PackedPage = [
  entry: number,
  title: string,
  link: string,
  sections: PackedSection[],
  demos: PackedDemo[],
  keywords?: string[],
];
/** `kind` is an index into `KINDS`. */
export type PackedName = [kind: number, name: string, owner: string, link: string, aliases: string[]];
export type PackedIndex = [
  form: number,
  entries: PackedEntry[],
  pages: PackedPage[],
  names: PackedName[],
  synonyms?: string[][],
];

/** The index as JSON without field names, and without what follows from the rest. The same index gives the same text. */
export function pack({ pages, names, synonyms = [] }: SearchIndex): string {
  const entries = new Map<string, number>();
  const packed = pages.map((page) => packPage(page, numberOf(entries, keyOf(page))));
  const index: PackedIndex = [
    FORM,
    Array.from(entries.keys(), (entry) => JSON.parse(entry) as PackedEntry),
    packed,
    names.map(packName),
  ];
  if (synonyms.length > 0) index.push(synonyms);
  return JSON.stringify(index);
}

/** What a section is called where nothing else is said: "page - heading", or the page before the first heading. */
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
