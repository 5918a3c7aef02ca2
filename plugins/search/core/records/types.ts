/** What the text of a page is made of, in its order. */
export type PagePart =
  | { kind: 'heading'; depth: number; title: string; id: string }
  /** A block of text: a paragraph, a row of a table. */
  | { kind: 'text'; text: string }
  /** An element with an id, or a component without children: what stands there is not in the file. */
  | { kind: 'place'; name: string };

export interface ParsedPage {
  parts: PagePart[];
  /** The page asks search engines not to list it. */
  noIndex: boolean;
}

/** Of a page before its headings have ids: those without one of their own get one by their text, and their order. */
export type DraftPart = Exclude<PagePart, { kind: 'heading' }> | DraftHeading;

export interface DraftHeading {
  kind: 'heading';
  depth: number;
  title: string;
  id?: string;
  /** What the id is made of, where it has none. */
  slugText: string;
}

export interface DraftPage {
  parts: DraftPart[];
  noIndex: boolean;
}

/** What stands at a place: text, and sections below it. */
export interface PlacedText {
  paragraphs: string[];
  sections?: Array<{ id: string; title: string; paragraphs: string[] }>;
}
