import type { LoadContext, Plugin } from '@docusaurus/types';
import { refuseOptions } from '../shared/checkOptions';
import { swizzleConfig, themeOf } from '../shared/pluginFiles';
import { writeTwins } from './writeTwins';

/** Each page in Markdown, too, and a list of them, for tools and assistants. */
export default function markdown(context: LoadContext): Plugin {
  const isBuilt = process.env.NODE_ENV === 'production' && context.siteConfig.future.experimental_router !== 'hash';
  return {
    name: 'markdown',
    ...themeOf(__dirname, 'markdown', context),
    /** Pages offer twins if there is data. */
    contentLoaded({ actions }) {
      if (isBuilt) actions.setGlobalData({});
    },
    async postBuild(site) {
      if (isBuilt) await writeTwins(context, site);
    },
  };
}

export const getSwizzleConfig = () => swizzleConfig({});

export const validateOptions = refuseOptions('@livespec/docusaurus/plugin-markdown');
