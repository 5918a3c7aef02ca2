import type { Source } from '../../../shared/problem';
import type { ApiModel } from '../model/types';
import type { SampleLanguage } from '../samples/types';
import type { PageBuilder } from './addedPages';
import type { LinkResolver } from './descriptionLinks';
import type { PageWords } from './words';

export interface BuildOptions {
  pages: 'tag' | 'operation';
  /** Default folder, without slashes at its ends; may be empty. */
  routeBase: string;
  /** Path of the docs below the site root, without slashes at its ends: `docs`. Default: the root. */
  docsBase?: string;
  languages: SampleLanguage[];
  editUrl?(source: Source): string | undefined;
  linkTo?: LinkResolver;
  /** Unknown extensions to show: exact names, or a prefix and `*`. Default: none. */
  showExtensions?: string[];
  words: PageWords;
  /** Released versions, oldest first; the changelog is made from them. */
  releases?: ApiModel[];
  locale?: string;
  pageBuilders?: PageBuilder[];
}
