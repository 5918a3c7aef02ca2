import type { ApiModel } from '../model/types';
import { hasServerChoice } from '../serverAddress';
import { describeServer } from '../view/overview';
import { describeSecurityScheme } from '../view/security';
import type { OperationIndexPage, SecuritySchemeView, ServerView } from '../view/types';
import { restoreNumbers } from '../writtenNumbers';
import { createSiteContext } from './context';
import { errorsPages } from './errorsPage';
import type { PageMemory } from './memory';
import { modelPages } from './modelPages';
import { buildOperationIndex } from './operationIndex';
import type { BuildOptions } from './options';
import { overviewPage } from './overviewPage';
import type { SitePlan } from './plan';
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
export function buildPages(model: ApiModel, options: BuildOptions, memory?: PageMemory): BuiltSite {
  const site = createSiteContext(model, options);
  const { plan } = site;
  memory?.begin(model, plan);
  const { links } = site.viewAt(plan.overview);
  const known = (page: ApiPage) => memory?.recognise(page) ?? page;
  function* describe(): Generator<ApiPage> {
    yield known(overviewPage(site));
    for (const tag of plan.tags) {
      const make = () => tagPages(tag, site);
      yield* memory ? memory.recall(tag, make) : make();
    }
    if (plan.models.length > 0) {
      for (const page of modelPages(site)) yield known(page);
    }
    if (plan.errors !== undefined) {
      for (const page of errorsPages(plan.errors, site)) yield known(page);
    }
  }
  function* pages(): Generator<ApiPage> {
    for (const page of describe()) yield restoreNumbers(page, model.numbers);
  }
  return {
    plan,
    index: buildOperationIndex(plan),
    security: model.securitySchemes.map((scheme) => describeSecurityScheme(scheme, links)),
    servers: hasServerChoice(model.servers) ? model.servers.map((server) => describeServer(server, links)) : [],
    pages,
  };
}
