import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { DemosOfPages } from '../demos';
import type { ApiSource, ContentWithApi } from '../openapi';
import type { TabsOfPages } from '../tabs';

/** Docusaurus's own docs plugin has none of these. */
export interface PagesContent extends LoadedContent, ContentWithApi {
  api?: ApiSource;
  tabs?: TabsOfPages;
  demos?: DemosOfPages;
}

export function contentOfPages(allContent: AllContent): PagesContent[] {
  return Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as PagesContent[];
}
