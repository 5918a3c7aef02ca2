import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { ApiSource } from '../openapi';
import type { TabsOfPages } from '../tabs';

/** Content of the docs plugin, which other plugins read when all is loaded. That of Docusaurus itself has no `api` and `tabs`. */
export interface PagesContent extends LoadedContent {
  api?: ApiSource;
  tabs?: TabsOfPages;
}

/** The content of all docs plugins of a site. */
export function contentOfPages(allContent: AllContent): PagesContent[] {
  return Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as PagesContent[];
}
