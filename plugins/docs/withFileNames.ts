import { resolve } from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import type { History } from './history/history';

/**
 * `filename` in the front matter names the file that a page is made of: readers improve that one, and its last commit dates
 * the page. Docusaurus's own keys win.
 */
export function withFileNames(
  context: LoadContext,
  editUrl: PluginOptions['editUrl'],
  history: Pick<History, 'lastCommit'> | undefined,
): LoadContext {
  const { siteConfig, siteDir } = context;
  const { parseFrontMatter } = siteConfig.markdown;
  const markdown: typeof siteConfig.markdown = {
    ...siteConfig.markdown,
    async parseFrontMatter(params) {
      const result = await parseFrontMatter(params);
      const { filename, custom_edit_url: ownUrl, last_update: ownUpdate } = result.frontMatter;
      if (typeof filename !== 'string') return result;
      // A function makes addresses of pages, of which this file is none.
      if (ownUrl === undefined && typeof editUrl === 'string') {
        result.frontMatter.custom_edit_url = normalizeUrl([editUrl, filename]);
      }
      const date = history?.lastCommit(resolve(siteDir, filename));
      if (ownUpdate === undefined && date) result.frontMatter.last_update = { date: date.toISOString() };
      return result;
    },
  };
  return { ...context, siteConfig: { ...siteConfig, markdown } };
}
