import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { OpenApi } from '../openapi';
import { checkOptions } from '../shared/checkOptions';
import { ProblemsError } from '../shared/problem';
import type { Severities } from './options';

/** What the preset hands over: the options that say where things are. */
export interface CheckPluginOptions {
  api?: object;
  /** The document, if another plugin reads it. */
  source?: OpenApi;
  docs?: object;
  sandbox?: false | { backend?: string };
  /** Severities by rule id: `{ 'chinese-style': 'off' }`. */
  rules: Severities;
}

/** Checks a site while it is built. In the dev server, `livespec check --watch` does it beside. */
export default function check(
  context: LoadContext,
  { rules, source, ...site }: CheckPluginOptions & { id: string },
): Plugin<undefined> {
  const { siteDir, siteConfig, i18n } = context;
  return {
    name: 'check',
    async loadContent() {
      // All languages are checked at once.
      if (process.env.NODE_ENV === 'development' || i18n.currentLocale !== i18n.defaultLocale) return undefined;
      const [{ describeSite }, { runCheck }] = await Promise.all([import('./findTarget'), import('./runCheck')]);
      const target = describeSite(siteDir, siteConfig, { ...site, check: { rules } });
      const { problems } = await runCheck(target, { api: await source?.() });
      const errors = problems.filter(({ severity }) => severity === 'error');
      if (errors.length > 0) throw new ProblemsError(problems);
      if (problems.length > 0) console.warn(new ProblemsError(problems).message);
      return undefined;
    },
  };
}

export const checkRulesSchema = Joi.object()
  .pattern(Joi.string(), Joi.valid('error', 'warning', 'off'))
  .default({});

const schema = Joi.object<CheckPluginOptions & { id?: string }>({
  id: Joi.string(),
  api: Joi.object().unknown(),
  source: Joi.function(),
  docs: Joi.object().unknown(),
  sandbox: Joi.alternatives(Joi.valid(false), Joi.object().unknown()),
  rules: checkRulesSchema,
});

export function validateOptions({
  options,
}: OptionValidationContext<never, never>): CheckPluginOptions & { id: string } {
  return { id: 'default', ...checkOptions('@livespec/docusaurus/plugin-check', schema, options) };
}
