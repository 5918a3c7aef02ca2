import type { Schema } from '../../schema/core/types';
import type { Backend, Clock, Json, Random, Store } from './types';

export type JsonType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** Types of a value sent as text. Absent types: any, parsed as text. */
export interface Shape {
  types?: JsonType[];
  items?: Shape;
  fields?: Record<string, Shape>;
  /** Fields of other names. */
  rest?: Shape;
}

/** `repeat`: the name is repeated, or each field has its own; `deep`: brackets in names, such as `filter[size]`. */
export type Separator = ',' | ' ' | '|' | '.' | ';' | 'repeat' | 'deep';

export interface SandboxParameter extends Shape {
  name: string;
  /** `querystring`: the whole query. */
  in: 'path' | 'query' | 'header' | 'cookie' | 'querystring';
  required: boolean;
  /** Empty text is a value rather than missing. */
  allowEmpty?: true;
  list?: Separator;
  /**
   * `pairs`: `=` separates names from values. `others`: names of other parameters; an object with any fields consists of
   * all names except these.
   */
  object?: { separator: Separator; pairs?: true; others?: string[] };
  /** Prefix of a path value: `.`, or `;` and usually the name. */
  lead?: 'label' | 'matrix';
  json?: true;
  /** If it demands more than its types. */
  schema?: Schema;
  /** Masked in the log. */
  secret?: true;
}

export interface SandboxContent {
  /** Lower case, without parameters; may be a range such as `image/*`. */
  mediaType: string;
  kind: 'json' | 'form' | 'multipart' | 'text' | 'bytes';
  types?: JsonType[];
  fields?: SandboxParameter[];
  /** If it demands more than its types. */
  schema?: Schema;
}

export interface SandboxBody {
  required: boolean;
  contents: SandboxContent[];
}

/** A credential of a request; `prefix` is, for example, `Bearer `. */
export interface SandboxKey {
  name: string;
  in: 'query' | 'header' | 'cookie';
  prefix?: string;
}

export interface SandboxAnswer {
  /** `200`, `4XX` or `default`. */
  status: string;
  headers?: Record<string, string>;
  contents: Array<{
    mediaType: string;
    examples: Array<{ name: string; text: string }>;
    sample: string;
  }>;
}

export interface SandboxOperation {
  /** `operationId`, or method and path. */
  id: string;
  method: string;
  path: string;
  title: string;
  /** Overrides `SandboxApi.bases` if the operation has servers of its own. */
  bases?: string[];
  parameters: SandboxParameter[];
  body?: SandboxBody;
  /** Alternative sets; all keys of a set are required. No key is required if there is no set, or an empty one. */
  security: SandboxKey[][];
  /** Catalogue codes that the operation can fail with. Absent: it fails with HTTP statuses. */
  codes?: number[];
  messages?: Record<string, string>;
  /** Milliseconds that a caller has to let pass between two calls. */
  pollAfter?: number;
  /** What a backend returns. `text` and `binary` are sent without the envelope. */
  result: { kind: 'json' | 'none' | 'text' | 'binary'; mediaType: string; status?: number };
  answers: SandboxAnswer[];
  /** What it does to the items that the sandbox remembers. */
  memory?: SandboxMemory;
}

/** Fields that do not travel in one direction; those of a list are in each of its items. */
export interface HiddenFields {
  [name: string]: true | HiddenFields;
}

/** Items that operations share: `POST /pets`, `GET /pets/{petId}`. */
export interface SandboxResource {
  /** Property that identifies an item. */
  id: string;
  idTypes: JsonType[];
  /** If it demands more than its types. */
  idSchema?: Schema;
  /** The first items, as JSON: numbers keep their digits. */
  seed: string;
}

export interface SandboxMemory {
  /** Number in `SandboxApi.resources`. */
  resource: number;
  action: 'list' | 'create' | 'read' | 'replace' | 'change' | 'remove';
  /** Path parameter that names the item; absent for the whole collection. */
  item?: string;
  /** Replaces what is not there yet, too: nothing else creates it. */
  creates?: true;
  /** Status of success. */
  status: number;
  /** Property names on the way to the item, or list of items, in the answer; absent if the answer has none. */
  at?: string[];
  /** The same in the body. */
  bodyAt?: string[];
  /** Properties that the answer shows of an item; absent: all. */
  shown?: string[];
  /** `writeOnly` fields of the answer. */
  unshown?: HiddenFields;
  /** `readOnly` fields of the body: in a request with forms, they may be sent all the same. */
  unsent?: HiddenFields;
  /** Properties that callers cannot set. */
  fixed?: string[];
  /** What the server adds to a new item, as JSON. */
  made?: string;
  /** Defaults of what callers send, as JSON. */
  defaults?: string;
  /** The schema of the answer. */
  schema?: Schema;
  page?: SandboxPaging;
  /** Query parameters that select items by their property of the same name. */
  filters?: string[];
}

/** Names of query parameters, and their defaults. */
export interface SandboxPaging {
  limit?: { name: string; default?: number };
  offset?: string;
  /** `first`: the number of the first page. */
  page?: { name: string; first: 0 | 1 };
}

/** The parts of a document that the sandbox needs, as plain JSON. */
export interface SandboxApi {
  title: string;
  version: string;
  /** Paths of the document's servers, often just `''`. */
  bases: string[];
  /** Property names of the result envelope, and the success code with its text. */
  envelope?: { code: string; success: Json; message: string; data: string; text: string };
  /** Codes for invalid and missing parameters, if the catalogue has them. */
  wrong?: number;
  missing?: number;
  messages: Record<string, string>;
  operations: SandboxOperation[];
  /** What it remembers, by number: absent if nothing. */
  resources?: Record<number, SandboxResource>;
  /** What schemas refer to, by the reference as it is written: only what can refuse a value. */
  schemas: Record<string, Schema>;
  /** The digits of numbers in schemas that no double can hold, by the double in place of each. */
  numbers?: Record<string, string>;
}

export interface SandboxOptions {
  api: SandboxApi;
  /** Operations without a handler are answered from the document. */
  backend: Backend;
  store: Store;
  clock: Clock;
  random: Random;
}

export function messageOf({ envelope, messages }: SandboxApi, operation: SandboxOperation, code: number): string {
  if (envelope && code === envelope.success) return envelope.text;
  return operation.messages?.[code] ?? messages[code] ?? '';
}
