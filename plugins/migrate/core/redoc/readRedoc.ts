import { isObject, type JsonObject } from '../../../shared/core/json';
import { joinPath } from '../../../shared/siteLink';
import { entriesOf, isPackage, type SiteConfig, trimSlashes } from '../siteConfig';
import type { OldApi } from '../types';

const REDOCUSAURUS = 'redocusaurus';
/** What `redocusaurus` is made of. */
const PLUGIN = 'docusaurus-plugin-redoc';

export const REDOC_PACKAGES = [REDOCUSAURUS, PLUGIN, 'docusaurus-theme-redoc', 'redoc'];

/**
 * Lists the documents that `redocusaurus` shows: those of `specs`, and those that it finds in a folder. `findSpecs` lists the
 * files of a folder, relative to it.
 */
export function readRedoc(config: SiteConfig, findSpecs: (folder: string) => string[]): OldApi[] {
  const presets = entriesOf(config, 'presets').filter(({ name }) => isPackage(name, REDOCUSAURUS));
  const plugins = entriesOf(config, 'plugins').filter(({ name }) => isPackage(name, PLUGIN));
  const found = presets.flatMap(({ options }) => {
    const specs = [options.specs ?? []].flat().filter(isObject);
    const inFolder = specs.length === 0 || options.openapi ? listFolder(options, findSpecs) : [];
    return [...specs, ...inFolder];
  });
  return [...found, ...plugins.map(({ options }) => options)].map(toApi);
}

function listFolder({ openapi }: JsonObject, findSpecs: (folder: string) => string[]): JsonObject[] {
  const { path = 'openapi', routeBasePath = '/api' } = isObject(openapi) ? openapi : {};
  const folder = String(path).replace(/\/+$/, '');
  return findSpecs(folder)
    .filter((file) => /(^|\/|\.)openapi\.(yaml|json)$/.test(file))
    .sort()
    .map((file) => {
      // `pets/index.openapi.yaml` is `/api/pets`; `pets/openapi.yaml` keeps its name, as there.
      const route = file.replace(/(\/index)?\.openapi\.(yaml|json)$/, '').replace(/\/*$/, '');
      return { id: route, spec: `${folder}/${file}`, route: joinPath(trimSlashes(String(routeBasePath)), route) };
    });
}

function toApi(options: JsonObject, index: number): OldApi {
  const { id: given, spec, route } = options;
  const id = typeof given === 'string' ? given.replace(/[^\w-]+/g, '-') : `api-${index + 1}`;
  return {
    peer: REDOCUSAURUS,
    id,
    spec: String(spec),
    // Without a route, only pages of the site have shown it.
    route: typeof route === 'string' ? trimSlashes(route) : `api/${id}`,
    options,
  };
}
