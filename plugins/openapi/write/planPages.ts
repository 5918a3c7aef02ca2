import type { MdxPage } from '../../shared/mdx/readMdx';
import { type BuiltSite, buildPages } from '../core/pages/build';
import type { PageMemory } from '../core/pages/memory';
import type { BuildOptions } from '../core/pages/site/options';
import { plannedPaths } from '../core/pages/site/plan';
import type { ApiInLanguage } from './inLanguages';
import { type HandwrittenPage, readHandwrittenPage } from './readHandwrittenPage';
import type { PagesTarget } from './types';

/** The pages in one language. Nothing is written before those in all languages are valid. */
export interface PlannedPages extends ApiInLanguage {
  /** Where they go. */
  folder: string;
  built: BuiltSite;
  /** By path of their page. */
  handwritten: ReadonlyMap<string, HandwrittenPage>;
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
  const facts = { model, parts: built.parts };
  const check = checkPage && ((file: string, page: MdxPage) => checkPage(file, page, facts));
  const folders = new Set([folder, docsDir]);
  const handwritten = new Map<string, HandwrittenPage>();
  for (const path of plannedPaths(built.plan)) {
    const { file, line } = built.plan.tags.find((tag) => tag.path === path)?.tag.source ?? api.model.source;
    const handPage = readHandwrittenPage(folders, path, { origin: `${file}:${line}`, check, parse });
    if (handPage) handwritten.set(path, handPage);
  }
  return { ...api, folder, built, handwritten };
}
