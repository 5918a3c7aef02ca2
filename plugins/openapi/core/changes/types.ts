import type { Source } from '../../../shared/problem';

/** `breaking`: a client that was right may fail. `notable`: it may behave differently. `harmless`: it need not know. */
export type Impact = 'breaking' | 'notable' | 'harmless';

export const IMPACTS: readonly Impact[] = ['breaking', 'notable', 'harmless'];

/** In words: `formatChange`. */
export type ChangeKind =
  | 'added'
  | 'added-required'
  | 'removed'
  | 'became-required'
  | 'became-optional'
  | 'became-present'
  | 'type'
  | 'limit'
  | 'default'
  | 'format'
  | 'value-added'
  | 'value-removed'
  | 'values-restricted'
  | 'values-open'
  | 'variant-added'
  | 'variant-removed'
  | 'encoding'
  | 'schema'
  | 'deprecated'
  | 'not-deprecated'
  | 'text'
  | 'id'
  | 'effect'
  | 'interval'
  | 'security-raised'
  | 'security-lowered'
  | 'error-returned'
  | 'error-not-returned'
  | 'error-meaning'
  | 'error-name'
  | 'error-retry';

export interface ChangeDetails {
  /** Where in the call, as `query size`, `body.label` or `result.list[].label`. */
  place?: string;
  /** The keyword, value or code that changed. */
  name?: string;
  from?: string;
  to?: string;
}

export interface Change extends ChangeDetails {
  impact: Impact;
  kind: ChangeKind;
  /** The call, as `GET /rank/{id}`, or another part of the document: `error 10021`, `server https://…`. */
  subject: string;
  /** The id of the call, if it still exists. */
  operation?: string;
  /** In the new document or, if it is gone there, in the old one. */
  source: Source;
}

export type Report = (impact: Impact, kind: ChangeKind, details?: ChangeDetails) => void;
