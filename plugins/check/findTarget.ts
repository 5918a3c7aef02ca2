import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { NumberPrefixParser } from '@docusaurus/plugin-content-docs';
import { getPluginI18nPath } from '@docusaurus/utils';
import type { View } from '../document/core';
import type { StripNumber } from '../navigation';
import { Refusal } from '../shared/commandLine';
import { isUrl } from '../shared/core/isUrl';
import { CURRENT_VERSION } from '../shared/core/versionKey';
import { nameBelow } from '../shared/files';
import type { MarkdownSettings } from '../shared/mdx/parsePage';
import { showPath } from '../shared/outFolder';
import { requireSite } from '../shared/requireSite';
import { joinPath } from '../shared/siteLink';
import type { CheckTarget, Severities } from './options';

const OURS = '@livespec/docusaurus';

interface SiteConfig {
  staticDirectories: string[];
  markdown: MarkdownSettings;
  i18n: {
    defaultLocale: string;
    locales: string[];
    path: string;
    localeConfigs?: Record<string, { path?: string }>;
  };
  presets: unknown[];
  plugins: unknown[];
  themes: unknown[];
}

interface DocsOptions {
  path?: string;
  routeBasePath?: string;
  numberPrefixParser?: boolean | NumberPrefixParser;
  disableVersioning?: boolean;
  lastVersion?: string;
  onlyIncludeVersions?: string[];
  versions?: { current?: { path?: string } };
}

interface SiteOptions {
  api?: {
    spec?: string | string[];
    root?: string;
    overlays?: string[];
    view?: View;
    strict?: boolean;
    rules?: Severities;
    pages?: 'tag' | 'operation';
    routeBase?: string;
  };
  flows?: string;
  docs?: DocsOptions;
  sandbox?: false | { backend?: string };
  check?: false | { rules?: Severities };
}

/** Describes a site folder, or a document alone. */
export async function findTarget(
  {
    path,
    spec,
    isStrict,
    root,
    overlays = [],
    flows = [],
    view,
  }: Pick<CheckTarget, 'root'> &
    Partial<Pick<CheckTarget, 'spec' | 'overlays' | 'flows' | 'view'>> & { path: string; isStrict: boolean },
  cwd: string,
): Promise<CheckTarget> {
  const withFlows = (target: CheckTarget) => {
    const names = flows.map((name) => nameBelow(name, target.baseDir));
    return { ...target, flows: [...new Set([...target.flows, ...names])] };
  };
  if (spec !== undefined) return withFlows({ ...targetOfSpec(spec, cwd), root, overlays, view, strict: isStrict });
  requireSite(path, showPath(path, cwd), 'Name the folder of a site, or an OpenAPI document.');
  const site = await targetOfSite(path);
  return withFlows({ ...site, overlays: [...site.overlays, ...overlays], view: view ?? site.view });
}

/** Documents without a site. `cwd`: base of a document at a URL. */
function targetOfSpec(spec: string | string[], cwd: string): CheckTarget {
  const [first = '', ...parts] = [spec].flat();
  const [baseDir, name] = isUrl(first) ? [cwd, first] : [dirname(first), basename(first)];
  return { ...DEFAULT_TARGET, baseDir, spec: parts.length > 0 ? [name, ...parts] : name };
}

/** What is checked of a document alone, except for its file. */
export const DEFAULT_TARGET: Omit<CheckTarget, 'baseDir'> = {
  overlays: [],
  flows: [],
  strict: false,
  specRules: {},
  pages: 'tag',
  routeBase: 'api',
  docsBase: '',
  exclude: [],
  defaultLocale: 'en',
  translations: [],
  languages: [],
  staticDirs: [],
  followedFile: 'followed.json',
  lockFile: 'check.lock.json',
  rules: {},
};

/** Reads the configuration of a site, as Docusaurus does. Throws if there is none. */
export async function targetOfSite(siteDir: string): Promise<CheckTarget> {
  const { loadSiteConfig } = await import('@docusaurus/core/lib/server/config.js');
  const { siteConfig } = (await loadSiteConfig({ siteDir })) as unknown as { siteConfig: SiteConfig };
  const given = findOptions(siteConfig);
  if (!given) throw new Refusal(`The site in \`${siteDir}\` does not use \`${OURS}\`.`);
  return describeSite(siteDir, siteConfig, given);
}

/** `given`: the options of our preset. */
export function describeSite(siteDir: string, siteConfig: SiteConfig, given: SiteOptions): CheckTarget {
  const { i18n, staticDirectories } = siteConfig;
  const { api, flows, docs = {}, sandbox, check } = given;
  const { path: docsDir = 'docs', numberPrefixParser } = docs;
  const at = (...parts: string[]) => nameBelow(join(siteDir, ...parts), siteDir);
  const pathOf = (locale: string) => i18n.localeConfigs?.[locale]?.path ?? locale;
  const others = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  return {
    ...DEFAULT_TARGET,
    baseDir: siteDir,
    ...(api && { spec: api.spec ?? 'openapi/openapi.yaml', strict: api.strict ?? false, specRules: api.rules ?? {} }),
    root: api?.root,
    overlays: api?.overlays ?? [],
    view: api?.view,
    flows: api && flows !== undefined ? [nameBelow(resolve(siteDir, flows), siteDir)] : [],
    pages: api?.pages ?? 'tag',
    routeBase: api?.routeBase ?? 'api',
    docsBase: docsBaseOf(siteDir, docs),
    docsDir,
    stripNumber: stripNumberOf(numberPrefixParser),
    markdown: siteConfig.markdown,
    defaultLocale: i18n.defaultLocale,
    i18n: {
      ...i18n,
      localeConfigs: Object.fromEntries(i18n.locales.map((locale) => [locale, { path: pathOf(locale) }])),
    },
    translations: others.map((locale) => {
      const folder = join(i18n.path, pathOf(locale));
      const localizationDir = join(siteDir, folder);
      const pages = getPluginI18nPath({
        localizationDir,
        pluginName: 'docusaurus-plugin-content-docs',
        pluginId: 'default',
      });
      return {
        locale,
        pagesDir: nameBelow(join(pages, 'current'), siteDir),
        messagesFile: at(folder, 'openapi/messages.yaml'),
        flowsFile: at(folder, 'openapi/flows.yaml'),
        commentsFile: nameBelow(join(pages, 'comments.json'), siteDir),
      };
    }),
    languages: i18n.locales.map((locale) => ({ locale, folder: at(i18n.path, pathOf(locale)) })),
    staticDirs: staticDirectories.filter((folder) => existsSync(join(siteDir, folder))),
    backend: sandbox ? sandbox.backend : undefined,
    followedFile: at(i18n.path, 'followed.json'),
    rules: check ? (check.rules ?? {}) : {},
  };
}

/** The address of the docs folder's own version: below that of a released one, unless options say otherwise. */
function docsBaseOf(siteDir: string, { routeBasePath = 'docs', versions, ...docs }: DocsOptions): string {
  const isReleased = existsSync(join(siteDir, 'versions.json')) && !docs.disableVersioning;
  const isOnlyOne = docs.onlyIncludeVersions?.every((name) => name === CURRENT_VERSION);
  const isLast = !isReleased || isOnlyOne || docs.lastVersion === CURRENT_VERSION;
  const base = [routeBasePath, versions?.current?.path ?? (isLast ? '' : 'next')];
  return joinPath(...base.map((part) => part.replace(/^\/+|\/+$/g, '')));
}

function stripNumberOf(parser: boolean | NumberPrefixParser | undefined): StripNumber | undefined {
  if (typeof parser === 'function') return (name) => parser(name).filename;
  return parser === false ? (name) => name : undefined;
}

function findOptions({ presets, plugins, themes }: SiteConfig): SiteOptions | undefined {
  for (const entry of [...presets, ...plugins, ...themes]) {
    const [name, options = {}] = Array.isArray(entry) ? entry : [entry];
    if (name === OURS || name === `${OURS}/plugin-docs`) return options as SiteOptions;
  }
  return undefined;
}
