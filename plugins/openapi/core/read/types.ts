import type { Problem, Source } from '../../../shared/problem';
import type { JsonObject } from '../json';
import type { WrittenNumbers } from '../writtenNumbers';

/** The file access that the reader needs. Node's is in `plugins/openapi/read.ts`; tests bring their own. */
export interface SpecHost {
  /** Bytes of a file. Throws where it cannot be read. */
  readFile(path: string): Promise<Uint8Array>;
  /** The path with every symbolic link followed. Throws where nothing is there. */
  realpath(path: string): Promise<string>;
  /** Size of a file in bytes. Throws where nothing is there, or where it is not a file. */
  size(path: string): Promise<number>;
  /** Names in a folder, for suggestions. Throws where it cannot be read. */
  list(folder: string): Promise<string[]>;
}

export type OpenApiVersion = '3.0' | '3.1' | '3.2';

/** Which end of `key: value` is meant. */
export type KeyPart = 'key' | 'value';

export interface SpecDocument {
  /** The document, bundled into one: every `$ref` that is left is internal. Not to be changed. */
  root: JsonObject;
  version: OpenApiVersion;
  /** Where `root` holds another number than the one that is written, since no double holds that. */
  numbers: WrittenNumbers;
  /** Absolute paths of every file that was read, for watching. */
  files: string[];
  /**
   * Where an object or array of `root` stands in its file, or where one of its keys stands. The objects are known by
   * identity, so a copy of one has no position. For the items of an array, and with `part` 'value', the place is that
   * of the value. `undefined` where the object, or the key, stands in no file.
   */
  positionOf(node: object, key?: string | number, part?: KeyPart): Source | undefined;
}

export interface ReadResult {
  /** Absent where the problems leave nothing to show. It can be there beside errors: what to do then is the caller's choice. */
  document?: SpecDocument;
  problems: Problem[];
  /** Absolute paths of every file that was asked for, also those that could not be read, for watching. */
  files: string[];
}

/** A file that was read and parsed. Its value is a template: readers get copies, for bundling changes them in place. */
export interface ParsedFile {
  /** Absolute path. */
  path: string;
  /** The name for people, relative to the working directory, with `/`. */
  name: string;
  /** The bytes that were parsed, to see whether the file has changed. */
  bytes: Uint8Array;
  /** Offset of the start of each line. */
  lineStarts: number[];
  /** `undefined` where the file could not be parsed. Numbers that no double holds are `LongNumber`s in it. */
  value: unknown;
  /** The text of each `LongNumber`. */
  longNumbers: string[];
  /** Where each object and array of `value` has its offsets. */
  records: Map<object, number>;
  /** See `TreeBuilder`. */
  offsets: Int32Array;
  /** Some object stands at more than one place (YAML aliases). */
  shared: boolean;
  /** Problems of the file alone: encoding, syntax, keys that stand twice. */
  problems: Problem[];
}
