import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { type ApiOptions, apiSchema, type OpenApi } from '../openapi';
import { checkOptions } from '../shared/checkOptions';

export interface SandboxPluginOptions {
  /** The document to run. Needed only if no `plugin-docs` of the site has one. */
  api?: ApiOptions | OpenApi;
  /** Module whose default export is a `Backend`, relative to the site directory; pages load it with the sandbox. */
  backend?: string;
  /** Folder of the static files in which `livespec document` has written what pages fetch, in place of a document. */
  written?: string;
  /** Whether each call is answered from the document, whatever was created or removed before. */
  stateless?: boolean;
}

export const OWNER = '@livespec/docusaurus/plugin-sandbox';

export const sandboxOptionsSchema = Joi.object<SandboxPluginOptions>({
  api: apiSchema,
  backend: Joi.string(),
  written: Joi.string().tag('internal'),
  stateless: Joi.boolean(),
});

export function validateOptions({
  options,
}: OptionValidationContext<never, never>): SandboxPluginOptions & { id: string } {
  return { ...checkOptions(OWNER, sandboxOptionsSchema, options), id: 'default' };
}
