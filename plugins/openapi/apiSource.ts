import type { ReadResult } from '../document/core';
import type { Problem, Source } from '../shared/problem';
import type { DocumentFormat, ToolFormat } from './core/download/formats';
import type { ApiModel } from './core/model/types';
import type { PreviewPage } from './core/pages/livePage';
import type { PartFinder } from './core/pages/partFinder';
import type { PagePlace } from './core/pages/places';
import type { ChangelogFeed } from './core/pages/site/changelogFeed';
import type { DescriptionLink } from './core/pages/site/descriptionLinks';
import type { ApiRecords } from './core/records/types';
import type { ApiOptions } from './options';
import { type FetchedImages, NO_IMAGES } from './read/fetchImages';
import { type ApiData, NO_DATA } from './write/apiData';
import type { GeneratedPage, PagesTarget } from './write/types';

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

/** What is known of a document and its pages. The next `write` replaces it, and changes nothing in it. */
export interface ApiState {
  /** The document as it was read, possibly with errors. Absent until it has been read, like all that is optional here. */
  result?: ReadResult;
  /** Absolute, for watching: those of the document and its translation. */
  files: readonly string[];
  /** Hand-written pages that are part of generated ones, relative to the docs folder. */
  handwritten: readonly string[];
  /** The last one without errors, in the default language. What follows belongs to it. */
  model?: ApiModel;
  /** Warnings, of the translation, too. */
  problems: readonly Problem[];
  /** Oldest first; absent without a folder of releases. */
  releases?: readonly ApiModel[] | undefined;
  /** What hand-written pages can show of it, in the current language. */
  parts?: PartFinder;
  pages: readonly GeneratedPage[];
  places: readonly PagePlace[];
  /** Those of the document that the build has fetched. */
  images: FetchedImages;
  /** Those of descriptions that the document does not resolve itself. */
  links: readonly DescriptionLink[];
  data: ApiData;
  records: ApiRecords;
  /** The changelog as a feed: not in the dev server, and only where the history has dates. */
  feed?: ChangelogFeed | undefined;
  /** Finds where a text of the translation is written. */
  placeOf?: ((translation: string) => Source | undefined) | undefined;
}

/** Before the document has been read. */
export const NOTHING_WRITTEN: ApiState = {
  problems: [],
  files: [],
  handwritten: [],
  pages: [],
  places: [],
  links: [],
  images: NO_IMAGES,
  data: NO_DATA,
  records: { pages: [], components: {}, names: [] },
};

export interface WrittenApi extends ApiState {
  model: ApiModel;
  /** Files written or removed, relative to the docs folders. */
  changed: readonly string[];
}

/** What other plugins need of pages that are written. */
export interface ApiContent {
  current(): Pick<ApiState, 'data' | 'records'>;
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
  /** On errors, only what was read is new: the rest belongs to the last good pages. */
  current(): ApiState;
  /** Reads the document if it has changed. Never throws: see `problems`. */
  document(): Promise<ReadResult>;
  /** Reads the document without writing pages; on errors, throws `ProblemsError`. */
  read(): Promise<ApiModel>;
  /** Reads the document and updates its pages; on errors, throws `ProblemsError` and writes nothing. */
  write(target: PagesTarget): Promise<WrittenApi>;
  /** Opens the document as it is now, for a look at single pages. Throws `ProblemsError` if it cannot be read. */
  preview(target: PagesTarget): Promise<PreviewPage>;
  isStale(): Promise<boolean>;
  /** Translates compile errors of the bundler into problems of the document. */
  explain(message: string): Problem[];
  /** Returns the whole document as one file, or what tools read of it; absent until it has been read. */
  print(format: DocumentFormat | ToolFormat): string | undefined;
  /** Finds where a link is written; empty if its text is no longer in the document. */
  locate(link: DescriptionLink): Promise<Source[]>;
}
