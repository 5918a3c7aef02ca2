import { join, relative } from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { pageFile, pageModule } from '../../../shared/pluginFiles';
import type { BundlerConfig } from '../../build/bundler';
import { wrapComponents } from '../../build/wrapComponents';
import type { Aliases } from '../../check/siteNames';
import type { DocsFolders } from '../../folders/locateDocs';
import type { DocsVersion } from '../../versions/openVersion';
import type { DevServer, PageChannel } from './pageChannel';
import { type Middleware, serveDocument } from './serveDocument';

const WRAPPERS = Object.fromEntries(
  Object.entries({ DocItem: 'LiveItem', 'DocItem/Layout': 'LiveLayout', DocVersionRoot: 'LiveVersion' }).map(
    ([name, wrapper]) => [name, pageModule(__dirname, `../../browser/live/${wrapper}`)],
  ),
);

/** A client module of the dev server. */
export const FOLLOW_SAVES = pageFile(__dirname, '../../browser/live/followSaves');

interface LiveSite {
  channel?: PageChannel;
  folders: DocsFolders;
  options: { id: string; docs: Pick<PluginOptions, 'docItemComponent' | 'docVersionRootComponent'> };
  versions: readonly DocsVersion[];
}

type LiveConfig = BundlerConfig & { devServer?: object };

/** For the dev server: pages and sidebars change in place. Adds to `base`; `whole`: the bundler's configuration so far. */
export function configureLive(
  { siteDir, baseUrl, generatedFilesDir }: LoadContext,
  { channel, folders: { docsDir, localizedDir }, options: { docs, id }, versions }: LiveSite,
  whole: BundlerConfig,
  base: BundlerConfig,
): LiveConfig {
  const isWrapped =
    docs.docItemComponent === '@theme/DocItem' && docs.docVersionRootComponent === '@theme/DocVersionRoot';
  const documents = versions.flatMap(({ api, folders }) =>
    api ? [serveDocument(api, { baseUrl, docsBase: folders.docsBase })] : [],
  );
  const devServer = {
    onListening: (server: DevServer) => channel?.connect(server),
    // What it returns is added to what Docusaurus returns: the same list.
    setupMiddlewares: (middlewares: Middleware[]) => {
      middlewares.unshift(...documents);
      return [];
    },
  };
  if (!isWrapped) return { ...base, devServer };
  const places = [docsDir, ...(localizedDir ? [localizedDir] : [])].map(
    (folder) => `@site/${relative(siteDir, folder).split('\\').join('/')}/`,
  );
  const props = `@generated/docusaurus-plugin-content-docs/${id}/p/`;
  const accepts = (request: string) =>
    request.startsWith(props) || (/\.mdx?$/.test(request) && places.some((place) => request.startsWith(place)));
  return {
    ...base,
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        ...wrapComponents((whole.resolve?.alias ?? {}) as Aliases, '@theme-live', WRAPPERS),
      },
    },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: /[\\/]registry\.js$/,
          include: [generatedFilesDir],
          enforce: 'pre',
          use: [
            {
              loader: join(__dirname, 'registryLoader.cjs'),
              options: { store: pageModule(__dirname, '../../browser/live/store'), accepts },
            },
          ],
        },
      ],
    },
    devServer,
  };
}
