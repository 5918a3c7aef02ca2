import type { NameKind, NameRecord } from '../../openapi';

export type { NameKind, NameRecord } from '../../openapi';

/** What can be searched: one file per locale, made when the site is built, read by an engine. */
export interface SearchIndex {
  pages: PageRecord[];
  /** Things with a name of their own, shown in rows above all others where the name is what was typed. */
  names: NameRecord[];
  /** Lists of words that mean the same on this site, beside the usual ones. */
  synonyms?: string[][];
}

/** A page of the site (product spec, section 3: search index page). */
export interface PageRecord {
  /** Entry of the top navigation that it belongs to; absent: none. */
  navTitle?: string;
  /** The place of that entry in the navigation, from 0. */
  navOrder?: number;
  title: string;
  /** Other words for what it is about: `keywords` of its front matter. */
  keywords?: string[];
  /** Address with the base path, as links of the site have it. */
  link: string;
  sections: SectionRecord[];
  demos: DemoRecord[];
}

/** What stands below one heading, or before the first one. */
export interface SectionRecord {
  /** The heading; empty for what stands before the first one. */
  rawTitle: string;
  /** What a hit shows: "page - heading", "page - tab - heading". */
  title: string;
  /** Address with the base path, `?tab=` and anchor included. */
  link: string;
  paragraphs: string[];
}

export interface DemoRecord {
  link: string;
  rawTitle: string;
  title: string;
  description: string;
  keywords: string[];
}

export type HitType = 'page' | 'title' | 'content' | 'demo';

/** A piece of text; `marked` where it is what was searched for. */
export interface Chunk {
  text: string;
  marked: boolean;
}

/** Product spec, section 3: search hit. */
export interface Hit {
  type: HitType;
  link: string;
  title: Chunk[];
  text: Chunk[];
  pageTitle: string;
  /** Sum of the weights of the keywords that match; more is better. */
  priority: number;
}

export interface HitGroup {
  /** Entry of the navigation; absent for pages without one. */
  title?: string;
  /** navOrder × 1000; less comes first, `Infinity` without a navigation entry. */
  priority: number;
  hits: Hit[];
  /** How many there are, with those that are not among `hits`. */
  total: number;
}

export interface NameHit {
  /** Of a page or heading, what a hit of it would be. */
  kind: NameKind | Exclude<HitType, 'content'>;
  name: Chunk[];
  owner: Chunk[];
  link: string;
}

export interface SearchResult {
  /** The keywords as they were understood: trimmed, without repetitions. */
  keywords: string[];
  names: NameHit[];
  /** How many names match, with those that are not among `names`. */
  namesTotal: number;
  groups: HitGroup[];
  total: number;
  /** Where nothing matches: what is called nearly so. */
  nearest?: NameHit[];
}

export interface SearchRequest {
  text: string;
  /** Most hits of one group, 20 if absent. Asked again with more when a reader wants more. */
  limit?: number;
  /** Most rows of names, 5 if absent. */
  nameLimit?: number;
}

/** What stands between the box and whatever finds things: the index in a worker, or a server. */
export interface SearchEngine {
  /** Gets ready: fetches the index, or nothing. Rejects with a `SearchError` where that cannot be; may be called again. */
  load(): Promise<void>;
  /** Calls `load` where that has not happened. Text without keywords gives an empty result. */
  search(request: SearchRequest): Promise<SearchResult>;
  dispose(): void;
  /** Tells, where it can, that what is searched has changed, so that the last question may be asked again. */
  subscribe?(listener: () => void): () => void;
}

/** Why there is no result: the index or server cannot be reached, or what it gave is damaged. */
export class SearchError extends Error {
  constructor(
    readonly reason: 'unreachable' | 'damaged',
    options?: ErrorOptions,
  ) {
    super(`Search: ${reason}`, options);
    this.name = 'SearchError';
  }
}
