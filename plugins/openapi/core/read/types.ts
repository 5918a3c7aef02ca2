import type { Problem, Source } from '../../../shared/problem';
import type { JsonObject } from '../json';
import type { WrittenNumbers } from '../writtenNumbers';

/** File access of the reader. See `plugins/openapi/read.ts` for Node's; tests have their own. */
export interface SpecHost {
  /** Throws if the file cannot be read. */
  readFile(path: string): Promise<Uint8Array>;
  /** Resolves all symbolic links. Throws if nothing is there. */
  realpath(path: string): Promise<string>;
  /** Returns bytes. Throws if there is no such file. */
  size(path: string): Promise<number>;
  /** Lists names, for suggestions. Throws if the folder cannot be read. */
  list(folder: string): Promise<string[]>;
}

export type OpenApiVersion = '3.0' | '3.1' | '3.2';

export type KeyPart = 'key' | 'value';

export interface SpecDocument {
  /** The bundled document: all remaining references are internal. Do not modify. */
  root: JsonObject;
  version: OpenApiVersion;
  /** Restores the written digits of numbers that no double can hold. */
  numbers: WrittenNumbers;
  /** Absolute paths of all files read, for watching. */
  files: string[];
  /**
   * Returns the source of an object or array of `root`, or of one of its keys. Objects are identified by reference:
   * copies have no position. For items of an array, and for `part` 'value', the position is that of the value. Returns
   * `undefined` for an unknown object or key.
   */
  positionOf(node: object, key?: string | number, part?: KeyPart): Source | undefined;
}

export interface ReadResult {
  /** Absent if there is nothing to show. May be present despite errors: the caller decides. */
  document?: SpecDocument;
  problems: Problem[];
  /** Absolute paths of all requested files, even unreadable ones, for watching. */
  files: string[];
}

/** A parsed file. Consumers get copies of `value`, because bundling modifies them. */
export interface ParsedFile {
  /** Absolute. */
  path: string;
  /** For messages: relative, with `/`. */
  name: string;
  /** For detecting changes. */
  bytes: Uint8Array;
  lineStarts: number[];
  /** `undefined` if parsing failed. May contain `LongNumber`s. */
  value: unknown;
  /** The text of each `LongNumber`. */
  longNumbers: string[];
  /** Index into `offsets` for each object and array of `value`. */
  records: Map<object, number>;
  /** See `TreeBuilder`. */
  offsets: Int32Array;
  /** Some object occurs more than once (YAML aliases). */
  shared: boolean;
  /** Problems of the file alone: encoding, syntax, duplicate keys. */
  problems: Problem[];
}
