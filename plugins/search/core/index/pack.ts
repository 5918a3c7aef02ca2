import type {
  DemoRecord,
  NameKind,
  NameRecord,
  PageRecord,
  SearchIndex,
  SectionRecord,
  ShardDirectory,
} from '../types';
import { assignNumber } from './assignNumber';

/** Format version, so that cached indexes of another one are rejected. */
export const FORMAT_VERSION = 3;
/** The order is part of the format. */
export const KINDS: readonly NameKind[] = ['operation', 'parameter', 'field', 'entity', 'error'];

/** Prefix of links that do not start with their page's. */
export const FOREIGN = '\n';
/** Stands for the usual link. */
export const USUAL = '\t';

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
export type PackedName = [
  kind: number,
  name: string,
  owner: string,
  /** A page and what follows its link; `#` and the name by default. */
  link: string | [page: number, rest?: string],
  aliases: string[],
];
export type PackedIndex = [
  form: number,
  entries: PackedEntry[],
  pages: PackedPage[],
  names: PackedName[],
  synonyms?: string[][],
  shards?: PackedShards,
];
export type PackedShards = [
  folder: string,
  windows: string[],
  wide: string[],
  texts: number[],
  phrases: string,
  calls: Array<[model: number, calls: number[]]>,
];

/** Deterministic. */
export function pack({ pages, names, synonyms = [], shards }: SearchIndex): string {
  const entries = new Map<string, number>();
  const packed = pages.map((page) => packPage(page, assignNumber(entries, keyOf(page))));
  const index: PackedIndex = [
    FORMAT_VERSION,
    Array.from(entries.keys(), (entry) => JSON.parse(entry) as PackedEntry),
    packed,
    packNames(names, pages),
  ];
  if (synonyms.length > 0 || shards) index.push(synonyms);
  if (shards) index.push(packShards(shards));
  return JSON.stringify(index);
}

/** Default title of a section: "page - heading", or the page before the first heading. */
export function usualTitle(page: string, heading: string): string {
  return heading === '' ? page : `${page} - ${heading}`;
}

/** As the ids of most headings are made. */
export function usualHash(heading: string): string {
  const id = heading.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '');
  return `#${id.replace(/\s/g, '-')}`;
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
  const follows = link.startsWith(page.link) && !rest.startsWith(FOREIGN) && !rest.startsWith(USUAL);
  const short = rest === usualHash(rawTitle) ? USUAL : rest;
  const packed: PackedSection = [rawTitle, follows ? short : FOREIGN + link, paragraphs];
  if (title !== usualTitle(page.title, rawTitle)) packed.push(title);
  return packed;
}

function packDemo({ link, rawTitle, title, description, keywords }: DemoRecord): PackedDemo {
  return [link, rawTitle, title, description, keywords];
}

function packShards({ folder, windows, wide, texts, phrases, calls }: ShardDirectory): PackedShards {
  return [folder, windows, wide, texts, phrases, calls];
}

/** Links of names are those of a page, by its number, and what follows; without a page, the whole. */
function packNames(names: NameRecord[], pages: PageRecord[]): PackedName[] {
  const numbers = new Map(pages.map(({ link }, number) => [link, number]));
  return names.map(({ kind, name, aliases, owner, link }) => {
    const hash = link.indexOf('#');
    const page = numbers.get(link.slice(0, hash));
    const rest = link.slice(hash);
    const place: PackedName[3] = hash < 0 || page === undefined ? link : rest === `#${name}` ? [page] : [page, rest];
    return [KINDS.indexOf(kind), name, owner, place, aliases];
  });
}
