import type { LoadContext, Plugin } from '@docusaurus/types';
import { refuseOptions } from '../shared/checkOptions';
import { toMarkdown } from '../shared/core/markdown/toMarkdown';
import { swizzleConfig, themeOf } from '../shared/pluginFiles';
import { parsePart } from './parseArticle';
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

/** Writes HTML of a description as twins do, without its links. */
export function htmlToMarkdown(html: string): string {
  const unlinked = html.replace(/<\/?a\b(?:[^>"']|"[^"]*"|'[^']*')*>/g, '');
  return toMarkdown(parsePart(unlinked), { resolve: (href) => href }).trim();
}

export const getSwizzleConfig = () => swizzleConfig({});

export const validateOptions = refuseOptions('@livespec/docusaurus/plugin-markdown');
