export type PagePart =
  | { kind: 'heading'; depth: number; title: string; id: string }
  | { kind: 'text'; text: string }
  /** Text outside the file: an element with an id, or a component without children. */
  | { kind: 'place'; name: string };

export interface ParsedPage {
  parts: PagePart[];
  noIndex: boolean;
}

/** Before ids are assigned to headings. */
export type DraftPart = Exclude<PagePart, { kind: 'heading' }> | DraftHeading;

export interface DraftHeading {
  kind: 'heading';
  depth: number;
  title: string;
  id?: string;
  /** Source of the id if there is none. */
  slugText: string;
}

export interface DraftPage {
  parts: DraftPart[];
  noIndex: boolean;
}

export interface PlacedText {
  paragraphs: string[];
  sections?: Array<{ id: string; title: string; paragraphs: string[] }>;
}
