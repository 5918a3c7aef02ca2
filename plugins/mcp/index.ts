import type { LoadContext, Plugin } from '@docusaurus/types';
import { refuseOptions } from '../shared/checkOptions';
import { pageFile, swizzleConfig, themeOf } from '../shared/pluginFiles';

/** Offers the tools of `livespec mcp` to assistants in the browser, from the pages themselves. */
export default function mcp(context: LoadContext): Plugin {
  return {
    name: 'mcp',
    ...themeOf(__dirname, 'mcp', context),
    getClientModules: () => [pageFile(__dirname, 'browser/offerTools')],
  };
}

/** Its modules are no components. */
export const getSwizzleConfig = () => swizzleConfig({});

export const validateOptions = refuseOptions('@livespec/docusaurus/plugin-mcp');
