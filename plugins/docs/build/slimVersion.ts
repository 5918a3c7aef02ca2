import type { LoadedContent, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { MANY_PAGES } from './groupRoutes';
import { isGeneratedPage } from '../../openapi';

/**
 * Every page brings along what each page is called and says in one sentence, for cards that list pages. In a site of
 * many pages that is the most of a page's code, and lists of generated pages are not made of cards: of those, nothing
 * but their existence stays. Their names are in the sidebar.
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
  const docs = Object.entries(version.docs);
  if (docs.length <= MANY_PAGES) return version;
  return { ...version, docs: Object.fromEntries(docs.map(([id, doc]) => [id, generated.has(id) ? {} : doc])) };
}
