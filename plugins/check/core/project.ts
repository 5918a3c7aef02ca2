import type { ApiModel, Comparison } from '../../openapi';
import type { Backend } from '../../sandbox';
import type { Source } from '../../shared/problem';
import type { Facts } from './facts/types';
import type { SampleFile } from './samples/types';
import type { Passage } from './text/passage';
import type { PageText } from './text/readPage';

export interface ProjectPage extends PageText {
  file: string;
  /** Below the docs folder; the same for all languages. */
  source: string;
  /** Address below the docs' root; a tab has its page's. */
  path: string;
  locale: string;
  isDefault: boolean;
  text: string;
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
  locale: string;
  original: Passage;
  translation: Passage;
}

export interface TextCatalogue {
  /** The same object for the same translations of the same document. */
  key: object;
  locale: string;
  file: string;
  pairs: TranslatedText[];
  /** Problems of the file itself. */
  slips: Array<Source & { message: string; hint?: string }>;
  missing: Array<{ text: string; from?: Source; at: Source; earlier?: string }>;
  unused: Array<{ text: string; at: Source }>;
}

export interface Address {
  path: string;
  ids: ReadonlySet<string>;
  hasMoreIds: boolean;
}

/** Everything that the rules look at. */
export interface Project {
  defaultLocale: string;
  facts?: Facts;
  model?: ApiModel;
  /** The file of the document, for problems without a better place. */
  entry?: string;
  specTexts: SpecText[];
  positionOf(node: object, key?: string | number, part?: 'key' | 'value'): Source | undefined;
  pages: ProjectPage[];
  /** All texts for readers: of pages, of the document, and of its translations. */
  spots: Spot[];
  samples: SampleFile[];
  catalogues: TextCatalogue[];
  /** Translated comments of samples, by locale. */
  comments: Array<{ locale: string; file: string; messages: Record<string, string>; placeOf(text: string): Source }>;
  /** Hashes of the English that each translation follows; absent if the site keeps none. */
  followed?: { file: string; hashes: Record<string, string> };
  /** With an older version of the document. */
  comparison?: Comparison;
  /** The sandbox's own behaviour for operations. */
  backend?: { file: string; module: Backend };
  /** Pages and their anchors; computed when a rule asks. */
  addresses(): ReadonlyMap<string, Address>;
}
