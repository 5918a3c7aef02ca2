import { Joi } from '@docusaurus/utils-validation';
import type { PageBuilder } from './core/pages/addedPages';
import type { Rule } from './core/rules/report';
import type { RuleSettings } from './core/rules/settings';
import type { SampleLanguage } from './core/samples/types';

/** Options of one documented API. */
export interface ApiOptions {
  /** The OpenAPI 3 or Swagger 2.0 document, relative to the site's folder. Other files that it names must lie in `root`. */
  spec: string;
  /** The folder that references may reach into, relative to the site's folder; that of the document if absent. */
  root?: string;
  /**
   * `tag`: a page for each tag, its operations as sections; a tag that is too large for one page becomes an index with
   * a page for each operation. `operation`: always a page for each operation.
   * Two operations with one id: the second is called `id-2`. Two tags with one `x-page.path`: an error. Operations
   * without a tag are grouped by the first segments of their paths, those that share none with others on a page of
   * "Other calls"; a webhook without a tag is on the page "Webhooks". An operation without a summary gets a title made
   * of the words of its operationId, or of its method and path.
   */
  pages: 'tag' | 'operation';
  /** Folder of the pages that do not say where they stand, below the docs' root. Empty: the root itself. */
  routeBase: string;
  /** Where the document's files can be edited, e.g. `https://host/repository/edit/main/`; the file and `#L<line>` follow. */
  editUrl?: string;
  /** Languages of code samples, in order: ids of ours, and objects that are languages of one's own. */
  samples: Array<string | SampleLanguage>;
  /**
   * Extensions without a meaning here that pages show, as they stand in the document: exact names, or the start of a name
   * and `*`. `['x-rate-limit', 'x-acme-*']`; `['x-*']` shows all. Default: none.
   */
  showExtensions: string[];
  /**
   * `true`: a document of one's own, where every structural slip, missing example or unused error code is an error.
   * `false`: somebody else's, where only what keeps a reader from being served is one.
   */
  strict: boolean;
  /**
   * Severities of rules by id, ours, Redocly's and `swagger-parser`: `{ 'unknown-tag': 'warning', 'operation-summary':
   * 'error', 'no-unused-components': 'off' }`. What would keep pages from being made is always an error.
   */
  rules: RuleSettings;
  /** Rules beside ours. */
  customRules: Rule[];
  /** Functions that add pages. A section of theirs is shown by any component of the theme, one of the site's own too. */
  pageBuilders: PageBuilder[];
}

export const DEFAULT_API_OPTIONS: ApiOptions = {
  spec: 'openapi/openapi.yaml',
  pages: 'tag',
  routeBase: 'api',
  samples: ['curl', 'fetch', 'node', 'python', 'java', 'go'],
  showExtensions: [],
  strict: false,
  rules: {},
  customRules: [],
  pageBuilders: [],
};

const KEBAB_CASE = Joi.string()
  .pattern(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
  .messages({ 'string.pattern.base': '{{#label}} must be in kebab-case' });

/** `x-name`, or the start of names: `x-acme-*`. */
export const EXTENSION_NAME = /^x-[^*\s]*\*?$/;

const regularExpression = Joi.string().custom((source: string) => new RegExp(source).source);

const sampleLanguage = Joi.object<SampleLanguage>({
  id: KEBAB_CASE.required(),
  label: Joi.string().required(),
  grammar: Joi.object({
    name: Joi.string().required(),
    comment: Joi.string(),
    string: regularExpression,
    keywords: Joi.string(),
  }).required(),
  side: Joi.valid('client', 'server', 'any').default('any'),
  write: Joi.function().required(),
});

export const apiOptionsSchema = Joi.object<ApiOptions>({
  spec: Joi.string().default(DEFAULT_API_OPTIONS.spec),
  root: Joi.string(),
  pages: Joi.string().valid('tag', 'operation').default(DEFAULT_API_OPTIONS.pages),
  routeBase: Joi.string()
    .allow('')
    .pattern(/^[^/].*[^/]$|^[^/]?$/)
    .default(DEFAULT_API_OPTIONS.routeBase),
  editUrl: Joi.string().uri({ scheme: ['http', 'https'] }),
  samples: Joi.array()
    .items(Joi.alternatives().conditional(Joi.object(), { then: sampleLanguage, otherwise: Joi.string() }))
    .unique((one, other) => (one.id ?? one) === (other.id ?? other))
    .messages({ 'array.unique': '{{#label}} has the id of another language' })
    .default(DEFAULT_API_OPTIONS.samples),
  showExtensions: Joi.array()
    .items(
      Joi.string()
        .pattern(EXTENSION_NAME)
        .messages({ 'string.pattern.base': '{{#label}} must start with `x-`; a `*` may only end it' }),
    )
    .default(DEFAULT_API_OPTIONS.showExtensions),
  strict: Joi.boolean().default(DEFAULT_API_OPTIONS.strict),
  rules: Joi.object()
    .pattern(Joi.string(), Joi.valid('error', 'warning', 'off'))
    .default(DEFAULT_API_OPTIONS.rules),
  customRules: Joi.array()
    .items(
      Joi.object({
        id: KEBAB_CASE.required(),
        severity: Joi.valid('error', 'warning'),
        strictOnly: Joi.valid(true),
        check: Joi.function().required(),
      }),
    )
    .unique('id')
    .default(DEFAULT_API_OPTIONS.customRules),
  pageBuilders: Joi.array().items(Joi.function()).default(DEFAULT_API_OPTIONS.pageBuilders),
});
