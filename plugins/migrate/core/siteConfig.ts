import { isObject, type JsonObject, list } from '../../shared/core/json';

/** The parts of a site's configuration that a migration reads. */
export type SiteConfig = JsonObject;

/** A plugin, preset or theme of a configuration. */
export interface Entry {
  name: string;
  options: JsonObject;
}

/** Lists entries that have a name; functions and `false` have none. */
export function entriesOf(config: SiteConfig, key: 'plugins' | 'presets' | 'themes'): Entry[] {
  return list(config[key]).flatMap((entry) => {
    const [name, options] = Array.isArray(entry) ? entry : [entry];
    return typeof name === 'string' ? [{ name, options: isObject(options) ? options : {} }] : [];
  });
}

/** A name as written, or the path that `require.resolve` makes of it. */
export function isPackage(name: string, id: string): boolean {
  return name === id || name.split(/[\\/]/).join('/').includes(`node_modules/${id}/`);
}

/** An instance of the docs plugin. */
export interface DocsInstance {
  /** Of the plugin; `classic` and the like of a preset, as `docsPluginId` names it. */
  id: string;
  /** Relative to the site folder. */
  path: string;
  /** Without slashes at the ends. */
  route: string;
  isPreset: boolean;
  sidebarPath?: string;
}

const CLASSIC = /(^|\/)(preset-)?classic$/;

export function listDocs(config: SiteConfig): DocsInstance[] {
  const instances: DocsInstance[] = [];
  const add = (id: string, options: JsonObject, isPreset: boolean) => {
    const { path = 'docs', routeBasePath = 'docs', sidebarPath } = options;
    instances.push({
      id,
      path: trimSlashes(String(path).replace(/^\.\//, '')),
      route: trimSlashes(String(routeBasePath)),
      isPreset,
      ...(typeof sidebarPath === 'string' && { sidebarPath }),
    });
  };
  for (const { name, options } of entriesOf(config, 'presets')) {
    const isClassic = CLASSIC.test(name) || isPackage(name, '@docusaurus/preset-classic');
    if (isClassic && options.docs !== false) add('classic', isObject(options.docs) ? options.docs : {}, true);
  }
  for (const { name, options } of entriesOf(config, 'plugins')) {
    const isDocs =
      /^(@docusaurus\/)?(plugin-)?content-docs$/.test(name) || isPackage(name, '@docusaurus/plugin-content-docs');
    if (isDocs) add(typeof options.id === 'string' ? options.id : 'default', options, false);
  }
  return instances;
}

export function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
