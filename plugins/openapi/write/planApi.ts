import type { SpecDocument } from '../../document/core';
import { applySettings, type RuleSettings } from '../../document/core/rules/settings';
import { type Problem, ProblemsError } from '../../shared/problem';
import type { ApiModel } from '../core/model/types';
import type { BuildOptions } from '../core/pages/site/options';
import { type ApiInLanguage, inDefaultLanguage, type TranslatedApi, translateApi } from './inLanguages';
import { type PlannedPages, planPages } from './planPages';
import { toPart } from './readHandwrittenPage';
import type { RunMemory } from './runMemory';
import type { PagesTarget } from './types';

export interface ReadApi {
  document: SpecDocument;
  problems: readonly Problem[];
  model: ApiModel;
  releases: ApiModel[] | undefined;
}

export interface ApiPlan {
  /** In the language of the site. */
  shown: PlannedPages;
  /** In the default language, if it is another one. */
  others: PlannedPages[];
  problems: Problem[];
  /** Hand-written pages that are part of generated ones. */
  handwritten: string[];
  /** Errors in these: nothing may be written. */
  slips: Problem[];
  placeOf: TranslatedApi['placeOf'] | undefined;
}

export interface PlanTools {
  siteDir: string;
  rules: RuleSettings;
  memory: RunMemory;
  optionsFor(to: PagesTarget, language: ApiInLanguage): BuildOptions;
}

/** Plans the pages in all languages. Throws `ProblemsError` if they cannot be made. */
export async function planApi(
  { document, problems: known, model, releases }: ReadApi,
  target: PagesTarget,
  { siteDir, rules, memory, optionsFor }: PlanTools,
): Promise<ApiPlan> {
  const { docsDir, defaultLocale, localized } = target;
  const plan = (api: ApiInLanguage, folder: string) =>
    planPages(api, folder, target, {
      options: optionsFor(target, api),
      memory: memory.pagesIn(api.locale),
      model,
    });
  const inDefault = plan(inDefaultLanguage(model, defaultLocale, releases), docsDir);
  if (!localized)
    return { ...partsOf([inDefault]), shown: inDefault, others: [], problems: [...known], placeOf: undefined };
  const translation = await translateApi(document, releases, localized, siteDir);
  const texts = applySettings(translation.problems.texts, rules);
  const problems = [...known, ...texts];
  if (texts.some(({ severity }) => severity === 'error')) throw new ProblemsError(problems);
  problems.push(...applySettings(translation.problems.words, rules));
  const shown = plan(translation, localized.docsDir);
  return { ...partsOf([inDefault, shown]), shown, others: [inDefault], problems, placeOf: translation.placeOf };
}

/** Languages may share a hand-written page. */
function partsOf(languages: PlannedPages[]): Pick<ApiPlan, 'handwritten' | 'slips'> {
  const found = new Map(languages.flatMap((one) => [...one.handwritten.values()].map((part) => [part.file, part])));
  const parts = [...found.values()];
  return { handwritten: [...new Set(parts.flatMap(toPart))], slips: parts.flatMap(({ problems }) => problems) };
}
