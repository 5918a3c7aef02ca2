import type { Config } from '@docusaurus/types';
import type { Options } from '@livespec/docusaurus';

export default {
  title: 'Demos',
  url: 'https://docs.example.com',
  baseUrl: '/doc/',
  i18n: { defaultLocale: 'en', locales: ['en', 'zh-CN'] },
  future: { v4: true, faster: { rspackPersistentCache: false }, experimental_vcs: false },
  presets: [
    [
      '@livespec/docusaurus',
      {
        docs: { routeBasePath: '/' },
        demos: { bundle: ['docs/demos/parts/store.ts'] },
        classic: { pages: false },
      } satisfies Options,
    ],
  ],
  themeConfig: { navbar: { title: 'Demos', items: [] } },
} satisfies Config;
