import type { JsonObject } from '../../../shared/core/json';
import type { Problem, Source } from '../../../shared/problem';
import type { WrittenNumbers } from '../grammar/writtenNumbers';
import type { SourceText } from './sourceText';

/** Paths are absolute, or URLs. All methods throw on failure. See `plugins/openapi/read.ts` for Node's. */
export interface SpecHost {
  readFile(path: string): Promise<Uint8Array>;
  /** Resolves symbolic links, and redirects. */
  realpath(path: string): Promise<string>;
  /** In bytes. Throws if it is not a file. */
  size(path: string): Promise<number>;
  list(folder: string): Promise<string[]>;
}

export type OpenApiVersion = '3.0' | '3.1' | '3.2';

export type KeyPart = 'key' | 'value';

export interface SpecDocument {
  /** The bundled document: all remaining references are internal. Do not modify. */
  root: JsonObject;
  version: OpenApiVersion;
  numbers: WrittenNumbers;
  files: string[];
  /**
   * Identifies objects by reference: copies have no position. For `part` 'value' and items of arrays, the position is
   * that of the value.
   */
  positionOf(node: object, key?: string | number, part?: KeyPart): Source | undefined;
}

export interface ReadResult {
  /** Absent if there is nothing to show. May be present despite errors: the caller decides. */
  document?: SpecDocument;
  problems: Problem[];
  /** Absolute paths of all requested files on the disk, even unreadable ones, for watching. */
  files: string[];
}

/** A parsed file; its `name` in messages is relative, with `/`. Consumers get copies of `value`, because bundling modifies them. */
export interface ParsedFile extends SourceText {
  path: string;
  bytes: Uint8Array;
  /** `undefined` if parsing failed. May contain `LongNumber`s. */
  value: unknown;
  longNumbers: string[];
  /** Index into `offsets` for each object and array of `value`. */
  records: Map<object, number>;
  offsets: Int32Array;
  /** Some object occurs more than once (YAML aliases). */
  shared: boolean;
  problems: Problem[];
}
