import presetClassic from '@docusaurus/preset-classic';
import type { LoadContext, PluginConfig, PluginOptions, Preset, PresetConfig } from '@docusaurus/types';
import { checkOptions } from '../shared/checkOptions';
import { type Options, presetOptionsSchema } from './options';
import { wordSearch } from './wordSearch';

export type { Options } from './options';

const TWO_PRESETS =
  'This site has `@livespec/docusaurus` and the classic preset, which both bring the docs. Take the classic one out, and ' +
  'move its options to `classic` and `docs` of the other. To keep it, use the plugins `@livespec/docusaurus/plugin-openapi` ' +
  'and `plugin-docs` instead of the preset.';

/** Adds our plugins to `@docusaurus/preset-classic`; as themes, since their components override the classic theme's. */
export default function preset(context: LoadContext, given: Options): Preset {
  if (context.siteConfig.presets.some(isClassic)) throw new Error(TWO_PRESETS);
  const { api, docs, tabs, demos, search, sandbox, classic } = checkOptions(
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
    ...(demos ? [plugin('demos', { ...demos })] : []),
    ...(api && sandbox ? [plugin('sandbox', { spec: api.spec, ...(api.root && { root: api.root }), ...sandbox })] : []),
    ...(search ? [...(search.resultsPage ? [wordSearch(context, docs)] : []), plugin('search', { ...search })] : []),
    plugin('docs', { docs, tabs, ...(demos && { demos }), ...(api && { api }) }),
  ];
  return { plugins: base.plugins ?? [], themes: [...(base.themes ?? []), ...plugins] };
}

function isClassic(preset: PresetConfig): boolean {
  const name = Array.isArray(preset) ? preset[0] : preset;
  return name === 'classic' || name === '@docusaurus/classic' || name === '@docusaurus/preset-classic';
}

function plugin(name: string, options: PluginOptions = {}): PluginConfig {
  return [require.resolve(`../${name}`), options];
}
