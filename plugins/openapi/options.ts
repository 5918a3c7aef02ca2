import { Joi } from '@docusaurus/utils-validation';
import type { PageBuilder } from './core/pages/addedPages';
import type { Rule } from './core/rules/report';
import type { RuleSettings } from './core/rules/settings';
import type { SampleLanguage } from './core/samples/types';

/** Options of one documented API. */
export interface ApiOptions {
  /** The OpenAPI 3 or Swagger 2.0 document, relative to the site folder. Files it references must be within `root`. */
  spec: string;
  /** Folder that references may reach into, relative to the site folder; default: that of the document. */
  root?: string;
  /**
   * `tag`: one page per tag; a tag too large for one page becomes an index with a page per operation. `operation`:
   * always one page per operation. A duplicate operation id gets the suffix `-2`; a duplicate `x-page.path` is an
   * error. Operations without a tag are grouped by the first segments of their paths, single ones on the page "Other
   * calls", webhooks on "Webhooks". An operation without a summary is titled after its operationId, or its method and
   * path.
   */
  pages: 'tag' | 'operation';
  /** Folder below the docs root for pages without a path of their own. Empty: the root itself. */
  routeBase: string;
  /** Base of edit links, e.g. `https://host/repository/edit/main/`; the file and `#L<line>` are appended. */
  editUrl?: string;
  /** Languages of code samples, in order: built-in ids, or objects that define a language. */
  samples: Array<string | SampleLanguage>;
  /**
   * Unknown extensions to show as written: exact names, or a prefix and `*`. `['x-rate-limit', 'x-acme-*']`; `['x-*']`
   * shows all. Default: none.
   */
  showExtensions: string[];
  /**
   * `true`: your own document; every structural error, missing example or unused error code is an error. `false`: a
   * third-party document; only what prevents its pages is an error.
   */
  strict: boolean;
  /**
   * Severities of rules by id, whether ours, Redocly's or `swagger-parser`: `{ 'unknown-tag': 'warning',
   * 'operation-summary': 'error', 'no-unused-components': 'off' }`. What prevents pages is always an error.
   */
  rules: RuleSettings;
  /** Additional rules. */
  customRules: Rule[];
  /** Functions that add pages. Their sections can use any component of the theme, including the site's own. */
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

/** `x-name`, or a prefix: `x-acme-*`. */
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
