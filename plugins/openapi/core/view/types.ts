import type { FieldView, NoteView, ReferenceView, SchemaView } from '../../../schema/core/types';
import type { Html } from '../../../shared/core/description/html';
import type { JsonObject } from '../../../shared/core/json';
import type { Caller, Effect, ErrorCode, Extension, ParameterPlace } from '../model/types';
import type { RuntimeText } from './runtimeExpression';
import type { SecurityView } from './securityTypes';

export type * from './securityTypes';

export interface CodeView {
  grammar: string;
  code: string;
}

export interface SampleView extends CodeView {
  id: string;
  label: string;
  /** The remaining `choices` of the operation, if generated. */
  others?: Array<{ code: string }>;
}

export interface ChoiceView {
  label: string;
  name?: string;
  mediaType?: string;
}

export interface ExampleView extends CodeView {
  label: string;
  name?: string;
  ok: boolean;
  mediaType?: string;
  html?: Html;
  href?: string;
}

export interface ContentView {
  mediaType: string;
  schema: SchemaView;
  /** The schema describes one item of a stream. */
  streamed?: true;
  /** The items of a stream whose schema describes the whole. */
  items?: SchemaView;
  /** Parts without a row in the schema, or with headers. `position` is for multipart bodies that are lists. */
  encoding?: Array<{
    property?: string;
    position?: number | 'rest';
    notes?: NoteView[];
    headers?: FieldView[];
  }>;
  /** Example requests not shown by any sample. */
  examples?: ExampleView[];
  extensions?: Extension[];
}

export interface ResponseView {
  status: string;
  title?: string;
  html?: Html;
  assumed?: Html[];
  headers?: FieldView[];
  contents: ContentView[];
  links?: Array<{
    name: string;
    html?: Html;
    target: string;
    href?: string;
    /** Values passed on; `text`: the pieces, if a value contains runtime expressions. */
    passes: Array<{ name: string; value: string; text?: RuntimeText }>;
    server?: string;
  }>;
  /** Absent for the result, whose examples are beside the text. */
  examples?: ExampleView[];
  extensions?: Extension[];
}

/** The result of a call: the envelope's data, or the first successful response. */
export interface ResultView extends ResponseView {
  inEnvelope?: string;
  envelope?: FieldView[];
}

export interface ErrorView {
  code: number;
  meaning: Html;
  action?: Html;
  when?: Html;
  assumed?: Html[];
  href?: string;
  /** `meaning` without markup, if it has some. */
  text?: string;
  /** Shared by most operations, not specific to this one. */
  common?: true;
}

export interface OperationView {
  id: string;
  kind: 'operation' | 'webhook' | 'callback';
  title: string;
  method: string;
  path: string;
  html?: Html;
  assumed?: Html[];
  /** `since`: `Deprecated since 1.3.` */
  deprecated?: { html?: Html; since?: string; sunset?: string };
  /** Also says since when there is the call, unless it was there from the first version on. */
  badges?: string[];
  caller: Caller;
  security?: SecurityView;
  effect?: Effect;
  poll?: { seconds: number; html?: Html; recommended: boolean };
  servers?: ServerView[];
  parameters: Array<{ in: ParameterPlace; fields: FieldView[] }>;
  body?: { required: boolean; html?: Html; assumed?: Html[]; contents: ContentView[] };
  result?: ResultView;
  responses: ResponseView[];
  commonFailures?: Array<{ status: string; href?: string; html?: Html }>;
  errors: ErrorView[];
  /** The destination of a callback, if given by runtime expressions. */
  address?: RuntimeText;
  callbacks?: OperationView[];
  samples: SampleView[];
  /** The requests that samples can show, starting with that of `code`; absent if there is only one without a summary. */
  choices?: ChoiceView[];
  examples: ExampleView[];
  /** What a failed call returns, for the errors without an example: the fields of code and message, and a value. */
  failure?: { code: string; message: string; value: JsonObject };
  docs?: ReferenceView;
  editUrl?: string;
  extensions?: Extension[];
}

export interface FailureView {
  response: ResponseView;
  examples: ExampleView[];
}

export interface UseView {
  title: string;
  href: string;
}

export interface EntityView {
  name: string;
  schema: SchemaView;
  usedBy: UseView[];
  moreUses?: number;
  partOf: UseView[];
  morePartOf?: number;
  example?: CodeView;
  editUrl?: string;
}

export interface ErrorCodeView {
  code: number;
  /** Numbers among its keywords, such as codes of a platform behind the API. */
  otherCodes?: number[];
  name: string;
  title: string;
  /** What the service says beside the code. */
  messages?: string[];
  meaning: Html;
  meanings?: Array<{ when: Html; meaning: Html; action?: Html }>;
  cause?: Html;
  action?: Html;
  retry?: ErrorCode['retry'];
  unused?: Html;
  assumed?: Html[];
  /** `meaning`: the index of its own in `meanings`. */
  usedBy: Array<UseView & { when?: Html; assumed?: Html[]; meaning?: number }>;
}

/** What `ApiErrorLookup` has beside the codes: the calls that a text may name. */
export interface ErrorLookupView {
  calls: CallName[];
  /** The value of the envelope's `code` on success. */
  success?: number;
  /** Statuses of HTTP that the page describes, with the ids of their sections. */
  statuses?: Array<{ status: number; id: string }>;
}

export interface CallName {
  name: string;
  title: string;
  method: string;
  path: string;
  href: string;
}

export interface ServerView {
  url: string;
  name?: string;
  label?: string;
  html?: Html;
  variables: Array<{ name: string; default: string; enum: string[]; html?: Html }>;
}

export interface ServersView {
  html?: Html;
  servers: ServerView[];
}

export interface OverviewView {
  html?: Html;
  assumed?: Html[];
  version: string;
  facts: Array<{ kind: 'terms' | 'contact' | 'email' | 'license' | 'docs' | 'self'; text: string; href?: string }>;
  /** Where the document can be downloaded. */
  folder: string;
  logo?: { src: string; alt: string; size?: { width: number; height: number } } | undefined;
  /** The document has no operations. `modelsHref`: its types page. */
  noCalls?: { modelsHref?: string };
  extensions?: Extension[];
}

export interface OperationRow {
  title: string;
  method: string;
  path: string;
  href: string;
  deprecated?: true;
  caller: Caller;
}

export interface OperationIndexPage {
  path: string;
  title: string;
  href: string;
  operations: OperationRow[];
  count?: number;
}
