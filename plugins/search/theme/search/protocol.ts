import type { SearchError, SearchRequest, SearchResult } from '../../core/types';

/** From the page to the worker. */
export interface Question {
  /** The answer bears it too. */
  id: number;
  /** Of the index, absolute. */
  address: string;
  /** Absent: get ready. */
  request?: SearchRequest;
}

/** From the worker to the page: a result, nothing once it is ready, or what went wrong. */
export type Answer = { id: number; result?: SearchResult } | { id: number; failure: Failure };

/** An error cannot be sent with what it is made of. */
export interface Failure {
  /** Absent where the error is a mistake of the engine. */
  reason?: SearchError['reason'];
  message: string;
}
