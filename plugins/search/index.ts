import type { LoadContext, Plugin } from '@docusaurus/types';
import { contentOfPages } from '../docs';
import { messageRule } from '../messages';
import { createAfterSave } from '../shared/afterSave';
import { linkModules, pageFile, pageModule, SHARED_STYLES, swizzleConfig, themeOf } from '../shared/pluginFiles';
import { KEEP_SHORTCUT } from './core/panel/keepShortcut';
import { collectionSchema } from './core/typesense/collectionSchema';
import { createSiteIndexer } from './createSiteIndexer';
import type { SearchOptions } from './options';
import { writeIndexes } from './writeIndexes';

export { createSiteIndexer } from './createSiteIndexer';
export { type SearchOptions, searchOptionsSchema, validateOptions } from './options';
export { wordSearch } from './words/configure';

/** The search box, and the site's index as a separate file. */
export default function search(context: LoadContext, options: SearchOptions): Plugin {
  const index = createSiteIndexer(context, options);
  const isDevServer = process.env.NODE_ENV === 'development';
  const afterSave = createAfterSave();
  let isThere = false;
  return {
    name: 'search',
    ...themeOf(__dirname, 'search', context),
    getClientModules: () => [
      ...SHARED_STYLES,
      ...linkModules(context),
      ...['field', 'panel', 'dialog', 'page'].map((name) => pageFile(__dirname, `css/${name}.css`)),
      pageFile(__dirname, 'theme/search/noteVisits'),
    ],
    configureWebpack: (config) => ({
      ...messageRule(config, context),
      resolve: {
        alias: {
          // Only the package behind the results page has a word index.
          '@search/words': pageModule(__dirname, `theme/words/${options.resultsPage ? 'packageWords' : 'noWords'}`),
        },
      },
    }),
    async contentLoaded({ actions }) {
      const { resultsPage, typesense } = options;
      const collection = collectionSchema(context.i18n.currentLocale).name;
      actions.setGlobalData({ resultsPage, typesense: typesense && { ...typesense, collection } });
    },
    /** In the dev server, also runs after every change. */
    async allContentLoaded({ allContent, actions }) {
      const docs = contentOfPages(allContent);
      const write = () => writeIndexes(docs, index, options, actions.createData);
      if (isThere && isDevServer) return afterSave.later(write);
      await write();
      isThere = true;
    },
    injectHtmlTags: () => ({
      // Search needs JavaScript.
      headTags: [{ tagName: 'noscript', innerHTML: '<style>.search,.similar-form{display:none!important}</style>' }],
      preBodyTags: [{ tagName: 'script', innerHTML: KEEP_SHORTCUT }],
    }),
  };
}

export const getSwizzleConfig = () =>
  swizzleConfig({
    wrap: {
      SearchBar: 'The search field of the header, and its dialog on small screens',
      SearchSuggestions: 'The panel below the field',
      'SearchSuggestions/HitRow': 'A section that was found',
      'SearchSuggestions/NameRow': 'A call, parameter, field or error code that was found',
      SearchPage: 'The page of all results',
    },
    copy: {
      'SearchSuggestions/Foot': 'The foot of the panel: keys, and the link to all results',
    },
  });
