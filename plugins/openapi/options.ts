import { Joi } from '@docusaurus/utils-validation';
import type { Rule } from './core/rules/report';
import type { RuleSettings } from './core/rules/settings';

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
  /** Ids of the languages of code samples, in order. */
  samples: string[];
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
};

const KEBAB_CASE = Joi.string()
  .pattern(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
  .messages({ 'string.pattern.base': '{{#label}} must be in kebab-case' });

/** `x-name`, or the start of names: `x-acme-*`. */
export const EXTENSION_NAME = /^x-[^*\s]*\*?$/;

export const apiOptionsSchema = Joi.object<ApiOptions>({
  spec: Joi.string().default(DEFAULT_API_OPTIONS.spec),
  root: Joi.string(),
  pages: Joi.string().valid('tag', 'operation').default(DEFAULT_API_OPTIONS.pages),
  routeBase: Joi.string()
    .allow('')
    .pattern(/^[^/].*[^/]$|^[^/]?$/)
    .default(DEFAULT_API_OPTIONS.routeBase),
  editUrl: Joi.string().uri({ scheme: ['http', 'https'] }),
  samples: Joi.array().items(Joi.string()).default(DEFAULT_API_OPTIONS.samples),
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
});
