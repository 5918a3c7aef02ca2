import type { SampleComments } from '../../../samples/core/sample/comments';
import type { SampleRequest } from '../../../samples/core/sample/types';

export type ValueType = 'string' | 'integer' | 'number';

/** Where a call takes a value of the reader. */
export interface ValuePlace {
  in: 'path' | 'query' | 'header' | 'body';
  name: string;
  /** Calls with the same key take the same value. */
  key: string;
  type: ValueType;
  /** Its decoded value in the sample. */
  example: string;
}

export interface BuiltRequest {
  request: SampleRequest;
  /** Encoded values of path parameters, by name. */
  pathTexts: Record<string, string>;
}

export interface FillableCall {
  /** Path with placeholders. */
  path: string;
  places: ValuePlace[];
  /** In the order of the sample's choices. Comments are in `FillableCalls`. */
  requests: BuiltRequest[];
}

/** What the browser needs to write the samples of a document again. */
export interface FillableCalls {
  comments: SampleComments;
  /** By id of the operation. */
  calls: Record<string, FillableCall>;
}

/** By key; the key of a base address is the address in the samples. */
export type ReaderValues = Record<string, string>;
