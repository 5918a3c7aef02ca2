import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { contentOfPages } from '../docs';
import { messageRule } from '../messages';
import { createAfterSave } from '../shared/afterSave';
import { linkModules, pageFile, pageModule, SHARED_STYLES, swizzleConfig, themeOf } from '../shared/pluginFiles';
import { policyNeeds } from '../shared/policyNeeds';
import { KEEP_SHORTCUT } from './core/panel/keepShortcut';
import { collectionSchema } from './core/typesense/collectionSchema';
import { createSiteIndexer } from './createSiteIndexer';
import type { SearchOptions } from './options';
import { type SiteFiles, writeIndexes } from './writeIndexes';

export { createSiteIndexer } from './createSiteIndexer';
export { type SearchOptions, searchOptionsSchema, validateOptions } from './options';
export type { Searcher } from './searchTools';
/** Searches without a page. */
export const loadSearchTools = (): Promise<typeof import('./searchTools')> => import('./searchTools');
export { wordSearch } from './words/configure';

/** The search box, and the site's index as a separate file. */
export default function search(context: LoadContext, options: SearchOptions): Plugin {
  const index = createSiteIndexer(context, options);
  const isDevServer = process.env.NODE_ENV === 'development';
  const afterSave = createAfterSave();
  const files: SiteFiles = new Map();
  let isThere = false;
  return {
    name: 'search',
    ...themeOf(__dirname, 'search', context),
    getClientModules: () => [
      ...SHARED_STYLES,
      ...linkModules(context),
      ...['field', 'panel', 'dialog', 'page'].map((name) => pageFile(__dirname, `css/${name}.css`)),
      pageFile(__dirname, 'theme/search/noteVisits'),
      pageFile(__dirname, 'theme/search/focusFound'),
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
      files.clear();
      const write = () =>
        writeIndexes(docs, index, options, {
          createData: actions.createData,
          baseUrl: context.baseUrl,
          // The dev server has no files but its own.
          files: isDevServer ? undefined : files,
        });
      if (isThere && isDevServer) return afterSave.later(write);
      await write();
      isThere = true;
    },
    async postBuild({ outDir }) {
      for (const folder of new Set(Array.from(files.keys(), dirname)))
        await mkdir(join(outDir, folder), { recursive: true });
      for (const [path, text] of files) await writeFile(join(outDir, path), text);
      files.clear();
    },
    injectHtmlTags: () => ({
      // Search needs JavaScript.
      headTags: [
        { tagName: 'noscript', innerHTML: '<style>.search,.similar-form{display:none!important}</style>' },
        ...policyNeeds({ 'connect-src': options.typesense ? [new URL(options.typesense.url).origin] : [] }),
      ],
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
