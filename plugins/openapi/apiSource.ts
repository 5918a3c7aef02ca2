import type { Problem, Source } from '../shared/problem';
import type { PageCheck } from './companion';
import type { ApiModel } from './core/model/types';
import type { CallFinder } from './core/pages/callFinder';
import type { DescriptionLink, LinkResolver } from './core/pages/descriptionLinks';
import type { DocumentFormat } from './core/pages/downloads';
import type { PagePlace } from './core/pages/places';

export interface ApiSourceContext {
  siteDir: string;
  /** Base of file names in problems and edit links; default: `siteDir`. */
  baseDir?: string;
  docsDir: string;
  /** Path of the docs below the site root, without slashes at its ends; default: the root itself. */
  docsBase?: string;
  defaultLocale: string;
  allowMissingFiles?: true;
  /** Skips the second validator, which takes longer than everything else together. */
  isDevServer: boolean;
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
}

export interface WrittenApi {
  title: string;
  problems: Problem[];
  /** Files written or removed, relative to the docs folders. */
  changed: string[];
}

/** A document and its pages. The docs plugin creates it and shares it as `api` of its content. */
export interface ApiSource {
  entry: string;
  /** Returns the last model without errors, in the default language. */
  model(): ApiModel | undefined;
  /** Reads the document and updates its pages; on errors, throws `ProblemsError` and writes nothing. */
  write(): Promise<WrittenApi>;
  isStale(): Promise<boolean>;
  /** Writes empty data files where none exist, so that imports of hand-written pages resolve. */
  writePlaceholders(): Promise<void>;
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
