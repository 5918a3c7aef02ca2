import type { LoadContext, Plugin } from '@docusaurus/types';
import { contentOfPages } from '../docs';
import { pageFile, swizzleConfig, themeOf } from '../shared/pluginFiles';
import { policyNeeds } from '../shared/policyNeeds';
import { listReachable } from './core/reachable';
import type { ConsoleOptions } from './options';
import { publishRedirect } from './publishRedirect';

/** Plugins, each with a module of its theme. */
const NEEDED = [
  ['plugin-openapi', '@theme/ApiOperation'],
  ['plugin-sandbox', '@theme/sandbox/openSandbox'],
] as const;

/** "Try it" at every call: the tables become a form, and the samples the request, which a sandbox or a server answers. */
export default function console(context: LoadContext, options: ConsoleOptions): Plugin {
  const { targets, proxy } = options;
  let sources: string[] = [];
  const reachesServers = targets.some((kind) => kind === 'servers' || kind === 'other');
  return {
    name: 'console',
    ...themeOf(__dirname, 'console', context),
    getClientModules: () => [pageFile(__dirname, 'theme/try.css')],
    async contentLoaded({ actions: { createData } }) {
      await createData('options.json', JSON.stringify({ targets, proxy }));
    },
    async allContentLoaded({ allContent }) {
      const written = contentOfPages(allContent).flatMap((content) => [...(content.written?.values() ?? [])]);
      const reachable = listReachable(
        options,
        written.flatMap((api) => api?.current().data.addresses ?? []),
      );
      sources = reachable.sources;
      for (const address of reachable.open)
        globalThis.console.warn(`The Content-Security-Policy allows requests to any host: ${address} may be any.`);
    },
    injectHtmlTags: () => ({ headTags: policyNeeds({ 'connect-src': sources }) }),
    configureWebpack({ resolve }, isServer) {
      const missing = NEEDED.filter(([, component]) => !Object.hasOwn(resolve?.alias ?? {}, component));
      if (missing.length === 0) return isServer || !reachesServers ? {} : { plugins: [publishRedirect] };
      const names = missing.map(([name]) => `\`@livespec/docusaurus/${name}\``).join(' and ');
      throw new Error(`\`@livespec/docusaurus/plugin-console\` needs ${names} in \`plugins\`.`);
    },
  };
}

export const getSwizzleConfig = () =>
  swizzleConfig({
    wrap: {
      'ApiOperation/Trial': 'Turns a call into a form when a reader opens it',
      'ApiOperation/Actions/Try': 'The button that opens and closes the console',
      ApiConsole: 'The request of a call with its answer, in place of the samples',
      'ApiConsole/Answer': 'What a call has returned',
      'ApiConsole/Cell': 'The input in the row of a parameter or field',
      'ApiConsole/History': 'The requests of the tab',
      'ApiConsole/Target': 'Where requests go',
      'ApiConsole/World/Panel': 'What is inside a sandbox',
      'ApiConsole/World/Duo': 'Two players side by side',
    },
  });

export { type ConsoleOptions, consoleOptionsSchema, validateOptions } from './options';
