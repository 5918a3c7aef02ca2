import type { MdxPage } from '../../shared/mdx/readMdx';
import { type BuiltSite, buildPages } from '../core/pages/build';
import type { PageMemory } from '../core/pages/memory';
import type { BuildOptions } from '../core/pages/site/options';
import { plannedPaths } from '../core/pages/site/plan';
import type { ApiInLanguage } from './inLanguages';
import { type FoundCompanion, readCompanion } from './readCompanion';
import type { PagesTarget } from './types';

/** The pages in one language. Nothing is written before those in all languages are valid. */
export interface PlannedPages extends ApiInLanguage {
  /** Where they go. */
  folder: string;
  built: BuiltSite;
  /** By path of their page. */
  companions: ReadonlyMap<string, FoundCompanion>;
}

export interface PlanTools {
  options: BuildOptions;
  memory: PageMemory | undefined;
  /** In the default language: the facts that hand-written parts name. */
  model: PlannedPages['model'];
}

export function planPages(
  api: ApiInLanguage,
  folder: string,
  { docsDir, checkPage, parsePage: parse }: PagesTarget,
  { options, memory, model }: PlanTools,
): PlannedPages {
  const built = buildPages(api.model, options, memory);
  const facts = { model, calls: built.calls };
  const check = checkPage && ((file: string, page: MdxPage) => checkPage(file, page, facts));
  const folders = new Set([folder, docsDir]);
  const companions = new Map<string, FoundCompanion>();
  for (const path of plannedPaths(built.plan)) {
    const { file, line } = built.plan.tags.find((tag) => tag.path === path)?.tag.source ?? api.model.source;
    const companion = readCompanion(folders, path, { origin: `${file}:${line}`, check, parse });
    if (companion) companions.set(path, companion);
  }
  return { ...api, folder, built, companions };
}
