import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin, PluginContentLoadedActions } from '@docusaurus/types';
import { groupRoutes } from './groupRoutes';
import { markInstance } from './markInstance';
import { divideSidebars } from './sidebars/divideSidebars';
import { slimMetadata } from './slimPage';
import { slimVersion } from './slimVersion';

/** Adds the routes of the docs plugin, with less in each page. Returns whether sidebars come in parts. */
export async function addRoutes(
  base: Pick<Plugin<LoadedContent>, 'contentLoaded'>,
  content: LoadedContent,
  actions: PluginContentLoadedActions,
  { id, isDevServer }: { id: string; isDevServer: boolean },
): Promise<boolean> {
  const slim = slimMetadata(actions);
  const divided = isDevServer ? undefined : divideSidebars(slim, id);
  await base.contentLoaded?.({
    content,
    actions: markInstance(groupRoutes(slimVersion(divided?.actions ?? slim, content))),
  });
  return (await divided?.finish()) ?? false;
}
