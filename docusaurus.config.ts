import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import type { Options } from '@livespec/docusaurus';
import { splitSamples } from './src/client/core/splitSamples';

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
  plugins: ['./src/client/index.ts'],
  storage: { type: 'localStorage', namespace: 'cloud' },
  presets: [
    [
      '@livespec/docusaurus',
      {
        api: {
          spec: 'openapi/openapi.yaml',
          strict: true,
          released: 'openapi/released',
          editUrl: `${REPOSITORY}/edit/main/`,
          samples: ['wx', 'tt', 'ks', 'cocos', 'fetch', 'curl', 'node', 'python', 'java', 'go'],
        },
        flows: 'openapi/flows',
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          breadcrumbs: false,
          showLastUpdateTime: true,
          editUrl: `${REPOSITORY}/edit/main/`,
          editLocalizedFiles: true,
          remarkPlugins: [splitSamples],
        },
        search: { resultsPage: 'search', popular: ['wxLogin', 'archiveSet', 'archiveGet', 'rankPage', 'cdkeyUse'] },
        demos: { bundle: ['docs/guide/demos/parts/sandbox.ts'] },
        sandbox: { backend: 'src/backend/index.ts' },
        check: {},
        policy: {},
        classic: {
          pages: false,
          theme: { customCss: './src/css/custom.css' },
          sitemap: { ignorePatterns: ['**/search'] },
        },
      } satisfies Options,
    ],
  ],
  themeConfig: {
    image: 'img/social/home.png',
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
