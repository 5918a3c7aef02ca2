import type { Backend, Clock, Json, Random, Store } from './types';

export type JsonType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** Types of a value that arrives as text. Absent types: any, read as text. */
export interface Shape {
  types?: JsonType[];
  items?: Shape;
  fields?: Record<string, Shape>;
}

/**
 * What separates the parts of a list or an object. `repeat`: the name is repeated, or each field has its own; `deep`: names
 * have brackets, such as `filter[size]`.
 */
export type Separator = ',' | ' ' | '|' | '.' | ';' | 'repeat' | 'deep';

export interface SandboxParameter extends Shape {
  name: string;
  /** `querystring`: the query as a whole. */
  in: 'path' | 'query' | 'header' | 'cookie' | 'querystring';
  required: boolean;
  /** An empty text is a value, rather than a missing one. */
  allowEmpty?: true;
  list?: Separator;
  /** `pairs`: `=` comes between names and values, not the separator. */
  object?: { separator: Separator; pairs?: true };
  /** Prefix of a value in a path: `.`, or `;` and usually the name. */
  lead?: 'label' | 'matrix';
  /** The text is JSON. */
  json?: true;
  /** Name of the validator, where types are not enough. */
  check?: string;
  /** Masked in the log. */
  secret?: true;
}

export interface SandboxContent {
  /** Lower case, without parameters; may be a range such as `image/*`. */
  mediaType: string;
  kind: 'json' | 'form' | 'multipart' | 'text' | 'bytes';
  types?: JsonType[];
  /** Of a form. */
  fields?: SandboxParameter[];
  check?: string;
}

export interface SandboxBody {
  required: boolean;
  contents: SandboxContent[];
}

/** A key of a request; `prefix` is for example `Bearer `. */
export interface SandboxKey {
  name: string;
  in: 'query' | 'header' | 'cookie';
  prefix?: string;
}

/** A response of the document, ready to send. */
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
  /** `operationId`, or else method and path. */
  id: string;
  /** Upper case. */
  method: string;
  /** Path template, such as `/api/v1/counter/get/{id}`. */
  path: string;
  title: string;
  /** Where its servers are not those of the document: see `SandboxApi`. */
  bases?: string[];
  parameters: SandboxParameter[];
  body?: SandboxBody;
  /** Keys of one set are needed together; the sets are alternatives; none, or an empty one: no key is needed. */
  security: SandboxKey[][];
  /** Codes of the catalogue that it can fail with. Absent: it fails with HTTP statuses. */
  codes?: number[];
  /** Texts of codes that differ from those of the API. */
  messages?: Record<string, string>;
  /** What a backend returns. `text` and `binary` are sent without the envelope. */
  result: { kind: 'json' | 'none' | 'text' | 'binary'; mediaType: string; status?: number };
  answers: SandboxAnswer[];
}

/** The document as the sandbox needs it: plain JSON. */
export interface SandboxApi {
  title: string;
  version: string;
  /** Paths of the document's servers; often one empty text. */
  bases: string[];
  /** Property names of the wrapper of every result, the success code and its text. */
  envelope?: { code: string; success: Json; message: string; data: string; text: string };
  /** Codes for wrong and for missing parameters, where the catalogue has them. */
  wrong?: number;
  missing?: number;
  /** The text of each code. */
  messages: Record<string, string>;
  operations: SandboxOperation[];
}

/** `errors` describes what is wrong with the last value. */
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
