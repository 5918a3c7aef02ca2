import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import { DEFAULT_OPTIONS } from '@docusaurus/plugin-content-docs/lib/options.js';
import type { LoadContext } from '@docusaurus/types';
import { createSidebarGenerator } from '../navigation';
import { splitPage, TAB_FILES } from '../tabs';
import { slimFrontMatter } from './build/slimPage';
import { acceptData } from './dev/acceptData';
import { makeLive } from './dev/live/makeLive';
import { drawDiagrams } from './markdown/drawDiagrams';
import { escapeFrontMatter } from './markdown/escapeFrontMatter';
import { pinFacts } from './markdown/pinFacts';
import type { DocsSite } from './site';

/** Options of `@docusaurus/plugin-content-docs`: those of the site, and ours. */
export function contentOptions(
  context: LoadContext,
  { options, folders, isDevServer, quotes, parts, demos, exclude, api }: DocsSite,
  sidebarFile?: string,
): PluginOptions {
  const { docs, tabs } = options;
  const isGenerator = docs.sidebarItemsGenerator !== DEFAULT_OPTIONS.sidebarItemsGenerator;
  return {
    ...docs,
    ...(sidebarFile === undefined ? {} : { sidebarPath: sidebarFile }),
    include: [...docs.include, ...(tabs ? [`!${TAB_FILES}`] : [])],
    // The docs plugin reads it on every load.
    get exclude() {
      return exclude();
    },
    sidebarItemsGenerator: isGenerator ? docs.sidebarItemsGenerator : createSidebarGenerator(context, folders.docsBase),
    beforeDefaultRemarkPlugins: [
      ...docs.beforeDefaultRemarkPlugins,
      quotes.fillQuotes,
      pinFacts(api, folders.docsBase),
      drawDiagrams,
      parts.fillParts,
      ...(demos ? [demos.placeDemos] : []),
      ...(isDevServer ? [acceptData, makeLive] : []),
    ],
    remarkPlugins: [...docs.remarkPlugins, slimFrontMatter, escapeFrontMatter, ...(tabs ? [splitPage] : [])],
  };
}
