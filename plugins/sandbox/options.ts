import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { checkOptions } from '../shared/checkOptions';

export interface SandboxPluginOptions {
  /** The OpenAPI document whose backend is run, relative to the site's folder. */
  spec: string;
  /** The folder that references may reach into, relative to the site's folder; that of the document if absent. */
  root?: string;
  /** A module whose default export is a `Backend`, relative to the site's folder; pages load it with the sandbox. */
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
  return { id: 'default', ...checkOptions('plugins/sandbox', schema, options) };
}
