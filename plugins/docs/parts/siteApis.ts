import type { ApiSource } from '../../openapi';
import { onceByText } from '../../shared/core/cache';

/** The docs that readers get unless they choose a version, and their document. */
export interface LastDocs {
  api: ApiSource;
  /** Below the site's root, without leading and trailing slashes. */
  docsBase: string;
}

/** The documents of the site in a folder, by the id of the instance that has them. Instances are made anew for each language. */
export const siteApis = onceByText((_siteDir) => new Map<string, ApiSource>());

/** What pages outside of the docs show, by the id of the instance. */
export const siteDocs = onceByText((_siteDir) => new Map<string, LastDocs>());
