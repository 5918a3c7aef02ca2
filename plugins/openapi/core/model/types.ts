import type { Source } from '../../../shared/problem';
import type { JsonObject } from '../json';
import type { Envelope } from '../samples/types';
import type { Schema } from '../schema/types';
import type { WrittenNumbers } from '../writtenNumbers';
import type { Extension, Parameter, RequestBody, Response } from './messageTypes';

/** When the same call may succeed: values of `retry`. */
export const RETRIES = [
  'never',
  'later',
  'after-login',
  'after-fix',
  'after-setup',
  'after-creation',
  'after-consent',
] as const;

export type * from './messageTypes';

export interface SecurityScheme {
  key: string;
  type: string;
  /** Where and under which name an API key travels. */
  in?: string;
  name?: string;
  scheme?: string;
  bearerFormat?: string;
  description?: string;
  openIdConnectUrl?: string;
  flows: Array<{
    flow: string;
    urls: Array<{ kind: string; url: string }>;
    scopes: Array<{ name: string; description: string }>;
  }>;
  /** 3.2: where an OAuth server describes itself. */
  oauth2MetadataUrl?: string;
  deprecated: boolean;
  /** What the documentation assumes here (`x-assumed`). */
  assumed?: string[];
}

/** All schemes of one set are needed together; the sets of an operation are alternatives; an empty set: no key at all. */
export type SecuritySet = Array<{ scheme: SecurityScheme; scopes: string[] }>;

/** An entry of `x-error-catalogue`. */
export interface ErrorCode {
  code: number;
  name: string;
  /** The heading, where the name does not read well as one. */
  title?: string;
  feature?: string;
  meaning: string;
  /** Where one code has several meanings: which applies when. */
  meanings: ErrorMeaning[];
  cause?: string;
  action?: string;
  retry?: (typeof RETRIES)[number];
  unused?: string;
  /** What the documentation assumes here (`x-assumed`). */
  assumed?: string[];
  /** What it is called elsewhere (`x-keywords`), for search. */
  keywords?: string[];
  source?: Source;
}

/** One of several meanings of a code. */
export interface ErrorMeaning {
  /** What `x-errors` calls it. */
  name?: string;
  when: string;
  meaning: string;
  /** What to do, where it is not what the entry says. */
  action?: string;
}

/** A code that an operation can bring. */
export interface OperationError {
  error: ErrorCode;
  /** Of several meanings the one that applies. */
  meaning?: ErrorMeaning;
  when?: string;
  /** What the documentation assumes of this code here. */
  assumed?: string[];
  /** It comes with the key or with any request of that shape, rather than with this operation and its parameters. */
  inherited: boolean;
}

export interface Server {
  url: string;
  name?: string;
  description?: string;
  variables: Array<{ name: string; default: string; enum: string[]; description?: string }>;
}

export interface CodeSample {
  lang: string;
  label?: string;
  source: string;
}

/** `reads`, `changes` or `deletes`; `irreversible`: nothing brings it back (`x-effect`). */
export interface Effect {
  kind: 'reads' | 'changes' | 'deletes';
  irreversible: boolean;
}

/** `x-poll`: at least so many seconds between calls; `recommended`: call about that often instead. */
export interface Poll {
  seconds: number;
  until?: string;
  recommended: boolean;
}

/** Who may call: derived from security and parameters (a secret belongs on a server), `unstated` where neither says it. */
export type Caller = 'client' | 'server' | 'anyone' | 'unstated';

export interface Operation {
  /** Unique, kebab-case: anchor and page name. */
  id: string;
  /** As declared; absent for webhooks and callbacks without one. */
  operationId?: string;
  kind: 'operation' | 'webhook' | 'callback';
  /** As it is sent: upper case, but for methods of the document's own. */
  method: string;
  /** The path template, a webhook's name or a callback's expression. */
  path: string;
  title: string;
  description?: string;
  deprecated: boolean;
  deprecatedReason?: string;
  /** The day on which it goes away (`x-sunset`), as written. */
  sunset?: string;
  /** The first one decides the page. */
  tags: string[];
  parameters: Parameter[];
  body?: RequestBody;
  responses: Response[];
  security: SecuritySet[];
  servers: Server[];
  errors: OperationError[];
  effect?: Effect;
  poll?: Poll;
  caller: Caller;
  callbacks: Operation[];
  codeSamples: CodeSample[];
  /** Also the titles of its tags but the first. */
  badges: string[];
  externalDocs?: { url: string; description?: string };
  /** What the documentation assumes here (`x-assumed`). */
  assumed?: string[];
  /** What it is called elsewhere (`x-keywords`), for search. */
  keywords?: string[];
  /** Extensions that mean nothing here, shown on demand. */
  extensions: Extension[];
  source: Source;
  raw: JsonObject;
}

/** A named schema of `components.schemas`. */
export interface Entity {
  name: string;
  ref: string;
  schema: Schema;
  description?: string;
  source: Source;
}

export interface PageMeta {
  path?: string;
  order?: number;
  group?: { title: string; order?: number };
  nav?: { title: string; order?: number; second?: { title: string; order?: number } };
}

export interface Tag {
  name: string;
  title: string;
  description?: string;
  externalDocs?: { url: string; description?: string };
  /** What the documentation assumes here (`x-assumed`). */
  assumed?: string[];
  /** What it is called elsewhere (`x-keywords`), for search. */
  keywords?: string[];
  page: PageMeta;
  /** The group (`x-tagGroups`) that it stands in. */
  group?: { title: string; order: number };
  /** 3.2: name of the tag below which it stands. */
  parent?: string;
  /** No tag of the document: it holds the operations that nothing groups. */
  isRest?: true;
  source: Source;
}

export interface ApiModel {
  title: string;
  version: string;
  summary?: string;
  description?: string;
  /** What the documentation assumes here (`x-assumed`). */
  assumed?: string[];
  termsOfService?: string;
  contact?: { name?: string; url?: string; email?: string };
  license?: { name: string; url?: string; identifier?: string };
  logo?: { url: string; alt?: string };
  externalDocs?: { url: string; description?: string };
  /** 3.2: the address of the document itself (`$self`). */
  self?: string;
  servers: Server[];
  tags: Tag[];
  operations: Operation[];
  webhooks: Operation[];
  entities: Entity[];
  errors: ErrorCode[];
  securitySchemes: SecurityScheme[];
  envelope?: Envelope & { ref: string };
  /** What the document says of itself and means nothing here: `jsonSchemaDialect`, unknown `x-` keys. */
  extensions: Extension[];
  source: Source;
  /** The document itself, bundled, with references kept. */
  document: JsonObject;
  /** Where it holds other numbers than those that are written: pages show these. */
  numbers: WrittenNumbers;
  /** Follows a reference of the document. */
  /** The schema that a reference leads to. */
  resolve(ref: string): Schema | undefined;
}
