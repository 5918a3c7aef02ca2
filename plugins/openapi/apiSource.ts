import type { PageParser } from '../shared/mdx/parseMdx';
import type { Problem, Source } from '../shared/problem';
import type { PageCheck } from './companion';
import type { Patterns } from './core/code/highlight';
import type { ApiModel } from './core/model/types';
import type { CallFinder } from './core/pages/callFinder';
import type { DescriptionLink, LinkResolver } from './core/pages/descriptionLinks';
import type { DocumentFormat, Download } from './core/pages/downloads';
import type { PreviewPage } from './core/pages/livePage';
import type { PagePlace } from './core/pages/places';
import type { ReadResult } from './core/read';
import type { FillableCalls } from './core/readerValues/types';
import type { ApiRecords } from './core/records/types';
import { ENGLISH_COMMENTS } from './core/samples/comments';
import type { OperationIndexPage, SecuritySchemeView, ServerView } from './core/view/types';
import type { ApiOptions } from './options';

export interface ApiSourceContext {
  siteDir: string;
  /** Base of file names in problems and edit links; default: `siteDir`. */
  baseDir?: string;
  allowMissing?: true;
  /** Skips the second validator, which takes longer than everything else together. */
  isDevServer: boolean;
  /** The document of a released version: it is not linted, and its changelog ends with it. */
  isReleased?: true;
}

/** Where the pages go, and what only the plugin that owns the folder knows. */
export interface PagesTarget {
  docsDir: string;
  /** Path of the docs below the site root, without slashes at its ends; default: the root itself. */
  docsBase?: string;
  defaultLocale: string;
  /** The current language, unless it is the default. */
  localized?: {
    locale: string;
    docsDir: string;
    /** YAML list of `{en, zh}`-like pairs: a text of the document and its translation. */
    messagesFile: string;
  };
  /** `file`: absolute path. Without it, pages do not show when they were last updated. */
  lastCommit?(file: string): Date | undefined;
  /** Reports problems of a hand-written part that its text alone does not show. */
  checkPage?: PageCheck;
  /** Parses hand-written parts as the site does; default: as MDX. */
  parsePage?: PageParser;
  /** Resolves a link of a description; without it, links stay as written. */
  linkTo?: LinkResolver;
}

export interface GeneratedPage {
  path: string;
  file: string;
  dataFile: string;
  /** Ids of its sections; those of its fields are in its data file. */
  ids: string[];
  source: Source;
  /** Of its hand-written part. */
  frontMatter?: Record<string, unknown>;
}

export interface WrittenApi {
  title: string;
  problems: Problem[];
  /** Files written or removed, relative to the docs folders. */
  changed: string[];
}

/** What the components of pages need besides the data of their page. */
export interface ApiData {
  download: Download;
  operations: OperationIndexPage[];
  patterns: Patterns;
  security: SecuritySchemeView[];
  servers: ServerView[];
  samples: FillableCalls;
}

/** Before the document has been read. */
export const NO_DATA: ApiData = {
  download: { folder: '', formats: [] },
  operations: [],
  patterns: {},
  security: [],
  servers: [],
  samples: { comments: ENGLISH_COMMENTS, calls: {} },
};

/** What other plugins need of pages that are written. */
export interface ApiContent {
  data(): ApiData;
  records(): ApiRecords;
}

/** Content of a docs plugin, by instance in `allContent`. */
export interface ContentWithApi {
  /** By version, the last one first; `undefined` for a version without a document. Absent if none has one. */
  written?: ReadonlyMap<string, ApiContent | undefined>;
}

/** A document and its pages: made once, and handed to all plugins that need it. */
export interface ApiSource extends ApiContent {
  /** Absolute. */
  entry: string;
  options: ApiOptions;
  /** Reads the document if it has changed. Never throws: see `problems`. */
  document(): Promise<ReadResult>;
  /** Returns the last model without errors, in the default language. */
  model(): ApiModel | undefined;
  /** Reads the document without writing pages; on errors, throws `ProblemsError`. */
  read(): Promise<ApiModel>;
  /** Reads the document and updates its pages; on errors, throws `ProblemsError` and writes nothing. */
  write(target: PagesTarget): Promise<WrittenApi>;
  /** Opens the document as it is now, for a look at single pages. Throws `ProblemsError` if it cannot be read. */
  preview(target: PagesTarget): Promise<PreviewPage>;
  isStale(): Promise<boolean>;
  places(): PagePlace[];
  /** Translates compile errors of the bundler into problems of the document. */
  explain(message: string): Problem[];
  files(): string[];
  /** Hand-written pages that are part of generated ones, relative to the docs folder. */
  companions(): string[];
  pages(): GeneratedPage[];
  /** The calls in the current language, for hand-written pages; absent until the document has been read. */
  calls(): CallFinder | undefined;
  /** Returns the whole document as one file; absent until it has been read. */
  print(format: DocumentFormat): string | undefined;
  links(): DescriptionLink[];
  /** Finds where a link is written; empty if its text is no longer in the document. */
  locate(link: DescriptionLink): Promise<Source[]>;
}
