import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { generateSidebar } from './plugins/navigation';

const REPOSITORY = 'https://git.example.com/game-cloud/docs';

const config: Config = {
  title: 'Cloud',
  tagline: 'The backend for your mini-game',
  favicon: 'img/favicon.svg',
  url: 'https://docs.example.com',
  baseUrl: '/doc/',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: { emoji: false, hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' } },
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'zh-CN'],
    path: 'src/i18n',
    localeConfigs: { en: { label: 'English' }, 'zh-CN': { label: '简体中文' } },
  },
  future: { v4: true },
  storage: { type: 'localStorage', namespace: 'cloud' },
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        pages: false,
        theme: { customCss: './src/css/custom.css' },
        sitemap: { ignorePatterns: ['**/search'] },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    './plugins/appearance/index.ts',
    './plugins/runtime/index.ts',
    './plugins/navigation/index.ts',
    './plugins/openapi/index.ts',
    './plugins/tabs/index.ts',
    ['./plugins/sandbox/index.ts', { backend: 'src/backend/index.ts' }],
    // In front of our own search, whose box and results page take the place of this one's.
    [
      '@easyops-cn/docusaurus-search-local',
      {
        docsRouteBasePath: '/',
        docsDir: ['docs', 'src/i18n'],
        indexBlog: false,
        language: ['en', 'zh'],
        removeDefaultStopWordFilter: ['en', 'zh'],
        hashed: 'filename',
        // Of a generated page: headings that cannot be linked to, samples, and what stands beside a name without a space.
        ignoreCssSelectors: [
          '.api-op h3',
          '.api-side',
          '.api-fields thead',
          '.api-method',
          '.api-required',
          '.api-type',
        ],
      },
    ],
    [
      './plugins/search/index.ts',
      { resultsPage: 'search', popular: ['wxLogin', 'archiveSet', 'archiveGet', 'rankPage', 'cdkeyUse'] },
    ],
    [
      './plugins/docs/index.ts',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          sidebarItemsGenerator: generateSidebar,
          breadcrumbs: false,
          showLastUpdateTime: true,
          editUrl: `${REPOSITORY}/edit/main/`,
        },
        tabs: true,
        api: {
          spec: 'openapi/openapi.yaml',
          strict: true,
          editUrl: `${REPOSITORY}/edit/main/`,
          samples: ['wx', 'tt', 'ks', 'cocos', 'fetch', 'curl', 'node', 'python', 'java', 'go'],
        },
      },
    ],
  ],
  themeConfig: {
    // Light, until the reader says otherwise: plugins/appearance sees to it.
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
    socialLinks: { git: REPOSITORY },
    navbar: {
      title: 'Cloud',
      logo: { alt: '', src: 'img/logo.svg' },
      items: [{ type: 'custom-navigation' }, { type: 'localeDropdown', position: 'right' }],
    },
    prism: { additionalLanguages: [] },
  } satisfies Preset.ThemeConfig,
};

export default config;
