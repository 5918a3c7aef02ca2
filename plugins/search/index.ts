import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pack } from './core/pack';
import { createSiteIndexer } from './createSiteIndexer';
import type { SearchOptions } from './options';

export { createSiteIndexer } from './createSiteIndexer';
export { type SearchOptions, validateOptions } from './options';

/** The index of the site: a file of its own, which no script holds. */
export default function search(context: LoadContext, options: SearchOptions): Plugin {
  const index = createSiteIndexer(context, options);
  return {
    name: 'search',
    /** Also after every change of a page, of the navigation or of the API in the dev server. */
    async allContentLoaded({ allContent, actions }) {
      const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
      // Objects are written with indentation, text as it is.
      await actions.createData('search-index.json', pack(await index(docs as LoadedContent[])));
    },
  };
}
