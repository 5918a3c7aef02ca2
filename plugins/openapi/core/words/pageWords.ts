import { ENGLISH_COMMENTS } from '../../../samples/core/sample/comments';
import type { Impact } from '../changes/types';
import { ENGLISH as CHANGES } from '../changes/words';

/** Words written into files rather than rendered by components: titles, which sidebars and search engines need. */
export const ENGLISH = {
  overview: 'Overview',
  models: 'Data models',
  /** Page of a group of models. */
  modelsOf: '{name} · Data models',
  otherModels: 'Other models',
  modelsIntro: 'Every named type of the API: its fields, and where it is used.',
  errors: 'Error codes',
  /** Columns of the table of errors that a document has at its root. */
  errorRowCode: 'Code',
  errorRowStatus: 'Status',
  errorRowMeaning: 'Meaning',
  errorRowAction: 'What to do',
  errorsIntro: 'Every code that a call can return: what it means, why it comes, and what to do.',
  /** Title and intro of the errors page without a catalogue; with one, heading of the common failures. */
  failures: 'Errors',
  failuresIntro: 'What most calls return when they fail. Other errors are described with their calls.',
  commonFailures: 'Same for most calls',
  /** Titles of pages of inner fields; `{title}`: the operation or model. */
  bodyFields: '{title}: request body fields',
  parameterFields: '{title}: parameter fields',
  resultFields: '{title}: response fields',
  responseFields: '{title}: fields of the {status} response',
  innerFields: '{title}: inner fields',
  fieldsOf: '{title}: fields of {name}',
  general: 'General',
  reference: 'Reference',
  /** Sidebar group of tags without a group, if others have one. */
  moreTags: 'More',
  otherCalls: 'Other calls',
  calls: 'All calls',
  webhooks: 'Webhooks',
  servers: 'Servers',
  authentication: 'Authentication',
  /** For a parameter in many operations, and a field in many places. */
  inCalls: '{count} calls',
  inPlaces: '{count} places',
  changelog: 'Changelog',
  changelogIntro: 'What each version of the API changed, and whether clients have to change with it.',
  unreleased: 'Not released yet',
  firstRelease: 'The earliest version listed here.',
  noChanges: 'Nothing that clients can notice.',
  /** Below the Markdown of a page with calls. `{sandbox}` and `{mcp}` are commands. */
  tryCalls:
    'Try these calls without an account: {sandbox} answers them at {address}. With {mcp}, an assistant can search, read and try them.',
  /** A code of the catalogue. */
  errorCode: 'Error {code}',
  impacts: {
    breaking: 'Clients may have to change',
    notable: 'Clients may behave differently',
    harmless: 'Compatible changes',
  } satisfies Record<Impact, string>,
  changes: CHANGES,
  versions: {
    since: 'Since {version}',
    deprecatedSince: 'Deprecated since {version}.',
    /** In the row of a field. */
    fieldSince: 'since {version}',
    fieldDeprecatedSince: 'deprecated since {version}',
  },
  samples: ENGLISH_COMMENTS,
};

export type PageWords = typeof ENGLISH;
