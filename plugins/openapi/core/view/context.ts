import type { ApiModel } from '../model/types';
import type { SampleComments } from '../samples/comments';
import type { SampleLanguage } from '../samples/types';
import type { SiteLinks } from './links';

/** What the views of a page share. Within a site, only `links` differ from page to page. */
export interface ViewContext {
  model: ApiModel;
  links: SiteLinks;
  languages: SampleLanguage[];
  /** What comments in samples say. */
  comments: SampleComments;
}
