import type { LoadedContent, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { isGeneratedPage } from '../../openapi';

/**
 * Every page loads the metadata of all pages, for cards that list pages. Generated pages appear in no cards: only their
 * ids stay.
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
  return { ...version, docs: Object.fromEntries(docs) };
}
