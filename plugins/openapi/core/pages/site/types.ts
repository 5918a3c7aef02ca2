import type { Source } from '../../../../shared/problem';
import type { PageMeta } from '../../model/types';
import type { TextPart } from '../text/textParts';
import type { FeedEntry } from './changelogFeed';

export interface PageSection {
  id: string;
  title: string;
  /** Default: 2. */
  level?: TextPart['level'];
  /** `@theme/<component>`: ours or the site's. */
  component: string;
  /** Its props as JSON; absent for a bare heading. */
  data?: object;
  /** Its component gets the data of all sections of the page. */
  seesPage?: true;
  /** Other places in it that links may lead to. */
  ids?: string[];
  /** Text for search, if the component is the site's. */
  paragraphs?: string[];
  /** Parts of its description with headings, shown below the first paragraphs. */
  parts?: TextPart[];
  /** Without its own heading, it uses the title of the page. */
  bare?: true;
  /** The word before its title in the sidebar. */
  method?: string;
  deprecated?: true;
}

export interface ApiPage {
  /** Relative to the docs root, without slashes at its ends; empty for the root. */
  path: string;
  /** Pages that a site adds use any other word. */
  kind: 'overview' | 'tag' | 'operation' | 'models' | 'errors' | 'types' | (string & {});
  title: string;
  /** Sidebar label; default: the title. */
  label?: string;
  /** The first sentence, for search engines and link previews. */
  description?: string;
  /** Safe HTML below the title. */
  intro?: string;
  /** Parts of the intro with headings. */
  introParts?: TextPart[];
  /** `x-assumed`, as safe HTML. */
  assumed?: string[];
  keywords?: string[];
  meta: PageMeta;
  /** Path of the parent page in the sidebar. */
  parent?: string;
  /** The word before its title in the sidebar. */
  method?: string;
  deprecated?: true;
  sections: PageSection[];
  /** The entries of a changelog. */
  feed?: readonly FeedEntry[];
  source: Source;
  /** Where its texts are edited in the language of the page, if not in the translations of the document. */
  editedAt?: Source;
  /** Source in the document, for the header comment. */
  origin: string;
}
