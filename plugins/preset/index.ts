import presetClassic from '@docusaurus/preset-classic';
import type { LoadContext, PluginConfig, PluginOptions, Preset } from '@docusaurus/types';
import { checkOptions } from '../shared/checkOptions';
import { type PresetOptions, presetOptionsSchema } from './options';
import { wordSearch } from './wordSearch';

export type { PresetOptions } from './options';

/** Adds our plugins to `@docusaurus/preset-classic`; as themes, since their components override the classic theme's. */
export default function preset(context: LoadContext, given: Partial<PresetOptions>): Preset {
  const { api, docs, tabs, search, sandbox, classic } = checkOptions(
    '@livespec/docusaurus',
    presetOptionsSchema,
    given,
  );
  const base = presetClassic(context, { blog: false, ...classic, docs: false });
  const plugins: PluginConfig[] = [
    plugin('appearance'),
    plugin('runtime'),
    plugin('navigation'),
    plugin('openapi'),
    ...(tabs ? [plugin('tabs')] : []),
    ...(api && sandbox ? [plugin('sandbox', { spec: api.spec, ...(api.root && { root: api.root }), ...sandbox })] : []),
    ...(search ? [...(search.resultsPage ? [wordSearch(context, docs)] : []), plugin('search', { ...search })] : []),
    plugin('docs', { docs, tabs, ...(api && { api }) }),
  ];
  return { plugins: base.plugins ?? [], themes: [...(base.themes ?? []), ...plugins] };
}

function plugin(name: string, options: PluginOptions = {}): PluginConfig {
  return [require.resolve(`../${name}`), options];
}
