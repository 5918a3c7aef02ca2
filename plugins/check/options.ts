import type { View } from '../document/core';
import type { MessageSite } from '../messages';
import type { StripNumber } from '../navigation';
import type { MarkdownSettings } from '../shared/mdx/parsePage';
import type { Problem } from '../shared/problem';

export type Severities = Readonly<Record<string, Problem['severity'] | 'off'>>;

/** What is checked: a site, or a document alone. */
export interface CheckTarget {
  /** Absolute. Base of names in problems. */
  baseDir: string;
  /** Relative to `baseDir`, absolute, or URLs. */
  spec?: string | string[];
  root?: string;
  /** Overlays of the document: relative to `baseDir`, absolute, or URLs. */
  overlays: string[];
  /** What of the document the site shows. */
  view?: View | undefined;
  /** Arazzo documents that use the document: files, and folders of them. Relative to `baseDir`. */
  flows: string[];
  strict: boolean;
  /** Severities of the document's own rules. */
  specRules: Severities;
  pages: 'tag' | 'operation';
  routeBase: string;
  docsBase: string;
  /** Relative to `baseDir`; absent for a document alone. */
  docsDir?: string;
  exclude: string[];
  /** Default: as Docusaurus does. */
  stripNumber?: StripNumber;
  /** How the site reads pages; default: as MDX. */
  markdown?: MarkdownSettings;
  defaultLocale: string;
  /** Locales other than the default one, with the folders of their pages and texts. */
  translations: Array<{
    locale: string;
    pagesDir: string;
    messagesFile: string;
    flowsFile: string;
    commentsFile: string;
  }>;
  /** All of them, with the folders of their texts. */
  languages: Array<{ locale: string; folder: string }>;
  /** Where messages of the interface are; absent for a document alone. */
  i18n?: MessageSite['i18n'];
  /** Folders of files that the site copies, relative to `baseDir`. */
  staticDirs: string[];
  /** Module with the sandbox's backend. */
  backend?: string;
  /** Hashes of the English texts that translations follow. */
  followedFile: string;
  /** Contracts of what passages name, as they were when the passages were accepted. */
  lockFile: string;
  rules: Severities;
}
