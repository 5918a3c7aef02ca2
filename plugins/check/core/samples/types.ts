import type { Source } from '../../../shared/problem';

/** A file of code that pages quote, or a code block of a page. */
export interface SampleFile {
  file: string;
  lang: string;
  text: string;
  /** The place of an offset into `text`. */
  place(index: number): Source;
}

/** The method of a call that is not written beside its path. */
export const ANY_METHOD = '*';

/** A part of a sample, and where it begins. */
export interface Part {
  text: string;
  index: number;
}

/** A call that a sample makes. */
export interface SampleCall {
  sample: SampleFile;
  index: number;
  /** The function or program that makes it. */
  callee: string;
  method: string;
  path: string;
  pathIndex: number;
  /** Names of the query; `undefined` if they are not written in one place. */
  query?: Array<{ name: string; index: number; value?: string; literal?: unknown }>;
  /** The address before the path, where it is written. */
  origin?: { text: string; index: number };
  /** More names may be added by code. */
  hasMore: boolean;
  /** The body, where it is JSON. */
  body?: { text: string; index: number };
  /** Fields of the result that the sample names, as a type. */
  result?: { type: string; index: number };
}
