import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { DemosOfPages } from '../demos';
import type { ApiSource, ContentWithApi } from '../openapi';
import type { TabsOfPages } from '../tabs';
import type { FillPage } from './versions/fillPages';

/** Docusaurus's own docs plugin has none of these. */
export interface PagesContent extends LoadedContent, ContentWithApi {
  isOurs?: true;
  /** Makes a page what readers see of it. */
  fillPage?: FillPage;
  /** The documents of the versions, by name. */
  apis?: ReadonlyMap<string, ApiSource>;
  tabs?: TabsOfPages;
  demos?: DemosOfPages;
}

export interface InstanceContent extends PagesContent {
  /** The id of the instance. */
  id: string;
}

export function contentOfPages(allContent: AllContent): InstanceContent[] {
  const contents = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {});
  return contents.map(([id, content]) => ({ ...(content as PagesContent), id }));
}
