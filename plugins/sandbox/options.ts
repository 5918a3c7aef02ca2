import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

export interface SandboxPluginOptions {
  /** The OpenAPI document whose backend is run, relative to the site's folder. */
  spec: string;
  /** The folder that references may reach into, relative to the site's folder; that of the document if absent. */
  root?: string;
  /** A module whose default export is a `Backend`, relative to the site's folder; pages load it with the sandbox. */
  backend?: string;
}

const schema = Joi.object<SandboxPluginOptions>({
  spec: Joi.string().default('openapi/openapi.yaml'),
  root: Joi.string(),
  backend: Joi.string(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<SandboxPluginOptions>, SandboxPluginOptions & { id: string }>) {
  return validate(schema as never, options);
}
