import type { Caller, Effect, ErrorCode, Extension, ParameterPlace } from '../model/types';
import type { FieldView, Html, NoteView, SchemaView } from '../schema/types';
import type { Slot } from '../slots';
import type { RuntimeText } from './runtimeExpression';
import type { SecurityView } from './securityTypes';

export type * from './securityTypes';

/** Source code or data, as text. */
export interface CodeView {
  grammar: string;
  code: string;
}

export interface SampleCode {
  code: string;
  /** Where the reader's own values go, in the order of the code. */
  slots?: Slot[];
}

export interface SampleView extends CodeView, SampleCode {
  /** Language id, kept as the reader's choice. */
  id: string;
  label: string;
  /** The further `choices` of the operation, where they are generated. */
  others?: SampleCode[];
}

/** A request that the samples can show: an example, a media type, or both. */
export interface ChoiceView {
  label: string;
  /** The author's name for the example. */
  name?: string;
  mediaType?: string;
}

export interface ExampleView extends CodeView {
  label: string;
  /** The author's name for it, where it is not the label. */
  name?: string;
  ok: boolean;
  /** Where the message may be of several types. */
  mediaType?: string;
  html?: Html;
  href?: string;
}

export interface ContentView {
  mediaType: string;
  schema: SchemaView;
  /** The schema is that of one item of a stream. */
  streamed?: true;
  /** The items of a stream, where the schema is that of the whole. */
  items?: SchemaView;
  /** Of parts without a row in the schema, or with headers; `position`: of a multipart body that is a list. */
  encoding?: Array<{
    property?: string;
    position?: number | 'rest';
    notes?: NoteView[];
    headers?: FieldView[];
  }>;
  /** Example requests, where no sample shows them. */
  examples?: ExampleView[];
  extensions?: Extension[];
}

export interface ResponseView {
  status: string;
  title?: string;
  html?: Html;
  /** What the documentation assumes (`x-assumed`), each for a note of its own. */
  assumed?: Html[];
  headers?: FieldView[];
  contents: ContentView[];
  links?: Array<{
    name: string;
    html?: Html;
    target: string;
    href?: string;
    /** Values that go there; `text`: in pieces, where a value is or has a runtime expression. */
    passes: Array<{ name: string; value: string; text?: RuntimeText }>;
    /** Where the next call goes, if to another server. */
    server?: string;
  }>;
  extensions?: Extension[];
}

/** The result of a call: what lies in the envelope's data, or the first successful response as it is. */
export interface ResultView extends ResponseView {
  /** Name of the envelope's data property. */
  inEnvelope?: string;
  /** The envelope's own fields. */
  envelope?: FieldView[];
}

export interface ErrorView {
  code: number;
  meaning: Html;
  action?: Html;
  when?: Html;
  /** What the documentation assumes (`x-assumed`), each for a note of its own. */
  assumed?: Html[];
  href?: string;
  /** It comes with most calls, and not from this one in particular. */
  common?: true;
}

export interface OperationView {
  id: string;
  kind: 'operation' | 'webhook' | 'callback';
  title: string;
  method: string;
  path: string;
  html?: Html;
  /** What the documentation assumes (`x-assumed`), each for a note of its own. */
  assumed?: Html[];
  deprecated?: { html?: Html; sunset?: string };
  badges?: string[];
  caller: Caller;
  security?: SecurityView;
  effect?: Effect;
  poll?: { seconds: number; html?: Html; recommended: boolean };
  /** Addresses, where they differ from the document's own. */
  servers?: ServerView[];
  parameters: Array<{ in: ParameterPlace; fields: FieldView[] }>;
  body?: { required: boolean; html?: Html; assumed?: Html[]; contents: ContentView[] };
  result?: ResultView;
  responses: ResponseView[];
  /** Responses that most calls have, which stand on the page of errors. */
  commonFailures?: Array<{ status: string; href?: string; html?: Html }>;
  errors: ErrorView[];
  /** Of a callback: where it is sent, if runtime expressions say it. */
  address?: RuntimeText;
  callbacks?: OperationView[];
  samples: SampleView[];
  /** What the samples can show, the first being that of `code`; absent where there is only one. */
  choices?: ChoiceView[];
  examples: ExampleView[];
  docs?: { href: string; text: string };
  editUrl?: string;
  extensions?: Extension[];
}

/** A failure that most calls have in common. */
export interface FailureView {
  response: ResponseView;
  examples: ExampleView[];
}

/** A place where something is used. */
export interface UseView {
  title: string;
  href: string;
}

export interface EntityView {
  name: string;
  schema: SchemaView;
  usedBy: UseView[];
  /** How many more there are. */
  moreUses?: number;
  /** Entities that hold this one. */
  partOf: UseView[];
  morePartOf?: number;
  example?: CodeView;
  editUrl?: string;
}

export interface ErrorCodeView {
  code: number;
  name: string;
  meaning: Html;
  meanings?: Array<{ when: Html; meaning: Html; action?: Html }>;
  cause?: Html;
  action?: Html;
  retry?: ErrorCode['retry'];
  unused?: Html;
  /** What the documentation assumes (`x-assumed`), each for a note of its own. */
  assumed?: Html[];
  usedBy: Array<UseView & { when?: Html }>;
}

export interface ServerView {
  url: string;
  name?: string;
  /** What a menu calls it, where it has a name or a description. */
  label?: string;
  html?: Html;
  variables: Array<{ name: string; default: string; enum: string[]; html?: Html }>;
}

/** The servers, below what the author says of them. */
export interface ServersView {
  html?: Html;
  servers: ServerView[];
}

/** What the page about the whole API shows. */
export interface OverviewView {
  html?: Html;
  /** What the documentation assumes (`x-assumed`), each for a note of its own. */
  assumed?: Html[];
  version: string;
  facts: Array<{ kind: 'terms' | 'contact' | 'license' | 'docs' | 'self'; text: string; href?: string }>;
  logo?: { src: string; alt: string };
  /** The document describes no calls. `modelsHref`: the page of its types. */
  noCalls?: { modelsHref?: string };
  extensions?: Extension[];
}

/** One row of the index of all calls. */
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
  /** How many there are, where they are not listed. */
  count?: number;
}
