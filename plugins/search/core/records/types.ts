export type PagePart =
  | { kind: 'heading'; depth: number; title: string; id: string }
  | { kind: 'text'; text: string }
  /** Text outside the file: an element with an id, or a component without children. */
  | { kind: 'place'; name: string };

export interface ParsedPage {
  parts: PagePart[];
  noIndex: boolean;
}

export interface PlacedText {
  paragraphs: string[];
  sections?: Array<{ id: string; title: string; paragraphs: string[] }>;
}
