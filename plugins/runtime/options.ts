import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { checkOptions } from '../shared/checkOptions';
import { DIRECTIVE, SOURCE } from './policy/policy';

export interface RuntimeOptions {
  /**
   * Makes hosts enforce [the policy of the build](#content-security-policy), with sources that no page shows, by directive, such as
   * `{ 'connect-src': ['https://stats.example.com'] }`, or `{}`; `false`: the build writes none, and headers are left to the site.
   */
  policy?: false | Record<string, string[]>;
}

const OWNER = '@livespec/docusaurus/plugin-runtime';

export const policySchema = Joi.object()
  .pattern(DIRECTIVE, Joi.array().items(Joi.string().pattern(SOURCE)))
  .allow(false);

export const runtimeOptionsSchema = Joi.object<RuntimeOptions>({ policy: policySchema });

export function validateOptions({ options }: OptionValidationContext<never, never>): RuntimeOptions & { id: string } {
  return { ...checkOptions(OWNER, runtimeOptionsSchema, options), id: 'default' };
}
