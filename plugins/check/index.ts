import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { checkOptions } from '../shared/checkOptions';
import { type Problem, ProblemsError } from '../shared/problem';
import { describeSite } from './findTarget';
import type { Severities } from './options';
import type { CheckTask } from './worker';

/** What the preset hands over: the options that say where things are. */
export interface CheckPluginOptions {
  api?: object;
  /** Another plugin of the site reads the document, and reports its problems. */
  isDocumentRead: boolean;
  docs?: object;
  sandbox?: false | { backend?: string };
  /** Severities by rule id: `{ 'chinese-style': 'off' }`. */
  rules: Severities;
}

type Outcome = { problems: Problem[] } | { error: unknown };

/** Checks a site while it is built. In the dev server, `livespec check --watch` does it beside. */
export default function check(
  context: LoadContext,
  { rules, isDocumentRead, ...site }: CheckPluginOptions & { id: string },
): Plugin<undefined> {
  const { siteDir, siteConfig, i18n } = context;
  // All languages are checked at once.
  const isNeeded = process.env.NODE_ENV === 'production' && i18n.currentLocale === i18n.defaultLocale;
  const target = describeSite(siteDir, siteConfig, { ...site, check: { rules } });
  const outcome = isNeeded ? startCheck({ target, lint: !isDocumentRead }) : undefined;
  return {
    name: 'check',
    async loadContent() {
      const found = await outcome;
      if (!found) return undefined;
      if ('error' in found) throw found.error;
      const { problems } = found;
      if (problems.some(({ severity }) => severity === 'error')) throw new ProblemsError(problems);
      if (problems.length > 0) console.warn(new ProblemsError(problems).message);
      return undefined;
    },
  };
}

/** Checks beside the build, which loads its content on one core meanwhile. */
async function startCheck(task: CheckTask): Promise<Outcome> {
  const worker = new Worker(join(__dirname, 'worker.js'), { workerData: task });
  try {
    const [problems] = await once(worker, 'message');
    return { problems };
  } catch (error) {
    return { error };
  }
}

export const checkRulesSchema = Joi.object()
  .pattern(Joi.string(), Joi.valid('error', 'warning', 'off'))
  .default({});

const schema = Joi.object<CheckPluginOptions & { id?: string }>({
  id: Joi.string(),
  api: Joi.object().unknown(),
  isDocumentRead: Joi.boolean().default(false),
  docs: Joi.object().unknown(),
  sandbox: Joi.alternatives(Joi.valid(false), Joi.object().unknown()),
  rules: checkRulesSchema,
});

export function validateOptions({
  options,
}: OptionValidationContext<never, never>): CheckPluginOptions & { id: string } {
  return { id: 'default', ...checkOptions('@livespec/docusaurus/plugin-check', schema, options) };
}
