import type { Patterns } from '../../samples/core/code/highlight';
import { ENGLISH_COMMENTS } from '../../samples/core/sample/comments';
import type { Download } from '../core/download/formats';
import type { BuiltSite } from '../core/pages/build';
import type { FillableCalls } from '../core/readerValues/types';
import type { OperationIndexPage, SecuritySchemeView, ServerView } from '../core/view/types';

/** What the components of pages need besides the data of their page. */
export interface ApiData {
  download: Download;
  operations: OperationIndexPage[];
  patterns: Patterns;
  security: SecuritySchemeView[];
  servers: ServerView[];
  samples: FillableCalls;
}

/** Before the document has been read. */
export const NO_DATA: ApiData = {
  download: { folder: '', formats: [] },
  operations: [],
  patterns: {},
  security: [],
  servers: [],
  samples: { comments: ENGLISH_COMMENTS, calls: {} },
};

export function describeData({ download, index, security, servers, samples }: BuiltSite, patterns: Patterns): ApiData {
  return { download, operations: index, patterns, security, servers, samples: samples() };
}
