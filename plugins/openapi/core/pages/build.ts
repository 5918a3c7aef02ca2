import type { ApiModel } from '../model/types';
import { hasServerChoice } from '../serverAddress';
import { describeServer } from '../view/overview';
import { describeSecurityScheme } from '../view/security';
import type { OperationIndexPage, SecuritySchemeView, ServerView } from '../view/types';
import { restoreNumbers } from '../writtenNumbers';
import { type AddedPagesOptions, addedPages } from './addedPages';
import { errorsPages } from './errorsPage';
import { createLinks } from './links';
import type { PageMemory } from './memory';
import { modelPages } from './modelPages';
import { buildOperationIndex } from './operationIndex';
import type { BuildOptions, PageWords } from './options';
import { overviewPage } from './overviewPage';
import { plannedPaths, planSite, type SitePlan } from './plan';
import { tagPages } from './tagPages';
import type { ApiPage } from './types';

export interface BuiltSite {
  plan: SitePlan;
  /** The index of all calls, page by page. */
  index: OperationIndexPage[];
  security: SecuritySchemeView[];
  /** The servers, where a reader has a choice; otherwise none. */
  servers: ServerView[];
  /** Pages one by one, so that a large document is never held whole. */
  pages(): Generator<ApiPage>;
}

/** Everything that the site says about an API, from its model alone. `memory`: of the runs before, with these options. */
export function buildPages(model: ApiModel, options: BuildOptions & AddedPagesOptions, memory?: PageMemory): BuiltSite {
  const plan = planSite(nameRest(model, options.words), options);
  memory?.begin(model, plan);
  const linksAt = createLinks(model, plan, options);
  const { words, locale = 'en', pageBuilders = [] } = options;
  const added = addedPages(pageBuilders, { model, locale, linksAt }, plannedPaths(plan));
  const known = (page: ApiPage) => memory?.recognise(page) ?? page;
  function* describe(): Generator<ApiPage> {
    yield known(overviewPage(model, plan, linksAt(plan.overview), words));
    for (const tag of plan.tags) {
      const make = () => tagPages(tag, plan, model, linksAt, options);
      yield* memory ? memory.recall(tag, make) : make();
    }
    if (plan.models.length > 0) {
      for (const page of modelPages(model, plan, linksAt, words)) yield known(page);
    }
    if (plan.errors !== undefined) {
      for (const page of errorsPages(model, plan, plan.errors, linksAt(plan.errors), words)) yield known(page);
    }
    for (const page of added) yield known(page);
  }
  function* pages(): Generator<ApiPage> {
    for (const page of describe()) yield restoreNumbers(page, model.numbers);
  }
  return {
    plan,
    index: buildOperationIndex(plan),
    security: model.securitySchemes.map((scheme) => describeSecurityScheme(scheme, linksAt(plan.overview))),
    servers: hasServerChoice(model.servers)
      ? model.servers.map((server) => describeServer(server, linksAt(plan.overview)))
      : [],
    pages,
  };
}

/** Operations that nothing groups are all calls, or other ones than those above them. */
function nameRest(model: ApiModel, words: PageWords): ApiModel {
  const title = model.tags.length === 1 ? words.calls : words.otherCalls;
  return { ...model, tags: model.tags.map((tag) => (tag.isRest ? { ...tag, title } : tag)) };
}
