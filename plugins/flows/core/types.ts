import type { ParameterFormat } from '../../samples/core/request';
import type { LostPart } from '../../schema/core/combine/followPath';
import type { Json, JsonObject } from '../../shared/core/json';
import type { Source } from '../../shared/problem';
import type { SecretFields } from './secretFields';

export type FlowVersion = '1.0' | '1.1';

/** An Arazzo document. What it reuses is in its place: components, and what a workflow says for all of its steps. */
export interface FlowDocument {
  version: FlowVersion;
  /** `$self`, of 1.1. */
  self?: string;
  title: string;
  summary?: string;
  description?: string;
  sources: FlowSource[];
  workflows: Workflow[];
  source: Source;
}

/** What a source description leads to. */
export interface FoundSource {
  /** Of an OpenAPI document. */
  operations?: readonly FlowOperation[];
  /** Of an Arazzo document. */
  flows?: FlowDocument;
  /** What that document uses itself. */
  sources?: FoundSources;
}

/** By the name of a source description; one that could not be read is absent. */
export type FoundSources = ReadonlyMap<string, FoundSource>;

/** A call of an OpenAPI document. */
export interface FlowOperation {
  id?: string;
  method: string;
  path: string;
  /** Address that the path follows; with variables, their defaults. */
  server: string;
  parameters: ReadonlyArray<ParameterFormat & { required: boolean; isSecret?: boolean }>;
  /** Media types of the body, the preferred one first. */
  contentTypes: readonly string[];
  /** Of the body. */
  secrets?: SecretFields | undefined;
  /** Declared answers: `200`, `4XX`, `default`. */
  statuses: readonly string[];
  /** Security schemes of the document, by name. */
  schemes?: ReadonlyMap<string, FlowScheme>;
  /** The first part of a path into a body that none has; `undefined` also where schemas do not say. */
  findLost?(of: 'request' | 'response', path: readonly string[]): LostPart | undefined;
  /** What of an answer its schema does not allow. */
  judge?(answer: ReceivedAnswer): string | undefined;
}

/** How credentials are sent. */
export interface FlowScheme {
  type: string;
  /** Of HTTP: `basic`, `bearer`. */
  scheme?: string | undefined;
  /** Of a key. */
  in?: string | undefined;
  name?: string | undefined;
}

/** Credentials of a call: `x-security`. */
export interface FlowSecurity {
  /** The name of a scheme of the document, or a scheme. */
  scheme: string | FlowScheme;
  values: Record<string, Json>;
  source: Source;
}

/** As it has arrived. */
export interface ReceivedAnswer {
  status: number;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** A document that workflows use. */
export interface FlowSource {
  name: string;
  url: string;
  type: 'openapi' | 'arazzo' | 'asyncapi';
  /** Where `url` is written. */
  source: Source;
}

export interface Workflow {
  id: string;
  summary?: string;
  description?: string;
  inputs: FlowInput[];
  dependsOn: WorkflowTarget[];
  steps: Step[];
  outputs: Output[];
  source: Source;
}

export interface FlowInput {
  name: string;
  schema: JsonObject;
  required: boolean;
}

export interface WorkflowTarget {
  kind: 'workflow';
  /** Name of the source description; absent for a workflow of the same document. */
  from?: string;
  id: string;
}

/** What a step calls. */
export type Target =
  | { kind: 'operation'; from?: string; id: string }
  | { kind: 'path'; from: string; pointer: string }
  /** `x-operation`: a request to anywhere. */
  | { kind: 'request'; method: string; url: string }
  /** A channel of AsyncAPI, which cannot be run. */
  | { kind: 'channel'; path: string }
  | WorkflowTarget;

export interface Step {
  id: string;
  description?: string;
  /** What the step is called: `x-label`. Default: the title of its call. */
  label?: string;
  /** Who makes the call, in words: `x-actor`. */
  actor?: string;
  /** What happens around the call, for readers: `x-before`, `x-after`. */
  before: FlowMessage[];
  after: FlowMessage[];
  target: Target;
  parameters: FlowParameter[];
  security: FlowSecurity[];
  body?: FlowBody;
  criteria: Criterion[];
  onSuccess: Action[];
  onFailure: Action[];
  outputs: Output[];
  /** Steps that must have run before. */
  dependsOn: string[];
  source: Source;
  /** Where the call is named. */
  targetSource: Source;
}

/** Between actors, or a note of one. Without `from`, it is one of the API. */
export interface FlowMessage {
  from?: string;
  to?: string;
  text: string;
  isAnswer: boolean;
}

export type ParameterPlace = ParameterFormat['in'];

export interface FlowParameter {
  name: string;
  /** Absent for an input of a workflow. */
  in?: ParameterPlace;
  value: Json;
  source: Source;
}

export interface FlowBody {
  contentType?: string;
  payload?: Json;
  replacements: Replacement[];
  source: Source;
}

export interface Replacement {
  target: string;
  selector: 'jsonpointer' | 'jsonpath' | 'xpath';
  value: Json;
  source: Source;
}

export type CriterionType = 'simple' | 'regex' | 'jsonpath' | 'xpath';

export interface Criterion {
  type: CriterionType;
  condition: string;
  context?: string;
  source: Source;
}

export interface Action {
  name: string;
  type: 'end' | 'goto' | 'retry';
  /** Where `goto` leads, or what `retry` does before. */
  to?: { kind: 'step'; id: string } | WorkflowTarget;
  parameters: FlowParameter[];
  /** Seconds. */
  retryAfter: number;
  retryLimit: number;
  criteria: Criterion[];
  source: Source;
}

export interface Output {
  name: string;
  /** An expression, a text with expressions in braces, or a Selector Object. */
  value: Json;
  source: Source;
}
