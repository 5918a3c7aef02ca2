import type { FillableCall } from '../../../openapi';
import type { SampleComments } from '../../../samples/core/sample/comments';
import type { SandboxApi } from '../api';

/** What pages need of one operation: a file that they fetch when a reader opens it. */
export interface OperationPart {
  /** The document with this operation only, and with the schemas that it refers to. */
  api: SandboxApi;
  /** Its samples; absent if no page shows it. */
  call?: FillableCall;
  comments: SampleComments;
  /** Those of the whole document, by variable: the operations that return each, such as a login. */
  credentials: Record<string, Issuer[]>;
  /** The schema refuses an example of a body. */
  hasRefused?: true;
  /** Something was left out to keep the file small: not all of a request is checked. */
  isPartial?: true;
}

export interface Issuer {
  operationId: string;
  title: string;
}

/** All operations of a document, for requests to those that are not open. */
export interface PartIndex {
  /** Operations without parameters and answers. */
  api: SandboxApi;
  /** Name of the part, by id of the operation. */
  names: Record<string, string>;
}
