import type { ApiModel } from '../model/types';
import type { SampleComments } from '../samples/comments';
import type { SampleLanguage } from '../samples/types';
import type { SiteLinks } from './links';

/** Shared by the views of a page; only `links` varies within a site. */
export interface ViewContext {
  model: ApiModel;
  links: SiteLinks;
  languages: SampleLanguage[];
  comments: SampleComments;
}
