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
  addresses: string[];
  samples: FillableCalls;
}

/** Before the document has been read. */
export const NO_DATA: ApiData = {
  download: { folder: '', formats: [] },
  operations: [],
  patterns: {},
  security: [],
  servers: [],
  addresses: [],
  samples: { comments: ENGLISH_COMMENTS, calls: {} },
};

export function describeData(built: BuiltSite, patterns: Patterns): ApiData {
  const { download, index, security, servers, addresses, samples } = built;
  return { download, operations: index, patterns, security, servers, addresses, samples: samples() };
}
