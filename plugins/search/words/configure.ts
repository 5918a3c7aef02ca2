import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import type { LoadContext, PluginConfig } from '@docusaurus/types';
import { MissingPackageError } from '../../shared/core/loadOptional';
import { CONTROL_CLASSES, CONTROLS } from '../../shared/core/markdown/controls';

const ENGINE = '@easyops-cn/docusaurus-search-local';

/** Languages that the word index can tokenize; others fall back to English. */
const LANGUAGES = new Set('ar da de en es fi fr hi hu it ja ko nl no pt ro ru sv ta th tr vi zh'.split(' '));

/**
 * Parts of pages that are not indexed: headings without a link, code, whose lines would be one word, labels attached to a
 * name, and what a hand-written page shows of the reference, which has it.
 */
const PARTS = [
  '.api-op h3',
  '.api-part',
  '.api-side',
  '.api-fields thead',
  '.api-method',
  '.api-required',
  '.api-type',
  '.previewer-code',
  'article pre',
];

/** With what operates a page, but for drawings, which say something, and links to headings, which the index needs. */
export const LEFT_OUT = [
  ...PARTS,
  ...[
    ...CONTROLS.filter((name) => name !== 'SVG').map((name) => name.toLowerCase()),
    ...CONTROL_CLASSES.filter((name) => name !== 'hash-link').map((name) => `.${name}`),
    '[role="tablist"]',
  ].map((selector) => `article ${selector}`),
];

interface Pages {
  path?: string;
  routeBasePath?: string;
}

/**
 * The word index behind the search results page. Registered before our own search, which replaces its search box. Throws
 * `MissingPackageError`.
 */
export function wordSearch(context: LoadContext, { path = 'docs', routeBasePath = 'docs' }: Pages): PluginConfig {
  if (!isInstalled(ENGINE)) throw new MissingPackageError('The option `search.resultsPage`', ENGINE);
  const { siteDir, localizationDir, i18n } = context;
  const spoken = i18n.locales.map((locale) => locale.replace(/[-_].*/, '').toLowerCase());
  const language = [...new Set(spoken.map((name) => (LANGUAGES.has(name) ? name : 'en')))];
  const isTranslated = i18n.currentLocale !== i18n.defaultLocale && existsSync(localizationDir);
  return [
    require.resolve(__dirname),
    {
      docsRouteBasePath: routeBasePath,
      docsDir: [path, ...(isTranslated ? [relative(siteDir, localizationDir)] : [])],
      indexBlog: false,
      language,
      removeDefaultStopWordFilter: language,
      hashed: 'filename',
      ignoreCssSelectors: LEFT_OUT,
    },
  ];
}

function isInstalled(name: string): boolean {
  try {
    createRequire(__filename).resolve(name);
    return true;
  } catch {
    return false;
  }
}
