import { restoreNumbers } from '../../../document/core/grammar/writtenNumbers';
import type { Download } from '../download/formats';
import { offeredFormats } from '../download/printDocument';
import type { ApiModel, Server } from '../model/types';
import type { FillableCalls } from '../readerValues/types';
import { describeServer } from '../view/overview';
import { describeCalls } from '../view/samples/describeCalls';
import { describeSecurityScheme } from '../view/security';
import type { OperationIndexPage, SecuritySchemeView, ServerView } from '../view/types';
import { changelogPage } from './kinds/changelogPage';
import { errorsPages } from './kinds/errorsPage';
import { modelPages } from './kinds/modelPages';
import { buildOperationIndex } from './kinds/operationIndex';
import { overviewPage } from './kinds/overviewPage';
import { tagPages } from './kinds/tagPages';
import type { PageMemory } from './memory';
import { createPartFinder, type PartFinder } from './partFinder';
import { addedPages } from './site/addedPages';
import { createSiteContext } from './site/context';
import type { BuildOptions } from './site/options';
import { plannedPaths, type SitePlan } from './site/plan';
import type { ApiPage } from './site/types';

/** Of one server; variables beyond it stay open. */
const MOST_ADDRESSES = 50;

export interface BuiltSite {
  plan: SitePlan;
  download: Download;
  index: OperationIndexPage[];
  security: SecuritySchemeView[];
  /** Empty unless readers have a choice. */
  servers: ServerView[];
  /** Addresses that requests go to, with the `{variables}` that have no list of values: of all servers, and of those that give tokens. */
  addresses: string[];
  parts: PartFinder;
  /** Requests of the samples, for readers who fill in their own values. */
  samples(): FillableCalls;
  /** A generator, so that the pages of a large document are never all in memory. */
  pages(): Generator<ApiPage>;
}

/** Builds all pages of a model. `memory`: of earlier runs with the same options. */
export function buildPages(model: ApiModel, options: BuildOptions, memory?: PageMemory): BuiltSite {
  const site = createSiteContext(model, options);
  const { plan } = site;
  const { links } = site.viewAt(plan.overview);
  const { locale = 'en', pageBuilders = [] } = options;
  const linksAt = (path: string) => site.viewAt(path).links;
  const added = addedPages(pageBuilders, { model, locale, linksAt }, plannedPaths(plan));
  const { notesOf } = site.viewAt(plan.overview);
  memory?.begin(
    model,
    plan,
    site.history(),
    model.operations.map((operation) => notesOf?.(operation)),
  );
  const known = (page: ApiPage) => memory?.recognise(page) ?? page;
  function* describe(): Generator<ApiPage> {
    yield known(overviewPage(site));
    for (const tag of plan.tags) {
      const make = () => tagPages(tag, site);
      yield* memory ? memory.recall(tag, make) : make();
    }
    if (plan.models.length > 0) {
      const make = () => modelPages(site);
      yield* memory ? memory.recallModels(site, make) : make();
    }
    if (plan.errors !== undefined) {
      for (const page of errorsPages(plan.errors, site)) yield known(page);
    }
    const { releases = [] } = options;
    if (plan.changelog !== undefined) yield known(changelogPage(plan.changelog, releases, site));
    for (const page of added) yield known(page);
  }
  function* pages(): Generator<ApiPage> {
    for (const page of describe()) yield restoreNumbers(page, model.numbers);
  }
  const security = model.securitySchemes.map((scheme) => describeSecurityScheme(scheme, links));
  return {
    plan,
    download: { folder: plan.hrefOf(plan.overview), formats: offeredFormats(model) },
    index: buildOperationIndex(plan),
    security,
    servers: model.servers.map((server) => describeServer(server, links)),
    addresses: listAddresses(model, security),
    parts: createPartFinder(site, options.flows?.parts({ model, locale, linksAt })),
    samples: () => restoreNumbers(describeCalls(plan.tags, model, site.words.samples), model.numbers),
    pages,
  };
}

function listAddresses({ servers, operations }: ApiModel, security: readonly SecuritySchemeView[]): string[] {
  const ofServers = [servers, ...operations.map((operation) => operation.servers)].flat().flatMap(fillChoices);
  const ofTokens = security.flatMap(({ flows, openIdConnectUrl, oauth2MetadataUrl }) => [
    ...flows.flatMap(({ urls }) => urls.map(({ url }) => url)),
    openIdConnectUrl,
    oauth2MetadataUrl,
  ]);
  return [...new Set([...ofServers, ...ofTokens])].filter((url) => url !== undefined);
}

/** The addresses of a server, one for each of the values that its variables may have. */
function fillChoices({ url, variables }: Server): string[] {
  return variables.reduce(
    (urls, { name, enum: values }) => {
      const isFew = values.length > 0 && values.length * urls.length <= MOST_ADDRESSES;
      return isFew ? urls.flatMap((text) => values.map((value) => text.replaceAll(`{${name}}`, () => value))) : urls;
    },
    [url],
  );
}
