import type { ApiModel, DocumentTools } from '../../../openapi';
import type { LocalSandbox } from '../../../sandbox';
import type { Searcher } from '../../../search';

/** A page that can be read. */
export interface ListedPage {
  /** Path below the host. */
  address: string;
  title: string;
  description?: string;
}

/** What the tools know: a built site, or a document alone. Members may be made when they are first read. */
export interface Library {
  readonly pages: readonly ListedPage[];
  /** The Markdown of a listed page. */
  textOf(address: string): Promise<string>;
  readonly searcher?: Pick<Searcher, 'find'> | undefined;
  /** The heading at an anchor of a listed page. */
  headingAt?(link: string): string | undefined | Promise<string | undefined>;
  api?: ApiTools | undefined;
}

export interface ApiTools {
  model: ApiModel;
  parts: ReturnType<DocumentTools['openParts']>['parts'];
  buildSampleRequest: DocumentTools['buildSampleRequest'];
  sandbox(): Promise<LocalSandbox>;
  /** The address of an operation, by method and path. */
  placeOf(call: string): string | undefined;
  /** The server that calls may also be sent to. */
  server?: string;
}
