import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import { DEFAULT_OPTIONS } from '@docusaurus/plugin-content-docs/lib/options.js';
import type { LoadContext } from '@docusaurus/types';
import { createSidebarGenerator } from '../navigation';
import { splitPage, TAB_FILES } from '../tabs';
import { slimFrontMatter } from './build/slimPage';
import { acceptData } from './dev/acceptData';
import { makeLive } from './dev/live/makeLive';
import { escapeFrontMatter } from './markdown/escapeFrontMatter';
import type { DocsSite } from './site';
import type { FillPage } from './versions/fillPages';

/** Options of `@docusaurus/plugin-content-docs`: those of the site, and ours. */
export function contentOptions(
  context: LoadContext,
  { options, versions, folders, isDevServer, demos, exclude }: DocsSite,
  fillPage: FillPage,
  sidebarFile?: string,
): PluginOptions {
  const { docs, tabs } = options;
  const baseOf = (name: string) =>
    (versions.find((version) => version.folders.name === name)?.folders ?? folders).docsBase;
  const isGenerator = docs.sidebarItemsGenerator !== DEFAULT_OPTIONS.sidebarItemsGenerator;
  return {
    ...docs,
    ...(sidebarFile === undefined ? {} : { sidebarPath: sidebarFile }),
    include: [...docs.include, ...(tabs ? [`!${TAB_FILES}`] : [])],
    // The docs plugin reads it on every load.
    get exclude() {
      return exclude();
    },
    sidebarItemsGenerator: isGenerator ? docs.sidebarItemsGenerator : createSidebarGenerator(context, baseOf),
    beforeDefaultRemarkPlugins: [
      ...docs.beforeDefaultRemarkPlugins,
      () => fillPage,
      ...(demos ? [demos.placeDemos] : []),
      ...(isDevServer ? [acceptData, makeLive] : []),
    ],
    remarkPlugins: [...docs.remarkPlugins, slimFrontMatter, escapeFrontMatter, ...(tabs ? [splitPage] : [])],
  };
}
