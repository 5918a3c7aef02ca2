import { type PluginOptions, validateOptions as validateDocsOptions } from '@docusaurus/plugin-content-docs';
import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { type DemoOptions, demoOptionsSchema } from '../demos';
import { type ApiContent, type ApiOptions, apiSchema, type OpenApi } from '../openapi';
import { checkOptions } from '../shared/checkOptions';

export interface DocsPluginOptions {
  /** Tells instances apart, as in `@docusaurus/plugin-content-docs`. */
  id: string;
  /** Options of `@docusaurus/plugin-content-docs`, for hand-written and generated pages. */
  docs: PluginOptions;
  /** The document and its pages. Without it, there are only hand-written pages. */
  api?: ApiOptions | OpenApi;
  /** What `livespec document` knows of the pages that it has written before the build. */
  written?: ApiContent;
  /** Makes tabs of files like `page.$tab-key.mdx`. Needs `plugin-tabs`, which shows them. */
  tabs?: boolean;
  /** Makes `<Demo>` work. Needs `plugin-demos`, which shows them, with the same options. */
  demos?: DemoOptions;
}

const OWNER = '@livespec/docusaurus/plugin-docs';

export const docsPluginSchema = Joi.object<Omit<DocsPluginOptions, 'docs' | 'id'> & { docs: object; id?: string }>({
  id: Joi.string(),
  docs: Joi.object().unknown().default({}),
  api: apiSchema,
  written: Joi.any().tag('internal'),
  tabs: Joi.boolean(),
  demos: demoOptionsSchema,
});

export function validateOptions({ options }: OptionValidationContext<never, never>): DocsPluginOptions {
  const { docs, id = 'default', ...rest } = checkOptions(OWNER, docsPluginSchema, options);
  const validate = (docsSchema: Joi.ObjectSchema<PluginOptions>, given: unknown) =>
    checkOptions(`${OWNER}, \`docs\``, docsSchema.keys({ id: Joi.string() }), given);
  const validated = validateDocsOptions({ validate, options: { id, ...docs } });
  return { ...rest, id, docs: validated };
}
