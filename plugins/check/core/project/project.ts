import type { ApiModel, Comparison } from '../../../openapi';
import type { Backend } from '../../../sandbox';
import type { MdxPage } from '../../../shared/mdx/readMdx';
import type { Source } from '../../../shared/problem';
import type { MatchedCalls } from '../calls/matchCalls';
import type { Facts } from '../facts/types';
import type { Lock } from '../lock/lock';
import type { FrontMatterSlip } from '../pages/frontMatter';
import type { Slip } from '../samples/findSlips';
import type { SampleFile } from '../samples/types';
import type { ParsedTerms } from '../terms/parseTerms';
import type { Passage } from '../text/passage';
import type { PageText } from '../text/readPage';

export interface ProjectPage extends PageText {
  mdx: MdxPage;
  file: string;
  /** Below the docs folder; the same for all languages. */
  source: string;
  /** Address below the docs' root; a tab has its page's. */
  path: string;
  locale: string;
  isDefault: boolean;
  text: string;
  /** Mistakes in its front matter. */
  slips: FrontMatterSlip[];
}

/** A text of the document that readers see. */
export interface SpecText extends Passage {
  key: string;
  node: Record<string, unknown>;
  /** What the node is: `operation`, `parameter`, `schema` … */
  kind: string | undefined;
  path: string[];
}

/** A text for readers, and where it belongs. */
export interface Spot {
  passage: Passage;
  page?: ProjectPage;
  /** The texts of the document that the passage is, or translates. */
  owners: SpecText[];
}

/** A text of the document and its translation. */
export interface TranslatedText {
  original: Passage;
  translation: Passage;
}

/** `isOwn`: not of the document, but of a demo. */
interface Left {
  text: string;
  at: Source;
  isOwn?: boolean;
  /** The last line of the entry, where it has lines of its own. */
  lastLine?: number;
}

interface Missing extends Left {
  from?: Source;
  earlier?: string;
}

export interface TextCatalogue {
  /** The same object for the same translations of the same document. */
  key: object;
  locale: string;
  file: string;
  pairs: TranslatedText[];
  /** Problems of the file itself. */
  slips: Array<Source & { message: string; hint?: string }>;
  missing: Missing[];
  unused: Left[];
}

/** The terms of a language, and the texts of its interface. */
export interface ProjectTerms {
  locale: string;
  /** The same object for the same list. */
  list: ParsedTerms;
  /** By file. */
  texts: Passage[][];
}

export interface Address {
  /** Names of its tabs that are files. */
  tabs?: readonly string[];
  ids: ReadonlySet<string>;
  hasMoreIds: boolean;
}

/** Everything that the rules look at. What takes long to read is read when a rule asks. */
export interface Project {
  /** Whether there is a site, and not a document alone. */
  isSite: boolean;
  defaultLocale: string;
  readonly facts?: Facts | undefined;
  model?: ApiModel;
  /** Whether parts of the document cannot be read: what it seems to lack may be there. */
  lacksParts?: boolean;
  /** Whether such a part may be a page with this path. */
  mayBeGenerated(path: string): boolean;
  /** The file of the document, for problems without a better place. */
  entry?: string;
  readonly specTexts: SpecText[];
  positionOf(node: object, key?: string | number, part?: 'key' | 'value'): Source | undefined;
  pages: ProjectPage[];
  /** Addresses of files that are served as they are; absent if there is no folder of such files. */
  staticFiles?: ReadonlySet<string>;
  /** Where the docs are below the site's root, without outer slashes. */
  docsBase: string;
  /** All texts for readers: of each page, of the document, and of each of its translations. */
  readonly spots: Spot[][];
  samples: SampleFile[];
  /** Syntax errors of samples. */
  slips: Array<Slip & { sample: SampleFile }>;
  readonly catalogues: TextCatalogue[];
  /** Translated comments of samples. */
  comments: Array<{ messages: Record<string, string>; placeOf(text: string): Source }>;
  /** The terms of each language that has a list of them. */
  terms: ProjectTerms[];
  /** Hashes of the English that each translation follows; absent if the site keeps none. */
  followed?: Record<string, string>;
  /** What passages were accepted with; absent if the site has no lock file. `slip`: why it cannot be read. */
  lock?: { file: string; lock?: Lock; slip?: string };
  /** An older version of the document. */
  earlier?: ApiModel;
  /** With that version. */
  comparison?: Comparison;
  /** What a client calls of both; then the comparison has only the changes that reach it. */
  calls?: MatchedCalls;
  /** The sandbox's own behaviour for operations. */
  backend?: { file: string; module: Backend };
  /** TypeScript for the document; empty without one. */
  printTypes(): string;
  /** Pages and their anchors; computed when a rule asks. */
  addresses(): ReadonlyMap<string, Address>;
}
