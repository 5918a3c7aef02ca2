import { restoreNumbers } from '../../../document/core/grammar/writtenNumbers';
import type { ApiModel } from '../model/types';
import { changelogPage } from './kinds/changelogPage';
import { errorsPages } from './kinds/errorsPage';
import { modelPages } from './kinds/modelPages';
import { overviewPage } from './kinds/overviewPage';
import { tagPages } from './kinds/tagPages';
import { addedPages } from './site/addedPages';
import { createSiteContext } from './site/context';
import type { BuildOptions } from './site/options';
import { plannedPaths, type SitePlan, type TagPlan } from './site/plan';
import type { ApiPage } from './site/types';

/** Makes the page at `path` alone: of the others, only addresses are planned. `undefined`: there is none. */
export function buildPage(path: string, model: ApiModel, options: BuildOptions): ApiPage | undefined {
  const site = createSiteContext(model, options, (plan) => {
    const [tag] = tagsAt(path, plan);
    return tag ? { ...model, operations: tag.operations, webhooks: tag.operations, errors: [] } : model;
  });
  const { plan } = site;
  const { locale = 'en', pageBuilders = [], releases = [] } = options;
  function* candidates(): Generator<ApiPage> {
    if (path === plan.overview) yield overviewPage(site);
    for (const tag of tagsAt(path, plan)) yield* tagPages(tag, site);
    if (isBelow(path, plan.models[0]?.path)) yield* modelPages(site);
    if (plan.errors !== undefined && isBelow(path, plan.errors)) yield* errorsPages(plan.errors, site);
    if (plan.changelog !== undefined && path === plan.changelog) yield changelogPage(path, releases, site);
    const linksAt = (place: string) => site.viewAt(place).links;
    if (pageBuilders.length > 0) yield* addedPages(pageBuilders, { model, locale, linksAt }, plannedPaths(plan));
  }
  for (const page of candidates()) if (page.path === path) return restoreNumbers(page, model.numbers);
  return undefined;
}

/** The tag of a page, with only those operations that the page shows; also of a page of inner types below it. */
function tagsAt(path: string, { tags, operationPages }: SitePlan): TagPlan[] {
  return tags.flatMap((tag) => {
    if (path === tag.path || !tag.split) return isBelow(path, tag.path) ? [tag] : [];
    const operations = tag.operations.filter(({ id }) => isBelow(path, operationPages.get(id)));
    return operations.length > 0 ? [{ ...tag, operations }] : [];
  });
}

function isBelow(path: string, base: string | undefined): boolean {
  return base !== undefined && (path === base || path.startsWith(`${base}/`));
}
