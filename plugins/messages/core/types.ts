/** A parsed message. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'argument'; name: string }
  | { kind: 'number'; name: string; options: Intl.NumberFormatOptions; scale?: number }
  | { kind: 'date'; name: string; options: Intl.DateTimeFormatOptions }
  | { kind: 'select'; name: string; forms: Forms }
  | { kind: 'plural'; name: string; forms: Forms; offset: number; ordinal: boolean }
  /** `#`: the number of the plural around it. */
  | { kind: 'count' }
  | { kind: 'tag'; name: string; parts: Part[] };

export type Forms = Readonly<Record<string, Part[]>>;

/** A text in a file. */
export interface Literal {
  text: string;
  /** Where each character of `text` begins in the file, and where the text ends. */
  offsets: readonly number[];
}

export interface Message extends Literal {
  id: string;
}

export interface MessageFile {
  file: string;
  text: string;
}

export interface TranslationFile extends MessageFile {
  locale: string;
}
