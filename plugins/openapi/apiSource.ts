import type { Problem, Source } from '../shared/problem';
import type { PageCheck } from './companion';
import type { ApiModel } from './core/model/types';
import type { DescriptionLink, LinkResolver } from './core/pages/descriptionLinks';
import type { PagePlace } from './core/pages/places';

export interface ApiSourceContext {
  siteDir: string;
  /** Folder that names of files in problems and edit links are relative to; the site's own if absent. */
  baseDir?: string;
  /** Folder of the default language's pages. */
  docsDir: string;
  /** Where the docs stand below the site's root, without slashes at its ends; the root itself if absent. */
  docsBase?: string;
  defaultLocale: string;
  /** Shows what there is of a document some of whose files are missing. */
  mayLackFiles?: true;
  /** Leaves out the second validator, which takes longer than everything else together. */
  isDevServer: boolean;
  /** The current language, where it is not the default one. */
  localized?: {
    locale: string;
    docsDir: string;
    /** YAML list of `{en, zh}`-like pairs: the text of the document, and its translation. */
    messagesFile: string;
  };
  /** When a file, by its absolute path, was last committed. Absent: pages do not say when they were last updated. */
  lastCommit?(file: string): Date | undefined;
  /** Finds more that is wrong with a hand-written part of a page than its own text shows. */
  checkPage?: PageCheck;
  /** The address that a link in a description leads to. Absent: it stays as it is written. */
  linkTo?: LinkResolver;
}

/** A generated page, for those that look for links to it. */
export interface GeneratedPage {
  path: string;
  /** Absolute. */
  file: string;
  dataFile: string;
  /** Ids of its sections; those of its fields are in its data. */
  ids: string[];
  /** Where it comes from. */
  source: Source;
}

export interface WrittenApi {
  /** What the API is called, in the default language. */
  title: string;
  /** What does not keep a reader from being served. */
  problems: Problem[];
  /** Paths below the docs folders of the files that were written or removed. */
  changed: string[];
}

/** A document and its pages: made by the docs plugin, which hands it to the others as `api` of its content. */
export interface ApiSource {
  /** Absolute path of the document. */
  entry: string;
  /** The document as its pages show it, in the default language: the last state without errors. */
  model(): ApiModel | undefined;
  /** Reads the document and brings the pages up to date; throws `ProblemsError` and writes nothing where it is broken. */
  write(): Promise<WrittenApi>;
  /** Has the document changed since it was last read for `write`? */
  isStale(): Promise<boolean>;
  /** Puts empty data where hand-written pages import some, for a first start with a broken document. */
  standIn(): Promise<void>;
  /** What the pages of the last run show, and where the document says it. */
  places(): PagePlace[];
  /** What the bundler says of pages that it cannot compile, in the words of the document. */
  explain(message: string): Problem[];
  /** Absolute paths of all files that the pages come from. */
  files(): string[];
  /** Hand-written pages, below the docs folder, that are part of generated ones. */
  companions(): string[];
  /** The pages of the current language. */
  pages(): GeneratedPage[];
  /** The links of descriptions on them. */
  links(): DescriptionLink[];
  /** Where an author wrote a link; empty where its text is no longer part of the document. */
  locate(link: DescriptionLink): Promise<Source[]>;
}
