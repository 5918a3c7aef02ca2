import type { NameKind, NameRecord } from '../../openapi';

export type { NameKind, NameRecord } from '../../openapi';

/** The search index: one file per locale, made at build time. */
export interface SearchIndex {
  pages: PageRecord[];
  names: NameRecord[];
  synonyms?: string[][];
  /** Of a large index. */
  shards?: ShardDirectory;
}

/** The files with the texts of sections, which the index then lacks. */
export interface ShardDirectory {
  /** Path that all their names begin with. */
  folder: string;
  /** What the keys of each file of windows begin from, and of windows of many files. */
  windows: string[];
  wide: string[];
  /** The first entry of each file of texts. */
  texts: number[];
  /** `1` for each known phrase that a text has, else `0`. */
  phrases: string;
  /** The heads of the calls that send or return a model, by its head. */
  calls: Array<[model: number, calls: number[]]>;
}

/** Product spec, section 3: search index page. */
export interface PageRecord {
  navTitle?: string;
  navOrder?: number;
  title: string;
  keywords?: string[];
  link: string;
  sections: SectionRecord[];
  demos: DemoRecord[];
}

export interface SectionRecord {
  /** The heading; empty before the first one. */
  rawTitle: string;
  title: string;
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
  priority: number;
  /** Its text is not loaded, which a request with a limit does. */
  isCut?: true;
}

export interface HitGroup {
  title?: string;
  /** Navigation order × 1000, smallest first; `Infinity` without an entry. */
  priority: number;
  hits: Hit[];
  total: number;
}

export interface NameHit {
  /** For pages and headings, as in a hit. */
  kind: NameKind | Exclude<HitType, 'content'>;
  name: Chunk[];
  owner: Chunk[];
  link: string;
  /** The navigation entry of a page or heading: pages of several entries may have the same title. */
  navTitle?: string;
}

export interface SearchResult {
  keywords: string[];
  names: NameHit[];
  namesTotal: number;
  groups: HitGroup[];
  total: number;
  /** Similar names, if nothing matches. */
  nearest?: NameHit[];
  /** Texts with similar words, if nothing matches. */
  near?: Hit[];
}

export interface SearchRequest {
  text: string;
  /** Hits per group; 20 by default. */
  limit?: number;
  /** Name rows; 5 by default. */
  nameLimit?: number;
}

/** The interface of search backends: the index in a worker, or a server. */
export interface SearchEngine {
  /** Loads the index, if any. Rejects with a `SearchError`; may be called again. */
  load(): Promise<void>;
  /** Calls `load` if needed. Text without keywords gives an empty result. */
  search(request: SearchRequest): Promise<SearchResult>;
  dispose(): void;
  /** Calls `listener` when the index changes. */
  subscribe?(listener: () => void): () => void;
}

/** The index or server cannot be reached, or its data is damaged. */
export class SearchError extends Error {
  constructor(
    readonly reason: 'unreachable' | 'damaged',
    options?: ErrorOptions,
  ) {
    super(`Search: ${reason}`, options);
    this.name = 'SearchError';
  }
}
