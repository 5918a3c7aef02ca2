import type { Json } from './types';

export type JsonType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** How the text of a list is taken apart: at a character, or one value for each time that the name comes. */
export type ListStyle = ',' | ' ' | '|' | 'repeat';

/** What a request can carry under one name. */
export interface SandboxParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  /** What the value may be; absent: anything. */
  types?: JsonType[];
  /** The value is a list of values of these types. */
  list?: { style: ListStyle; types?: JsonType[] };
  /** The text is JSON. */
  json?: true;
  /** Name of the validator for what types alone do not say. */
  check?: string;
  /** The log does not show its value. */
  secret?: true;
}

export interface SandboxBody {
  required: boolean;
  types?: JsonType[];
  check?: string;
}

/** A key that travels with a request: `prefix` stands before it, such as `Bearer `. */
export interface SandboxKey {
  name: string;
  in: 'query' | 'header';
  prefix?: string;
}

export interface SandboxOperation {
  /** `operationId` of the document. */
  id: string;
  /** Upper case. */
  method: string;
  /** Path template, such as `/api/v1/counter/get/{id}`. */
  path: string;
  title: string;
  parameters: SandboxParameter[];
  body?: SandboxBody;
  /** Keys of one set are needed together; the sets are alternatives; none, or an empty one: no key is needed. */
  security: SandboxKey[][];
  /** Codes with which it can fail. */
  codes: number[];
  /** Texts of codes that are worded differently for this operation. */
  messages?: Record<string, string>;
  /** `none`: `data` is null. `binary`: the bytes themselves, without the envelope. */
  result: { kind: 'json' | 'none' | 'binary'; mediaType: string };
}

/** All that the sandbox knows of the document; plain JSON. */
export interface SandboxApi {
  title: string;
  version: string;
  /** Paths before those of the operations, from the document's servers; usually one empty text. */
  bases: string[];
  /** Names of the properties that wrap every result, the code of success and its text. */
  envelope: { code: string; success: Json; message: string; data: string; text: string };
  /** The code for a wrong parameter, and that for a missing one. */
  wrong: number;
  missing: number;
  /** The text of each code. */
  messages: Record<string, string>;
  operations: SandboxOperation[];
}

/** A function that `compileSandbox` wrote; `errors` says what is wrong with the last value. */
export interface Validator {
  (value: unknown): boolean;
  errors?: Array<{ instancePath: string; message?: string }> | null;
}

/** By the names in `check`. */
export type Validators = Record<string, Validator | undefined>;
