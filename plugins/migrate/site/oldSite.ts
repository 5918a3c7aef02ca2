import { type ApiModel, loadMigrationTools, type SiteAddresses } from '../../openapi';
import type { JsonObject } from '../../shared/core/json';
import type { Problem } from '../../shared/problem';
import { joinPath } from '../../shared/siteLink';
import { type NewApi, type NewVersion, planApis } from '../core/newSite';
import { listOldCategories, listOldPages, type PageOptions } from '../core/pan/oldPages';
import { newAddress } from '../core/redirects';
import { listRedocHashes } from '../core/redoc/oldHashes';
import { type OldApi, type OldTarget, PAN } from '../core/types';
import { openDocument } from './openDocument';

/** An old API, with its pages in the new site. */
export interface MovedApi {
  api: OldApi;
  /** The instance that has its pages. */
  instance: NewApi;
  version?: NewVersion;
  model?: ApiModel;
  title: string;
  addresses: SiteAddresses;
  /** Generated pages, by their path below the site folder. */
  pages: OldLink[];
  /** Hashes of its page. */
  hashes: OldLink[];
  problems: Problem[];
}

export interface OldLink {
  /** Below the site folder; absent for what was not made of a file. */
  file?: string;
  /** The id of the doc, for sidebars. */
  docId?: string;
  from: string;
  title: string;
  target: OldTarget;
  to: string;
  /** Leads to the same part of the document. */
  isExact: boolean;
}

/** Reads the documents, and finds the new address of all that had one. */
export async function moveApis(siteDir: string, apis: readonly OldApi[]): Promise<MovedApi[]> {
  const moved: MovedApi[] = [];
  for (const instance of planApis(apis)) {
    for (const version of [undefined, ...instance.versions]) {
      const api = apis.find(({ id }) => id === (version ?? instance).id);
      if (api) moved.push(await moveApi(siteDir, api, instance, version));
    }
  }
  return moved;
}

async function moveApi(siteDir: string, api: OldApi, instance: NewApi, version?: NewVersion): Promise<MovedApi> {
  const { spec, route } = version ?? instance;
  const { root, model, problems } = await openDocument(siteDir, { spec, pages: instance.pages });
  const overview = `/${route}`;
  const { listAddresses, pageWords } = await loadMigrationTools();
  const addresses: SiteAddresses = model
    ? listAddresses(model, { pages: instance.pages, routeBase: '', docsBase: route }, pageWords('en'))
    : { overview, pages: new Set([overview]), operation: none, tag: none, schema: none, heading: none };
  const lead = (target: OldTarget) => {
    const to = newAddress(target, addresses);
    return { target, to, isExact: target.kind === 'overview' || to !== addresses.overview };
  };
  const title = model?.title ?? api.id;
  const isPan = api.peer === PAN;
  return {
    api,
    instance,
    ...(version && { version }),
    ...(model && { model }),
    title,
    addresses,
    pages: root && isPan ? pagesOf(root, api).map(({ target, ...page }) => ({ ...page, ...lead(target) })) : [],
    hashes: root && !isPan ? listRedocHashes(root).map(({ at, target }) => ({ from: at, title, ...lead(target) })) : [],
    problems,
  };
}

function none(): undefined {
  return undefined;
}

function pagesOf(
  root: JsonObject,
  { route, outputDir = '', docIdBase, options }: OldApi,
): Array<Omit<OldLink, 'to' | 'isExact'>> {
  const settings = options as PageOptions & { label?: unknown };
  const pages = listOldPages(root, settings).map(({ at, file, title, target }) => ({
    file: joinPath(outputDir, file),
    ...(docIdBase !== undefined && { docId: docIdBase + at }),
    from: `/${joinPath(route, at)}`,
    title,
    target,
  }));
  if (settings.sidebarOptions?.categoryLinkSource !== 'auto') return pages;
  const base = (docIdBase ?? '').replace(/\/$/, '');
  const above = base !== '' && route.endsWith(base) ? route.slice(0, -base.length).replace(/\/$/, '') : route;
  const categories = listOldCategories(root, base, settings.label);
  return [...pages, ...categories.map(({ at, target }) => ({ from: `/${joinPath(above, at)}`, title: at, target }))];
}

/** The name by which hand-written pages show an operation. */
export function operationName({ model }: MovedApi, method: string, path: string): string | undefined {
  const isSame = (each: { method: string; path: string }) =>
    each.method.toLowerCase() === method.toLowerCase() && each.path === path;
  const operation = model?.operations.find(isSame);
  return operation && (operation.operationId ?? operation.id);
}
