import type { ApiModel, ErrorCode, Operation, Parameter } from '../../../openapi';
import type { Shape } from '../../../schema/core/combine/types';
import type { PathIndex } from './paths';

/** A name that a text can mention, with all that the document says about it. */
export interface NameFact {
  kind: 'field' | 'parameter' | 'operation' | 'entity' | 'credential';
  name: string;
  /** Entity or operation that has it; empty for operations and entities. */
  owner: string;
  /** What its schema says; of a field in several variants, one of them. */
  shape: Shape;
  description: string;
  isRequired: boolean;
  examples: unknown[];
}

export interface CodeFact {
  error: ErrorCode;
  operations: Operation[];
  /** Parameters that list the code. */
  parameters: Parameter[];
}

/** What the document says, by the words with which a text mentions it. */
export interface Facts {
  model: ApiModel;
  names: Map<string, NameFact[]>;
  paths: PathIndex;
  codes: Map<number, CodeFact>;
  operations: Map<string, Operation>;
  /** Examples, constants and enum values, as text. */
  values: Set<string>;
  /** Counts of calls that a text may state. */
  callCounts: Set<number>;
  /** Tags and operations by page path. */
  pageOperations: Map<string, Operation[]>;
}
