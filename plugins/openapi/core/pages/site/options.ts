import type { SampleLanguage } from '../../../../samples/core/sample/types';
import type { Images } from '../../../../shared/core/description';
import type { Source } from '../../../../shared/problem';
import type { ApiModel } from '../../model/types';
import type { PageWords } from '../../words/pageWords';
import type { OperationNote, PageBuilder, SiteFlows } from './addedPages';
import type { LinkResolver } from './descriptionLinks';

export interface BuildOptions {
  pages: 'tag' | 'operation';
  /** Default folder, without slashes at its ends; may be empty. */
  routeBase: string;
  /** Path of the docs below the site root, without slashes at its ends: `docs`. Default: the root. */
  docsBase?: string;
  languages: SampleLanguage[];
  /** `shown`: its title or description, as readers see it. */
  editUrl?: ((source: Source, shown: string) => string | undefined) | undefined;
  linkTo?: LinkResolver;
  /** Where relative links of the document lead; `document`: to the origin that it names. Without it: into the site. */
  docsUrl?: string;
  /** Images of the document that are in the site, by their address in it. */
  images?: Images;
  /** Unknown extensions to show: exact names, or a prefix and `*`. Default: none. */
  showExtensions?: string[];
  words: PageWords;
  /** Released versions, oldest first; the changelog is made from them. */
  releases?: ApiModel[];
  /** When a version was published, for the feed of the changelog, which the pages have with it. */
  dateOf?(version: ApiModel | undefined): Date | undefined;
  locale?: string;
  pageBuilders?: PageBuilder[];
  operationNotes?: OperationNote[];
  flows?: SiteFlows;
}
