import type { LoadContext, Plugin } from '@docusaurus/types';
import { refuseOptions } from '../shared/checkOptions';
import { pageFile, swizzleConfig, themeOf } from '../shared/pluginFiles';

/** Plugins, each with a module of its theme. */
const NEEDED = [
  ['plugin-openapi', '@theme/ApiOperation'],
  ['plugin-sandbox', '@theme/sandbox/openSandbox'],
] as const;

/** "Try it" at every call: a form whose requests the sandbox of the page answers. */
export default function console(context: LoadContext): Plugin {
  return {
    name: 'console',
    ...themeOf(__dirname, 'console', context),
    getClientModules: () => [pageFile(__dirname, 'theme/try.css')],
    configureWebpack({ resolve }) {
      const missing = NEEDED.filter(([, component]) => !Object.hasOwn(resolve?.alias ?? {}, component));
      if (missing.length === 0) return {};
      const names = missing.map(([name]) => `\`@livespec/docusaurus/${name}\``).join(' and ');
      throw new Error(`\`@livespec/docusaurus/plugin-console\` needs ${names} in \`plugins\`.`);
    },
  };
}

export const getSwizzleConfig = () =>
  swizzleConfig({
    wrap: {
      'ApiOperation/Try': 'The button that opens the console',
      ApiConsole: 'The console of a call: its form and the answer of the sandbox',
    },
  });

export const validateOptions = refuseOptions('@livespec/docusaurus/plugin-console');
