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

/** What stands at a place: text, and sections below it. */
export interface PlacedText {
  paragraphs: string[];
  sections?: Array<{ id: string; title: string; paragraphs: string[] }>;
}
