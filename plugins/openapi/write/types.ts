import type { PageParser } from '../../shared/mdx/parseMdx';
import type { MdxPage } from '../../shared/mdx/readMdx';
import type { Problem, Source } from '../../shared/problem';
import type { ApiModel } from '../core/model/types';
import type { PartFinder } from '../core/pages/partFinder';
import type { LinkResolver } from '../core/pages/site/descriptionLinks';

/** What a hand-written page may name. Absent until the document has been read. */
export interface PageFacts {
  model?: ApiModel;
  parts?: PartFinder;
}

/** Reports what only the site can check: unknown components and missing files. */
export type PageCheck = (file: string, page: MdxPage, facts: PageFacts) => Problem[];

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
  /** The front matter of its hand-written part. */
  frontMatter?: Record<string, unknown>;
}
