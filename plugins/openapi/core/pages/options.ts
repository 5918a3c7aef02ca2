import type { Source } from '../../../shared/problem';
import type { Impact } from '../changes/types';
import type { ChangeWords } from '../changes/words';
import type { ApiModel } from '../model/types';
import type { SampleComments } from '../samples/comments';
import type { SampleLanguage } from '../samples/types';
import type { VersionWords } from '../view/versionLabels';
import type { LinkResolver } from './descriptionLinks';

export interface BuildOptions {
  pages: 'tag' | 'operation';
  routeBase: string;
  docsBase?: string;
  languages: SampleLanguage[];
  editUrl?(source: Source): string;
  linkTo?: LinkResolver;
  /** Unknown extensions to show: exact names, or a prefix and `*`. Default: none. */
  showExtensions?: string[];
  words: PageWords;
  /** Released versions, oldest first; the changelog is made from them. */
  releases?: ApiModel[];
}

/** Words written into files rather than rendered by components: titles, which sidebars and search engines need. */
export interface PageWords {
  overview: string;
  models: string;
  /** Page of a group of models, `{name}`. */
  modelsOf: string;
  otherModels: string;
  errors: string;
  errorsIntro: string;
  /** Title and intro of the errors page without a catalogue; with one, heading of the common failures. */
  failures: string;
  failuresIntro: string;
  commonFailures: string;
  modelsIntro: string;
  /** Titles of pages of inner fields; `{title}`: the operation or model. */
  bodyFields: string;
  parameterFields: string;
  resultFields: string;
  /** `{status}` of the response. */
  responseFields: string;
  innerFields: string;
  /** `{name}` of the field. */
  fieldsOf: string;
  general: string;
  reference: string;
  /** Sidebar group of tags without a group, if others have one. */
  moreTags: string;
  otherCalls: string;
  calls: string;
  webhooks: string;
  servers: string;
  authentication: string;
  /** Of a parameter in many operations, and of a field in many places; `{count}`. */
  inCalls: string;
  inPlaces: string;
  changelog: string;
  changelogIntro: string;
  unreleased: string;
  firstRelease: string;
  noChanges: string;
  /** Of the catalogue; `{code}`. */
  errorCode: string;
  impacts: Record<Impact, string>;
  changes: ChangeWords;
  versions: VersionWords;
  samples: SampleComments;
}
