import { type PluginOptions, validateOptions as validateDocsOptions } from '@docusaurus/plugin-content-docs';
import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { type ApiOptions, apiOptionsSchema } from '../openapi';
import { checkOptions } from '../shared/checkOptions';

export interface DocsPluginOptions {
  docs: PluginOptions;
  /** Absent: only hand-written pages. */
  api?: ApiOptions;
  /** Treats files like `page.$tab-key.mdx` as tabs of their pages. Needs `plugins/tabs`, which shows them. */
  tabs?: boolean;
}

const schema = Joi.object<Omit<DocsPluginOptions, 'docs'> & { docs: object; id?: string }>({
  id: Joi.string(),
  docs: Joi.object().unknown().default({}),
  api: apiOptionsSchema,
  tabs: Joi.boolean(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<never, never>): DocsPluginOptions & { id: string } {
  const { docs, api, tabs, id = 'default' } = checkOptions('plugins/docs', schema, options);
  const validated = validateDocsOptions({ validate, options: { id, ...docs } } as never);
  return { id, docs: validated, ...(api ? { api } : {}), ...(tabs ? { tabs } : {}) };
}
