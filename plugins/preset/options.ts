import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as ClassicOptions } from '@docusaurus/preset-classic';
import { Joi } from '@docusaurus/utils-validation';
import { type CheckPluginOptions, checkRulesSchema } from '../check';
import { type ConsoleOptions, consoleOptionsSchema } from '../console';
import { type DemoOptions, demoOptionsSchema } from '../demos';
import { type ApiContent, type ApiOptions, apiOptionsSchema } from '../openapi';
import { policySchema, type RuntimeOptions } from '../runtime';
import { type SearchOptions, searchOptionsSchema } from '../search';

/** Options as a site gives them. */
export interface Options
  extends Partial<Omit<PresetOptions, 'api' | 'search' | 'docs' | 'demos' | 'check' | 'console'>> {
  api?: Partial<ApiOptions>;
  search?: false | Partial<SearchOptions>;
  docs?: DocsOptions;
  demos?: false | (Partial<Omit<DemoOptions, 'actions'>> & { actions?: Partial<DemoOptions['actions']> });
  check?: false | Partial<Pick<CheckPluginOptions, 'rules'>>;
  console?: false | Partial<ConsoleOptions>;
}

/** Options of the preset, with their defaults. */
export interface PresetOptions {
  /** The document and its pages. Without it, there are only hand-written pages. */
  api?: ApiOptions;
  /** Folder of Arazzo documents, `*.arazzo.yaml`: each workflow gets a page, and calls link to theirs. */
  flows?: string;
  /** What `livespec document` knows of pages that it has written before the build. */
  written?: ApiContent;
  /**
   * Options of `@docusaurus/plugin-content-docs`, for hand-written and generated pages. `sidebarPath` need not be set
   * if the site has `sidebars.ts` or `sidebars.js`.
   */
  docs: Record<string, unknown>;
  /** Makes tabs of files like `page.$tab-key.mdx`. */
  tabs: boolean;
  /** Makes `<Demo>` and `<EmbeddedEditor>` work; `false`: neither. */
  demos: false | DemoOptions;
  /** The search box; `false`: none. A site with `themeConfig.algolia` has none, either. */
  search: false | SearchOptions;
  /** The sandbox and **Try it**; `false`: neither. */
  sandbox: false | { backend?: string; stateless?: boolean };
  /** Where **Try it** sends requests; `false`: no **Try it**. */
  console: false | ConsoleOptions;
  /** Checks in builds that pages, translations and samples say what the document says. */
  check: false | Pick<CheckPluginOptions, 'rules'>;
  /** Makes hosts enforce the Content-Security-Policy of the build, with these sources; `false`: headers are left to the site. */
  policy?: RuntimeOptions['policy'];
  /** Other options of `@docusaurus/preset-classic`. Without `blog`, there is one if the site has a folder `blog`. */
  classic: Omit<ClassicOptions, 'docs'>;
}

const PARTS_OF_CLASSIC = ['blog', 'debug', 'gtag', 'googleTagManager', 'pages', 'sitemap', 'svgr'] as const;

export const presetOptionsSchema = Joi.object<PresetOptions>({
  api: apiOptionsSchema,
  flows: Joi.string(),
  written: Joi.any().tag('internal'),
  docs: Joi.object().unknown().default({}),
  tabs: Joi.boolean().default(true),
  demos: demoOptionsSchema.allow(false).default({}),
  search: searchOptionsSchema.allow(false).default({}),
  sandbox: Joi.object({ backend: Joi.string(), stateless: Joi.boolean() }).allow(false).default({}),
  console: consoleOptionsSchema.allow(false).default({}),
  check: Joi.object({ rules: checkRulesSchema }).allow(false).default(false),
  policy: policySchema,
  classic: Joi.object({
    docs: Joi.forbidden().messages({ 'any.unknown': '{{#label}} is not allowed: use `docs`' }),
    ...Object.fromEntries(PARTS_OF_CLASSIC.map((key) => [key, Joi.any()])),
    theme: Joi.object({ customCss: Joi.alternatives(Joi.string(), Joi.array().items(Joi.string())) }).unknown(),
  }).default({}),
});
