import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { OpenApi } from '../openapi';
import { checkOptions } from '../shared/checkOptions';
import { ProblemsError } from '../shared/problem';
import type { Severities } from './options';

/** Where things are: what the other plugins of the site are given. */
export interface CheckPluginOptions {
  /** Options of the document, as `plugin-docs` has them. Without it, only what needs no document is checked. */
  api?: object;
  /** The document, if another plugin reads it. */
  source?: OpenApi;
  /** Folder of Arazzo documents that use the document, `*.arazzo.yaml`. */
  flows?: string;
  /** Options of `@docusaurus/plugin-content-docs` that say where pages are and how they are read. */
  docs?: object;
  /** Options of `plugin-sandbox`, so that its backend is checked, too; `false`: the site has no sandbox. */
  sandbox?: false | { backend?: string };
  /** Severities by [rule](RULES.md): `{ 'chinese-style': 'off' }`. */
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

export const checkPluginSchema = Joi.object<CheckPluginOptions & { id?: string }>({
  id: Joi.string().tag('internal'),
  api: Joi.object().unknown(),
  source: Joi.function().tag('internal'),
  flows: Joi.string(),
  docs: Joi.object().unknown(),
  sandbox: Joi.alternatives(Joi.valid(false), Joi.object().unknown()),
  rules: checkRulesSchema,
});

export function validateOptions({
  options,
}: OptionValidationContext<never, never>): CheckPluginOptions & { id: string } {
  return { id: 'default', ...checkOptions('@livespec/docusaurus/plugin-check', checkPluginSchema, options) };
}
