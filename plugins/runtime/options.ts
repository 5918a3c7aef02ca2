import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { checkOptions } from '../shared/checkOptions';

export interface RuntimeOptions {
  /**
   * Sources that [the policy of the build](#content-security-policy) cannot know, by directive, such as
   * `{ 'connect-src': ['https://stats.example.com'] }`; `false`: the build writes none, and headers are left to the site.
   */
  policy?: false | Record<string, string[]>;
}

const OWNER = '@livespec/docusaurus/plugin-runtime';

export const policySchema = Joi.object()
  .pattern(/^[a-z]+(?:-[a-z]+)*$/, Joi.array().items(Joi.string().pattern(/^[^\s;,"]+$/)))
  .allow(false);

export const runtimeOptionsSchema = Joi.object<RuntimeOptions>({ policy: policySchema });

export function validateOptions({ options }: OptionValidationContext<never, never>): RuntimeOptions & { id: string } {
  return { ...checkOptions(OWNER, runtimeOptionsSchema, options), id: 'default' };
}
