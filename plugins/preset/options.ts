import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as ClassicOptions } from '@docusaurus/preset-classic';
import { Joi } from '@docusaurus/utils-validation';
import { type ApiOptions, apiOptionsSchema } from '../openapi';
import { type SearchOptions, searchOptionsSchema } from '../search';

/** Options as a site gives them. */
export interface Options extends Partial<Omit<PresetOptions, 'api' | 'search' | 'docs'>> {
  api?: Partial<ApiOptions>;
  search?: false | Partial<SearchOptions>;
  docs?: DocsOptions;
}

/** Options of the preset, with their defaults. */
export interface PresetOptions {
  /** The API whose pages stand among the others. Absent: only hand-written pages. */
  api?: ApiOptions;
  /** Options of `@docusaurus/plugin-content-docs`, for hand-written and generated pages alike. */
  docs: Record<string, unknown>;
  /** Are files like `page.$tab-key.mdx` tabs of their pages? */
  tabs: boolean;
  /** `false`: no search box. */
  search: false | SearchOptions;
  /** What answers calls in pages, `false` for nothing. */
  sandbox: false | { backend?: string };
  /** What `@docusaurus/preset-classic` takes besides. */
  classic: Omit<ClassicOptions, 'docs'>;
}

export const presetOptionsSchema = Joi.object<PresetOptions>({
  api: apiOptionsSchema,
  docs: Joi.object().unknown().default({}),
  tabs: Joi.boolean().default(true),
  search: Joi.alternatives(Joi.valid(false), searchOptionsSchema).default({}),
  sandbox: Joi.alternatives(Joi.valid(false), Joi.object({ backend: Joi.string() })).default({}),
  classic: Joi.object().unknown().default({}),
});
