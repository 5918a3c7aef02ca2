import { existsSync } from 'node:fs';
import { join } from 'node:path';
import presetClassic from '@docusaurus/preset-classic';
import type { LoadContext, PluginConfig, PluginOptions, Preset, PresetConfig } from '@docusaurus/types';
import { highlightCode } from '../appearance';
import { apiParts } from '../docs';
import { createFlowPages } from '../flows/pages/createFlowPages';
import { type ApiOptions, openApi } from '../openapi';
import { wordSearch } from '../search';
import { checkOptions } from '../shared/checkOptions';
import { labelCells } from '../shared/core/labelCells';
import { type Options, type PresetOptions, presetOptionsSchema } from './options';
import { siteStyles } from './siteStyles';

export type { Options } from './options';

const TWO_PRESETS =
  'This site has `@livespec/docusaurus` and the classic preset, which both bring the docs. Take the classic one out, and ' +
  'move its options to `classic` and `docs` of the other. To keep it, use the plugins `@livespec/docusaurus/plugin-openapi` ' +
  'and `plugin-docs` instead of the preset.';

const TWO_SEARCHES =
  'This site has `themeConfig.algolia` and the option `search` of `@livespec/docusaurus`. Remove one of them.';

/** Where the templates of create-docusaurus keep their sidebars. */
const SIDEBARS = ['sidebars.ts', 'sidebars.js'];

/** Adds our plugins to `@docusaurus/preset-classic`; as themes, since their components override the classic theme's. */
export default function preset(context: LoadContext, given: Options): Preset {
  if (context.siteConfig.presets.some(isClassic)) throw new Error(TWO_PRESETS);
  const options = checkOptions('@livespec/docusaurus', presetOptionsSchema, given);
  const { siteDir } = context;
  const { tabs, demos, sandbox, console: tryIt, check, written, policy } = options;
  const { algolia, prism } = context.siteConfig.themeConfig;
  if (algolia && given.search) throw new Error(TWO_SEARCHES);
  const search = algolia ? false : options.search;
  const sidebarPath = SIDEBARS.map((name) => join(siteDir, name)).find(existsSync);
  const docs: PresetOptions['docs'] = { ...(sidebarPath && { sidebarPath }), ...options.docs };
  const isPlayable = sandbox !== false && tryIt !== false;
  const api = options.api && openApi(context, withFlows(context, options.api, options.flows, isPlayable));
  const flows = options.flows === undefined ? {} : { flows: options.flows };
  const highlight = [highlightCode, { prism, samples: options.api?.samples }];
  const highlighted = <Given extends object>(content: Given) => {
    const { beforeDefaultRehypePlugins = [] } = content as { beforeDefaultRehypePlugins?: unknown[] };
    return { ...content, beforeDefaultRehypePlugins: [...beforeDefaultRehypePlugins, highlight, () => labelCells] };
  };
  const { blog = existsSync(join(siteDir, 'blog')) && {}, pages = {}, theme, ...classic } = options.classic;
  const { customCss, ...themeOptions } = theme ?? {};
  const base = presetClassic(context, {
    ...classic,
    ...(theme && { theme: themeOptions }),
    docs: false,
    blog: blog && highlighted(withParts(siteDir, blog)),
    pages: pages && highlighted(withParts(siteDir, pages)),
  });
  const plugins: PluginConfig[] = [
    plugin('appearance'),
    plugin('runtime', { policy }),
    plugin('messages'),
    plugin('navigation'),
    plugin('markdown'),
    plugin('openapi'),
    ...(tabs ? [plugin('tabs')] : []),
    ...(demos ? [plugin('demos', { ...demos })] : []),
    ...(api && sandbox ? [plugin('sandbox', { ...sandbox, api })] : []),
    ...(api && sandbox && tryIt ? [plugin('console', { ...tryIt })] : []),
    ...(api && isPlayable && options.flows !== undefined ? [plugin('flows')] : []),
    ...(api && isPlayable && search ? [plugin('mcp')] : []),
    ...(search ? [...(search.resultsPage ? [wordSearch(context, docs)] : []), plugin('search', { ...search })] : []),
    ...(check
      ? [plugin('check', { ...(api && { api: { ...options.api }, source: api, ...flows }), docs, sandbox, ...check })]
      : []),
    plugin('docs', {
      docs: highlighted(docs),
      tabs,
      ...(demos && { demos }),
      ...(api && { api }),
      ...(written && { written }),
    }),
  ];
  const styles = customCss ? [siteStyles(siteDir, customCss)] : [];
  return { plugins: base.plugins ?? [], themes: [...(base.themes ?? []), ...plugins, ...styles] };
}

/** Adds the pages of workflows to those of the document. */
function withFlows(context: LoadContext, api: ApiOptions, folder: string | undefined, isPlayable: boolean): ApiOptions {
  if (folder === undefined) return api;
  const { pageBuilder, operationNote, flows } = createFlowPages(context, folder, { ...api, isPlayable });
  return {
    ...api,
    pageBuilders: [...api.pageBuilders, pageBuilder],
    operationNotes: [...api.operationNotes, operationNote],
    flows,
  };
}

/** Pages outside of the docs show parts of the document, too. */
function withParts<Given extends object>(siteDir: string, content: Given) {
  const { beforeDefaultRemarkPlugins = [] } = content as { beforeDefaultRemarkPlugins?: unknown[] };
  return { ...content, beforeDefaultRemarkPlugins: [...beforeDefaultRemarkPlugins, [apiParts, { siteDir }]] };
}

function isClassic(preset: PresetConfig): boolean {
  const name = Array.isArray(preset) ? preset[0] : preset;
  return typeof name === 'string' && /^(@docusaurus\/)?(preset-)?classic$|[\\/]preset-classic[\\/]/.test(name);
}

function plugin(name: string, options: PluginOptions = {}): PluginConfig {
  return [require.resolve(join(__dirname, '..', name)), options];
}
