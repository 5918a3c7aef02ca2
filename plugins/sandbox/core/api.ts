import type { Backend, Clock, Json, Random, Store } from './types';

export type JsonType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** What texts are turned into. Absent types: anything, which is read as text. */
export interface Shape {
  types?: JsonType[];
  items?: Shape;
  fields?: Record<string, Shape>;
}

/**
 * How the text of a list or an object is taken apart: at a character; `repeat`: one value for each time that the name
 * comes, or a name for each field; `deep`: names with brackets, such as `filter[size]`.
 */
export type Separator = ',' | ' ' | '|' | '.' | ';' | 'repeat' | 'deep';

/** What a request can carry under one name. */
export interface SandboxParameter extends Shape {
  name: string;
  /** `querystring`: the query as a whole. */
  in: 'path' | 'query' | 'header' | 'cookie' | 'querystring';
  required: boolean;
  /** An empty text is a value, rather than a missing one. */
  allowEmpty?: true;
  /** The value is a list. */
  list?: Separator;
  /** The value is an object. With `=` between names and values, or with the separator. */
  object?: { separator: Separator; pairs?: true };
  /** What stands before a value in a path: `.`, or `;` and mostly the name. */
  lead?: 'label' | 'matrix';
  /** The text is JSON. */
  json?: true;
  /** Name of the validator for what types alone do not say. */
  check?: string;
  /** The log does not show its value. */
  secret?: true;
}

/** One media type of a body. */
export interface SandboxContent {
  /** Lower case, without parameters; may be a range such as `image/*`. */
  mediaType: string;
  kind: 'json' | 'form' | 'multipart' | 'text' | 'bytes';
  types?: JsonType[];
  /** The fields of a form. */
  fields?: SandboxParameter[];
  check?: string;
}

export interface SandboxBody {
  required: boolean;
  contents: SandboxContent[];
}

/** A key that travels with a request: `prefix` stands before it, such as `Bearer `. */
export interface SandboxKey {
  name: string;
  in: 'query' | 'header' | 'cookie';
  prefix?: string;
}

/** A response as the document shows it, ready to be sent. */
export interface SandboxAnswer {
  /** `200`, `4XX` or `default`. */
  status: string;
  headers?: Record<string, string>;
  contents: Array<{
    mediaType: string;
    examples: Array<{ name: string; text: string }>;
    /** Made from the schema. */
    sample: string;
  }>;
}

export interface SandboxOperation {
  /** `operationId` of the document; method and path where there is none. */
  id: string;
  /** Upper case. */
  method: string;
  /** Path template, such as `/api/v1/counter/get/{id}`. */
  path: string;
  title: string;
  /** Where its servers are not those of the document: see there. */
  bases?: string[];
  parameters: SandboxParameter[];
  body?: SandboxBody;
  /** Keys of one set are needed together; the sets are alternatives; none, or an empty one: no key is needed. */
  security: SandboxKey[][];
  /** Codes of the catalogue with which it can fail. Absent: the document has none, and it fails with HTTP statuses. */
  codes?: number[];
  /** Texts of codes that are worded differently for this operation. */
  messages?: Record<string, string>;
  /** What a backend returns. `none`: null. `text` and `binary`: the body itself, without the envelope. */
  result: { kind: 'json' | 'none' | 'text' | 'binary'; mediaType: string; status?: number };
  answers: SandboxAnswer[];
}

/** All that the sandbox knows of the document; plain JSON. */
export interface SandboxApi {
  title: string;
  version: string;
  /** Paths before those of the operations, from the document's servers; usually one empty text. */
  bases: string[];
  /** Names of the properties that wrap every result, the code of success and its text. */
  envelope?: { code: string; success: Json; message: string; data: string; text: string };
  /** The code for a wrong parameter, and that for a missing one, where the catalogue has them. */
  wrong?: number;
  missing?: number;
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

export interface SandboxOptions {
  /** What `compileSandbox` made of the document. */
  api: SandboxApi;
  validators: Validators;
  /** Operations that it leaves out are answered from the document. */
  backend: Backend;
  store: Store;
  clock: Clock;
  random: Random;
}

/** The text of a code, as this operation words it. */
export function messageOf({ envelope, messages }: SandboxApi, operation: SandboxOperation, code: number): string {
  if (envelope && code === envelope.success) return envelope.text;
  return operation.messages?.[code] ?? messages[code] ?? '';
}
