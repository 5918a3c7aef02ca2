import type { Source } from '../../../shared/problem';
import type { Json } from '../json';
import type { PageMeta } from '../model/types';
import type { TextPart } from './textParts';

/** Components that show the sections of our pages. */
type SectionComponent =
  | 'ApiOperation'
  | 'ApiEntity'
  | 'ApiErrorCode'
  | 'ApiFailure'
  | 'ApiType'
  | 'ApiPartOf'
  | 'ApiOverview'
  | 'ApiServers'
  | 'ApiSecurity'
  | 'ApiEntityIndex'
  | 'OperationList';

/** A part of a page under a heading of its own. */
export interface PageSection {
  /** Anchor. */
  id: string;
  title: string;
  /** 2 unless it stands under another section. */
  level?: TextPart['level'];
  /** Theme component that shows it, `@theme/<component>`: one of ours, or one of the site. */
  component: SectionComponent | (string & {});
  /** Its props, as JSON; absent for a bare heading. */
  data?: object;
  /** What search finds of it, where the component is one of the site. */
  paragraphs?: string[];
  /** What its description has under headings, shown below the beginning of it. */
  parts?: TextPart[];
  /** A section without a heading of its own takes the page's title. */
  bare?: true;
}

/** One page of the site, ready to be written. */
export interface ApiPage {
  /** Address below the docs' root, without slashes at its ends; empty for the root itself. */
  path: string;
  /** Any other word for a page that a site adds. */
  kind: 'overview' | 'tag' | 'operation' | 'models' | 'errors' | 'types' | (string & {});
  title: string;
  /** Label in the sidebar, where it is not the title. */
  label?: string;
  /** The first sentence, for search engines and link previews. */
  description?: string;
  /** The paragraph below the title, as safe HTML. */
  lede?: string;
  /** What follows it under headings. */
  ledeParts?: TextPart[];
  /** What the documentation assumes of what the page is about (`x-assumed`), as safe HTML. */
  assumed?: string[];
  /** Other words for what the page is about, for search. */
  keywords?: string[];
  meta: PageMeta;
  /** Pages that hang below another one in the sidebar: the other one's path. */
  parent?: string;
  /** Method, for the sidebar. */
  method?: string;
  deprecated?: true;
  sections: PageSection[];
  source: Source;
  /** Where in the document the page comes from, for the header comment. */
  origin: string;
}

/** Files of data that are not a page's own. */
export interface DataFile {
  name: string;
  data: Json | object;
}
