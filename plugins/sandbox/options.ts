import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { checkOptions } from '../shared/checkOptions';

export interface SandboxPluginOptions {
  /** The OpenAPI document to run, relative to the site directory. */
  spec: string;
  /** Folder that references may reach into, relative to the site directory. Default: the document's folder. */
  root?: string;
  /** Module whose default export is a `Backend`, relative to the site directory; pages load it with the sandbox. */
  backend?: string;
}

const schema = Joi.object<SandboxPluginOptions & { id?: string }>({
  id: Joi.string(),
  spec: Joi.string().default('openapi/openapi.yaml'),
  root: Joi.string(),
  backend: Joi.string(),
});

export function validateOptions({
  options,
}: OptionValidationContext<never, never>): SandboxPluginOptions & { id: string } {
  return { id: 'default', ...checkOptions('@livespec/docusaurus/plugin-sandbox', schema, options) };
}
