import type { WrittenNumbers } from '../../../document/core/grammar/writtenNumbers';
import type { Envelope } from '../../../samples/core/sample/types';
import type { WrittenVersions } from '../../../schema/core/reader';
import type { Schema } from '../../../schema/core/types';
import type { JsonObject } from '../../../shared/core/json';
import type { Words } from '../../../shared/core/words';
import type { Source } from '../../../shared/problem';
import type { Extension, Parameter, RequestBody, Response } from './messageTypes';

/** When the same call may succeed. */
export type Retry = Words<'never later after-login after-fix after-setup after-creation after-consent'>;

export type * from './messageTypes';

export interface SecurityScheme {
  key: string;
  type: string;
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
  /** 3.2: address of the OAuth server's metadata. */
  oauth2MetadataUrl?: string;
  deprecated: boolean;
  /** `x-assumed`. */
  assumed?: string[];
}

/** Sets are alternatives; all schemes of a set are needed together; an empty set needs no credential. */
export type SecuritySet = Array<{ scheme: SecurityScheme; scopes: string[] }>;

/** An error as others describe it at the root: texts are Markdown. */
export interface ErrorRow {
  code: string;
  status?: string;
  meaning: string;
  action?: string;
}

export interface ErrorCode {
  code: number;
  name: string;
  /** The heading, if the name does not read well as one. */
  title?: string;
  feature?: string;
  meaning: string;
  meanings: ErrorMeaning[];
  cause?: string;
  action?: string;
  retry?: Retry;
  unused?: string;
  /** The code applies to every operation with parameters, or with required ones. */
  derived?: 'parameters' | 'required';
  assumed?: string[];
  /** Search terms (`x-keywords`). */
  keywords?: string[];
  source?: Source;
}

export interface ErrorMeaning {
  name?: string;
  when: string;
  meaning: string;
  /** Overrides that of the entry. */
  action?: string;
}

export interface OperationError {
  error: ErrorCode;
  meaning?: ErrorMeaning;
  when?: string;
  assumed?: string[];
  /** Comes with the credential or with any request of that shape, not from the operation itself. */
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

/** `x-effect`. `irreversible`: nothing can undo it. */
export interface Effect {
  kind: 'reads' | 'changes' | 'deletes';
  irreversible: boolean;
}

/** `x-poll`: seconds between calls, a minimum or, if `recommended`, a suggestion. */
export interface Poll {
  seconds: number;
  until?: string;
  recommended: boolean;
}

/** Derived from security and parameters (secrets are for servers); `unstated` if neither says. */
export type Caller = 'client' | 'server' | 'anyone' | 'unstated';

export interface Operation {
  /** Unique, kebab-case: anchor and page name. */
  id: string;
  operationId?: string;
  kind: 'operation' | 'webhook' | 'callback';
  /** As sent: upper case, except custom methods. */
  method: string;
  /** The path template, a webhook's name or a callback's expression. */
  path: string;
  title: string;
  description?: string;
  deprecated: boolean;
  deprecatedReason?: string;
  /** The date of removal (`x-sunset`), as written. */
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
  versions: WrittenVersions;
  /** Includes the titles of all tags but the first. */
  badges: string[];
  externalDocs?: { url: string; description?: string };
  assumed?: string[];
  keywords?: string[];
  extensions: Extension[];
  source: Source;
}

export interface Entity {
  name: string;
  ref: string;
  schema: Schema;
  description?: string;
  keywords?: string[];
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
  assumed?: string[];
  keywords?: string[];
  page: PageMeta;
  /** From `x-tagGroups`. */
  group?: { title: string; order: number };
  /** 3.2: name of the parent tag. */
  parent?: string;
  /** Not a tag of the document: holds operations without any group. */
  isUngrouped?: true;
  source: Source;
}

export interface ApiModel {
  title: string;
  version: string;
  summary?: string;
  description?: string;
  assumed?: string[];
  termsOfService?: string;
  contact?: { name?: string; url?: string; email?: string };
  license?: { name: string; url?: string; identifier?: string };
  logo?: { url: string; alt?: string };
  externalDocs?: { url: string; description?: string };
  /** 3.2: `$self`. */
  self?: string;
  servers: Server[];
  tags: Tag[];
  operations: Operation[];
  webhooks: Operation[];
  entities: Entity[];
  errors: ErrorCode[];
  /** The catalogue of a document that has another one than ours. */
  errorRows: ErrorRow[];
  securitySchemes: SecurityScheme[];
  envelope?: Envelope & { ref: string };
  /** Unsupported: `jsonSchemaDialect` and unknown `x-` keys. */
  extensions: Extension[];
  source: Source;
  document: JsonObject;
  numbers: WrittenNumbers;
  resolve(ref: string): Schema | undefined;
  /** The document's reference to this schema, if it is an entity. */
  refOf(schema: JsonObject): string | undefined;
}
