import type { Json } from '../../../shared/core/json';
import type { Condition } from '../criteria/parseCondition';

/** A value of a program. `path`: into what the name holds. */
export type CodeValue =
  | { kind: 'literal'; value: Json }
  | { kind: 'input'; name: string; path: readonly string[] }
  | { kind: 'output'; step: string; name: string; path: readonly string[] }
  | { kind: 'body'; path: readonly string[] }
  | { kind: 'status' }
  | { kind: 'header'; name: string }
  | { kind: 'text'; parts: readonly CodeValue[] }
  | { kind: 'json'; value: CodeValue }
  | { kind: 'list'; items: readonly CodeValue[] }
  | { kind: 'object'; members: ReadonlyArray<readonly [string, CodeValue]> };

/** What must hold. `note`: a condition that no language has words for. */
export type CodeCheck =
  | { kind: 'condition'; condition: Condition }
  | { kind: 'pattern'; pattern: string; of: CodeValue }
  | { kind: 'note'; text: string };

export interface CodeAction {
  name: string;
  type: 'end' | 'goto' | 'retry';
  /** The id of a step. */
  to?: string;
  retryAfter: number;
  retryLimit: number;
  checks: CodeCheck[];
}

export interface CodeStep {
  id: string;
  /** What it is called, with its number. */
  title: string;
  method: string;
  server: string;
  /** Texts that are encoded, and values that have to be. */
  path: ReadonlyArray<string | CodeValue>;
  query: Array<[string, CodeValue]>;
  headers: Array<[string, CodeValue]>;
  body?: CodeValue;
  checks: CodeCheck[];
  outputs: Array<[string, CodeValue]>;
  onSuccess: CodeAction[];
  onFailure: CodeAction[];
}

/** A workflow as a program in any language. */
export interface FlowProgram {
  base: string;
  inputs: Array<[string, Json]>;
  steps: CodeStep[];
  /** Whether steps follow in another order than that of the list. */
  jumps: boolean;
  outputs: Array<[string, CodeValue]>;
}
