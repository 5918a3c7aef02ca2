import type { Source } from '../../../shared/problem';
import type { SampleComments } from '../samples/comments';
import type { SampleLanguage } from '../samples/types';
import type { LinkResolver } from './descriptionLinks';

export interface BuildOptions {
  pages: 'tag' | 'operation';
  routeBase: string;
  /** See `PlanOptions`. */
  docsBase?: string;
  languages: SampleLanguage[];
  /** Address at which a place in the document can be edited. */
  editUrl?(source: Source): string;
  /** Absent: links of descriptions stay as they are written. */
  linkTo?: LinkResolver;
  /** Names of unknown extensions that pages show, exact or with `*` at the end. None if absent. */
  showExtensions?: string[];
  /** Words of generated pages, in the language of the site. */
  words: PageWords;
}

/** The few words that stand in files rather than in components: titles, which sidebars and search engines need. */
export interface PageWords {
  overview: string;
  models: string;
  /** Title of the page of one group of models, `{name}`. */
  modelsOf: string;
  otherModels: string;
  errors: string;
  errorsLede: string;
  /** Title and opening line of the errors page without a catalogue; with one, the heading of the common failures. */
  failures: string;
  failuresLede: string;
  commonFailures: string;
  modelsLede: string;
  /** Titles of the pages of fields that did not fit, of a call or model `{title}`. */
  bodyFields: string;
  parameterFields: string;
  resultFields: string;
  /** `{status}`: of the response. */
  responseFields: string;
  innerFields: string;
  /** `{name}`: of the field that has them. */
  fieldsOf: string;
  general: string;
  /** Group of the sidebar of what describes the API as a whole. */
  reference: string;
  /** Group of tags that have no group, where others have one. */
  moreTags: string;
  /** Operations that nothing groups, beside others. */
  otherCalls: string;
  calls: string;
  webhooks: string;
  servers: string;
  authentication: string;
  /** Of a parameter that many calls have, and of a field that stands in many places; `{count}` is their number. */
  inCalls: string;
  inPlaces: string;
  /** Comments in code samples. */
  samples: SampleComments;
}
