import type { SearchError, SearchRequest, SearchResult } from '../../core/types';

/** From the page to the worker. */
export interface Question {
  /** Repeated in the answer. */
  id: number;
  /** Of the index, absolute. */
  address: string;
  /** Absent: only load. */
  request?: SearchRequest;
}

/** From the worker to the page: a result, nothing after loading, or a failure. */
export type Answer = { id: number; result?: SearchResult } | { id: number; failure: Failure };

/** Serializable. */
export interface Failure {
  /** Absent for unexpected errors. */
  reason?: SearchError['reason'];
  message: string;
}
