import type { SearchError, SearchRequest, SearchResult } from '../../core/types';

export interface Question {
  id: number;
  address: string;
  /** Absent: only load. */
  request?: SearchRequest;
}

/** From the worker to the page: a result, nothing after loading, or a failure. */
export type Answer = { id: number; result?: SearchResult } | { id: number; failure: Failure };

export interface Failure {
  reason?: SearchError['reason'];
  message: string;
}
