import type { Words } from '../../../shared/core/words';

/** Units of time, as short names. */
export type Unit = 'ms' | 's' | 'min' | 'h' | 'd' | 'w' | 'month' | 'a';

/**
 * What a sentence can state so plainly that it is certain. `{subject}` is a name or call in code, a link or a pin;
 * `{amount}`, `{value}`, `{values}`, `{code}` and `{word}` are what is stated of it; `{any}` is any word, `{noun}`
 * one with its article, and `{title}` one by which the document calls a value.
 */
export type Property =
  Words<'most least default unit interval gap required optional place type bits method error returns takes values meaning credential calls codes'>;

/**
 * The words of one language by which claims are recognised: data, not code. In phrases, `[x]` may be missing, `(a|b)` are
 * alternatives, and `{end}` is a place where nothing that would restrict the statement follows.
 */
export interface Cues {
  /** Beginning of the language tags that these words are for. */
  lang: string;
  /** What a text in this language has. */
  letters: string;
  /** Between the words of a phrase. */
  space: string;
  /** A name with the operation or schema that it belongs to: `{name}` and `{owner}`. */
  owned: string;
  /** What `{noun}` is. */
  noun: string;
  /** Joins the last name of a list. */
  and: string;
  units: Record<Unit, string>;
  /** How a text names the unit of a value: with `{unit}`. */
  inUnit: string;
  /** `four times an hour`, with `{count}` and `{unit}`. */
  frequency: string;
  /** `every second`: one of the unit, without a number. */
  bare: string;
  /** Words before a number that make it a limit. */
  bounds: string;
  /** `about`, before an amount. */
  about: string;
  /** What `{word}` is, by property: each word with its meaning. */
  words: Partial<Record<Property, Record<string, string>>>;
  phrases: Record<Property, readonly string[]>;
  /** The same, denied: `is not a POST`. */
  denials: Partial<Record<Property, readonly string[]>>;
  /** What a text of the document says of the parameter or field that it describes: without a subject. */
  own: Partial<Record<Property, readonly string[]>>;
  /** What nobody limits in a schema: `up to 3 times`; after the amount. */
  uncounted: string;
  /** Words before a statement that make it a denial, a condition, an opinion or a statement about something else. */
  doubting: string;
  /** A sentence about the past says nothing about today. */
  past: string;
}
