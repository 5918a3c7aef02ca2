import { Joi } from '@docusaurus/utils-validation';
import type { Rule } from '../document/core/rules/report';
import type { RuleSettings } from '../document/core/rules/settings';
import type { View } from '../document/core/view/types';
import type { SampleLanguage } from '../samples/core/sample/types';
import { EXTENSION_NAME } from './core/extensionName';
import type { OperationNote, PageBuilder, SiteFlows } from './core/pages/site/addedPages';

export interface ApiOptions {
  /**
   * The OpenAPI 3 or Swagger 2.0 document: a file, relative to the site folder, or a URL. Files it references must be
   * within `root`, or on the server of the URL. A URL is fetched once for each start or build. A list is joined to one
   * document: the first, and further files, URLs, or folders of documents.
   */
  spec: string | string[];
  /**
   * OpenAPI overlays, version 1.0 or 1.1, applied in this order before the document is read: files, relative to the
   * site folder, or URLs.
   */
  overlays: string[];
  /**
   * What of the document is shown. The rest is nowhere: not in pages, search, samples, downloads, the sandbox or the
   * changelog. `{}` hides what is marked `x-internal: true`.
   */
  view?: View;
  /** Folder that references may reach into, relative to the site folder. Without it: that of the document. */
  root?: string;
  /**
   * `tag`: a page per tag; a tag too large for one page gets an index and a page per operation. `operation`: always a
   * page per operation.
   */
  pages: 'tag' | 'operation';
  /** Folder below the docs root for pages without a path of their own. Empty: the root itself. */
  routeBase: string;
  /**
   * Where relative links of the document lead, such as `/docs/limits` in a description: an address, or `document` for
   * the origin of its `externalDocs`, contact or first server. Without it, they are links of this site.
   */
  docsUrl?: string;
  /**
   * `true`: each build fetches the images of descriptions and the `x-logo` that are elsewhere, and puts them into the site:
   * PNG, JPEG, GIF, WebP and AVIF, up to 5 MB each, from public servers. Without it, images are links, and such a logo is
   * left out: pages load nothing from other servers.
   */
  fetchImages?: boolean;
  /** Base of edit links, e.g. `https://host/repository/edit/main/`; the file and `#L<line>` are appended. */
  editUrl?: string;
  /** Languages of code samples, in order: built-in ids, or objects that define a language. */
  samples: Array<string | SampleLanguage>;
  /** Unknown extensions to show: exact names, or a prefix and `*`. `['x-acme-*']`; `['x-*']` shows all. */
  showExtensions: string[];
  /**
   * `true`: for your own document; structural errors, missing examples and unused error codes are errors. `false`: for
   * a third-party document; only what prevents its pages is an error.
   */
  strict: boolean;
  /**
   * Severities by rule id, ours, Redocly's or `swagger-parser`: `{ 'unknown-tag': 'off' }`. Fatal rules stay errors.
   */
  rules: RuleSettings;
  /** Rules of your own about the document. */
  customRules: Rule[];
  /** Folder of released versions, made by `livespec release`, for the changelog and "since 1.2". */
  released?: string;
  /** Functions that add pages. Their sections can use any component of the theme, including the site's own. */
  pageBuilders: PageBuilder[];
  /** Functions that add Markdown below the description of a call, such as links to pages that they know. */
  operationNotes: OperationNote[];
  /** What hand-written pages show of workflows: the preset sets it. */
  flows?: SiteFlows;
}

export const DEFAULT_API_OPTIONS: ApiOptions = {
  spec: 'openapi/openapi.yaml',
  overlays: [],
  pages: 'tag',
  routeBase: 'api',
  samples: ['curl', 'fetch', 'node', 'python', 'java', 'go'],
  showExtensions: [],
  strict: false,
  rules: {},
  customRules: [],
  pageBuilders: [],
  operationNotes: [],
};

const FILE_OR_URL = Joi.string()
  .pattern(/^(?!https?:)[a-z][a-z\d+.-]+:\/\//i, { invert: true })
  .messages({ 'string.pattern.invert.base': '{{#label}} must be a file, or an http or https URL' });

/** `!` alone, or nothing, chooses nothing. */
const CHOICE = Joi.array()
  .items(Joi.string().pattern(/^!?[^!]/))
  .min(1);

const URL_ONLY = Joi.string().pattern(/^https?:\/\//i);

const KEBAB_CASE = Joi.string()
  .pattern(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
  .messages({ 'string.pattern.base': '{{#label}} must be in kebab-case' });

const regularExpression = Joi.string().custom((source: string) => new RegExp(source).source);

const sampleLanguage = Joi.object<SampleLanguage>({
  id: KEBAB_CASE.required(),
  label: Joi.string().required(),
  names: Joi.array().items(Joi.string().pattern(/^[a-z\d]+$/)),
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
  spec: Joi.alternatives()
    .conditional(Joi.array(), { then: Joi.array().items(FILE_OR_URL).min(1), otherwise: FILE_OR_URL })
    .default(DEFAULT_API_OPTIONS.spec),
  overlays: Joi.array().items(FILE_OR_URL).default(DEFAULT_API_OPTIONS.overlays),
  view: Joi.object<View>({
    tags: CHOICE,
    paths: CHOICE,
    internal: Joi.boolean(),
    version: Joi.string().pattern(/^\d/),
  }),
  root: Joi.string().when('spec', {
    is: Joi.alternatives(URL_ONLY, Joi.array().items(URL_ONLY)).required(),
    // biome-ignore lint/suspicious/noThenProperty: Joi's name.
    then: Joi.forbidden().messages({ 'any.unknown': '{{#label}} is for files, and "spec" is a URL' }),
  }),
  pages: Joi.string().valid('tag', 'operation').default(DEFAULT_API_OPTIONS.pages),
  routeBase: Joi.string()
    .allow('')
    .pattern(/^[^/].*[^/]$|^[^/]?$/)
    .messages({ 'string.pattern.base': '{{#label}} must not start or end with `/`' })
    .default(DEFAULT_API_OPTIONS.routeBase),
  released: Joi.string(),
  docsUrl: Joi.alternatives(Joi.valid('document'), Joi.string().uri({ scheme: ['http', 'https'] })),
  fetchImages: Joi.boolean(),
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
  operationNotes: Joi.array().items(Joi.function()).default(DEFAULT_API_OPTIONS.operationNotes),
  flows: Joi.object().unknown().tag('internal'),
});
