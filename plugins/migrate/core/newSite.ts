import { isObject } from '../../shared/core/json';
import { joinPath } from '../../shared/siteLink';
import { type OldApi, PAN } from './types';

/** An instance of `plugin-docs` in the new site. */
export interface NewApi {
  id: string;
  spec: string;
  pages: 'tag' | 'operation';
  /** Without slashes at the ends. */
  route: string;
  /** The folder of its pages, relative to the site folder: outside of the docs that other instances read. */
  folder: string;
  showExtensions: boolean;
  versions: NewVersion[];
  /** The name of the newest version, if there are others. */
  label?: string;
}

/** An older version, which the new site has as a version of the docs. */
export interface NewVersion {
  /** The id that the old API has here. */
  id: string;
  name: string;
  label?: string;
  spec: string;
  route: string;
}

/** What the new site makes of each document: pages where the old ones were. Versions elsewhere become APIs of their own. */
export function planApis(apis: readonly OldApi[]): NewApi[] {
  const isBelow = (api: OldApi) => {
    const main = api.versionOf && apis.find(({ id }) => id === api.versionOf?.id);
    return main !== undefined && api.route === `${main.route}/${api.versionOf?.name}`;
  };
  return apis
    .filter((api) => !isBelow(api))
    .map((api) => {
      const older = apis.filter((other) => other.versionOf?.id === api.id && isBelow(other));
      return {
        id: api.id,
        spec: api.spec,
        // The old tool makes a page of each operation, Redoc one of all.
        pages: api.peer === PAN ? ('operation' as const) : ('tag' as const),
        route: joinPath(api.route, api.part ?? ''),
        folder: `api/${api.id}`,
        showExtensions: api.options.showExtensions === true,
        versions: older.map(({ id, spec, route, versionOf }) => ({ id, spec, route, ...nameOf(versionOf) })),
        ...(older.length > 0 && labelOf(api)),
      };
    });
}

function nameOf(version: OldApi['versionOf']): { name: string; label?: string } {
  return { name: version?.name ?? '', ...(version?.label !== undefined && { label: version.label }) };
}

function labelOf({ options: { label, version } }: OldApi): { label?: string } {
  const text = label ?? version;
  return typeof text === 'string' ? { label: text } : {};
}

/** The sending of requests that all documents share in the new site. */
export interface NewConsole {
  /** `false`: no document had it. */
  isShown: boolean;
  proxy?: string;
}

export function planConsole(apis: readonly OldApi[]): NewConsole {
  const proxies = new Set(apis.flatMap(({ options: { proxy } }) => (typeof proxy === 'string' ? [proxy] : [])));
  const [proxy] = proxies;
  return {
    isShown: apis.some(({ peer, options }) => peer !== PAN || options.hideSendButton !== true),
    // There, an address follows the proxy and a slash; here, it is encoded.
    ...(proxies.size === 1 && proxy !== undefined && { proxy: `${proxy.replace(/\/$/, '')}/` }),
  };
}

/** Whether a site has another search than that of the new plugins. */
export function hasSearch(themeConfig: unknown, names: string[]): boolean {
  return (isObject(themeConfig) && themeConfig.algolia !== undefined) || names.some((name) => /search/.test(name));
}
