import type { LoadedContent, PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { isGeneratedPage } from '../../openapi';

/**
 * Every page loads the metadata of all pages, for cards that list pages. Generated pages appear in no cards: only their
 * ids stay. Of the sidebars, it leaves out what only the build reads.
 */
export function slimVersion(
  actions: PluginContentLoadedActions,
  { loadedVersions }: LoadedContent,
): PluginContentLoadedActions {
  const generated = new Set<string>();
  for (const { id, source } of loadedVersions.flatMap(({ docs }) => docs)) {
    if (isGeneratedPage(source)) generated.add(id);
  }
  const slimRoute = (route: RouteConfig): RouteConfig => ({
    ...route,
    ...(isVersion(route.props) ? { props: { ...route.props, version: slim(route.props.version, generated) } } : {}),
    ...(route.routes ? { routes: route.routes.map(slimRoute) } : {}),
  });
  return { ...actions, addRoute: (route) => actions.addRoute(slimRoute(route)) };
}

function isVersion(props: RouteConfig['props']): props is { version: PropVersionMetadata } {
  return typeof props?.version === 'object' && props.version !== null && 'docs' in props.version;
}

function slim(version: PropVersionMetadata, generated: ReadonlySet<string>): object {
  const docs = Object.entries(version.docs).map(([id, doc]) => [id, generated.has(id) ? {} : doc]);
  const sidebars = Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map(slimItem)]);
  return { ...version, docs: Object.fromEntries(docs), docsSidebars: Object.fromEntries(sidebars) };
}

/** Only translations of labels need the key of a category. */
function slimItem(item: PropSidebarItem): object {
  if (item.type === 'category') return { ...item, key: undefined, items: item.items.map(slimItem) };
  return 'unlisted' in item && !item.unlisted ? { ...item, unlisted: undefined } : item;
}
