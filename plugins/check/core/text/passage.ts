import { once } from '../../../shared/core/cache';
import type { Source } from '../../../shared/problem';

/** `near`: the word meant, somewhere after the place; for texts whose lines are folded. */
export type Place = Source & { near?: string };

export interface CodeUse {
  value: string;
  /** In `text` of the passage, after the backtick. */
  index: number;
}

export interface LinkUse {
  href: string;
  label: string;
  index: number;
}

/** A paragraph, heading, list item or table cell of a page, or a text of the document. */
export interface Passage {
  /** As written, on one line for folded YAML. */
  text: string;
  codes: CodeUse[];
  links: LinkUse[];
  /** The whole table row, or the text itself: what a reader sees together. */
  context: string;
  /** Title of the section. */
  heading: string;
  lang: string;
  /** Whatever people type, in whichever words. */
  areKeywords?: boolean;
  place(index: number): Place;
}

export const DATE =
  /\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* \d{4}|\d{4} ?年 ?\d{1,2} ?月 ?\d{1,2} ?日|\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?/g;

/** The text with code, link targets and comments blanked, so that only words and numbers of the prose remain. */
export const proseOf = once(({ text }: Pick<Passage, 'text'>) => blankCode(text));

function blankCode(text: string): string {
  return text
    .replace(/`+[^`]*`+/g, (code) => ' '.repeat(code.length))
    .replace(/\]\([^)]*\)/g, (target) => ' '.repeat(target.length))
    .replace(/\{\/\*[\s\S]*?\*\/\}|<[^>]*>/g, (other) => ' '.repeat(other.length))
    .replace(DATE, (date) => ' '.repeat(date.length))
    .replace(/https?:\/\/\S+/g, (address) => ' '.repeat(address.length));
}
