import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { pageModule } from '../../../shared/pluginFiles';
import { divideSidebar, linksIn, type SidebarPart } from './divideSidebar';

/** From here on, the sidebar of a version outweighs the rest of a page. */
const MANY_LINKS = 300;

interface Divided {
  actions: PluginContentLoadedActions;
  /** Adds the routes. Returns whether a sidebar was divided. */
  finish(): Promise<boolean>;
}

/** Every page of a version loads its sidebars: here, those of a large version without what is in folded categories. */
export function divideSidebars(actions: PluginContentLoadedActions, instance: string): Divided {
  const routes: RouteConfig[] = [];
  let parts = 0;
  return {
    actions: { ...actions, addRoute: (route) => void routes.push(route) },
    async finish() {
      for (const route of routes) actions.addRoute(await divide(route));
      return parts > 0;
    },
  };

  async function divide(route: RouteConfig): Promise<RouteConfig> {
    const version = versionOf(route);
    if (!version) {
      const inner = route.routes && (await Promise.all(route.routes.map(divide)));
      return { ...route, ...(inner && { routes: inner }) };
    }
    const sidebars = Object.entries(version.docsSidebars);
    if (sidebars.flatMap(([, items]) => items.flatMap(linksIn)).length <= MANY_LINKS) return route;

    const divided = sidebars.map(([name, items]) => {
      const { parts: found, items: left } = divideSidebar(items, () => `${instance}-${parts++}`);
      return { name, left, found };
    });
    const modules = await writeParts(divided.flatMap(({ found }) => found));
    const docsSidebars = Object.fromEntries(divided.map(({ name, left }): [string, PropSidebarItem[]] => [name, left]));
    return {
      ...route,
      props: { ...route.props, version: { ...version, docs: withoutEmpty(version.docs), docsSidebars } },
      routes: route.routes?.map((child) => withParts(child, modules)),
    };
  }

  /** Returns the modules of a page's parts, by permalink. */
  async function writeParts(found: SidebarPart[]): Promise<Map<string, string[]>> {
    const modules = new Map<string, string[]>();
    for (const { key, items, pages } of found) {
      const module = await actions.createData(`sidebar-${key}.js`, printPart(key, items));
      for (const page of pages) modules.set(page, [...(modules.get(page) ?? []), module]);
    }
    return modules;
  }
}

/** Pages load it before they are shown, in a browser and in a build. */
function printPart(key: string, items: PropSidebarItem[]): string {
  const store = pageModule(__dirname, '../../browser/sidebars/parts');
  return `import { keepPart } from ${JSON.stringify(store)};
export default ${JSON.stringify(key)};
keepPart(${JSON.stringify(key)}, ${JSON.stringify(items)});
`;
}

function withParts(route: RouteConfig, modules: ReadonlyMap<string, string[]>): RouteConfig {
  // Groups of pages may have the address of their first page: see `groupRoutes`.
  const parts = route.routes ? undefined : modules.get(route.path);
  return {
    ...route,
    ...(parts && { modules: { ...route.modules, sidebarParts: Object.fromEntries(parts.entries()) } }),
    ...(route.routes && { routes: route.routes.map((child) => withParts(child, modules)) }),
  };
}

/** Of generated pages, `slimVersion` leaves the ids only. The wrapper of the version knows nothing of them as well. */
function withoutEmpty(docs: PropVersionMetadata['docs']): PropVersionMetadata['docs'] {
  return Object.fromEntries(Object.entries(docs).filter(([, doc]) => Object.keys(doc).length > 0));
}

function versionOf({ props }: RouteConfig): PropVersionMetadata | undefined {
  const { version } = (props ?? {}) as { version?: PropVersionMetadata };
  return version && 'docsSidebars' in version ? version : undefined;
}
