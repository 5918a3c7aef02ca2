import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadShape, runCommand } from './support/loadShape';
import { createSite, type Files, SPEC, writeFiles } from './support/site';

/** A shape of sites: what it has other than a usual site. */
interface Shape {
  /** Files and folders that a usual site has. */
  without?: string[];
  files?: Files;
  /** Of the site, besides the usual. */
  config?: object;
  /** Of the preset, besides the usual; `false`: none. */
  options?: object | false;
  /** Name of the configuration file; its ending says how it is written. */
  configFile?: string;
  /** Made by `docs:version`, one after the other. */
  versions?: string[];
  locales?: string[];
  /** A repository with one commit. */
  git?: boolean;
  /** Addresses below the base of pages that must be there, in the list of twins and, if they are docs, in the index. */
  pages: string[];
  /** What is printed, if anything. */
  prints?: RegExp[];
}

const API = { spec: 'openapi.yaml' };
const USUAL = ['', 'docs/intro', 'docs/more/next', 'docs/api/pets', 'blog/news'];
const without = (...left: string[]) => USUAL.filter((page) => !left.some((part) => page.startsWith(part)));
const THROWING = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: { hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' } },
};
/** What Docusaurus's own plugins say. */
const NO_HASH_ROUTER = [/blog feed feature/, /plugin-sitemap/];
const NUMBERED = {
  'docs/intro.md': '# Intro\n\nThen the [next](./02-more/01-next.md).\n',
  'docs/02-more/01-next.md': '# Next\n\nBack to the [intro](../intro.md).\n',
  'docs/more/next.md': undefined,
};
const docsPlugin = (id: string, spec = `${id}.yaml`) => [
  '@livespec/docusaurus/plugin-docs',
  { id, docs: { path: id, routeBasePath: id }, api: { spec, routeBase: '' } },
];
const BESIDE = ['@livespec/docusaurus/plugin-openapi', docsPlugin('reference', 'openapi.yaml')];
const ALONE = ['check', 'sandbox'].map((name): [string, Shape] => [
  `nothing but plugin-${name}, which adds nothing to a page`,
  {
    options: false,
    without: ['docs', 'blog', 'sidebars.js'],
    config: {
      presets: [['classic', { docs: false, blog: false }]],
      plugins: [[`@livespec/docusaurus/plugin-${name}`, { api: API }]],
    },
    pages: [''],
  },
]);
const CLASSIC = [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: {}, pages: {} }]];

const SHAPES: Record<string, Shape> = {
  'a usual site': { pages: USUAL },
  'the preset alone, without a document': {
    options: {},
    files: { 'docs/intro.md': '# Intro\n' },
    pages: without('docs/api'),
  },
  'docs only, at the root': {
    without: ['src', 'blog', 'sidebars.js'],
    options: { api: API, docs: { routeBasePath: '/' }, classic: { blog: false } },
    files: { 'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n' },
    pages: ['', 'more/next', 'api/pets'],
  },
  'no docs folder': { without: ['docs'], pages: without('docs/intro', 'docs/more') },
  'no sidebars': { without: ['sidebars.js'], pages: USUAL },
  'sidebars of the navigation, in TypeScript': {
    without: ['sidebars.js'],
    files: {
      'sidebars.ts':
        "import { sidebarPerEntry } from '@livespec/docusaurus/plugin-navigation';\nexport default sidebarPerEntry;\n",
    },
    pages: USUAL,
  },
  'sidebars switched off': { options: { api: API, docs: { sidebarPath: false } }, pages: USUAL },
  'blog switched off': { options: { api: API, classic: { blog: false } }, pages: without('blog') },
  'no blog folder': { without: ['blog'], pages: without('blog') },
  'a blog without a folder': {
    without: ['blog'],
    options: { api: API, classic: { blog: {} } },
    pages: without('blog'),
  },
  'a blog without posts': {
    files: { 'blog/2026-01-02-news.md': undefined, 'blog/authors.yml': 'a: { name: A }\n' },
    pages: without('blog'),
  },
  'no src/pages': { without: ['src'], pages: USUAL.slice(1) },
  'pages switched off': { options: { api: API, classic: { pages: false } }, pages: USUAL.slice(1) },
  'nothing but a document': { without: ['src', 'blog', 'docs', 'sidebars.js'], pages: ['docs/api/pets'] },
  'everything switched off': {
    without: ['src', 'blog'],
    options: {
      api: API,
      tabs: false,
      demos: false,
      search: false,
      sandbox: false,
      check: false,
      classic: { blog: false, pages: false, sitemap: false, theme: {} },
    },
    pages: ['docs/intro', 'docs/api/pets'],
  },
  'with every option': {
    options: { api: API, search: { resultsPage: 'search' }, check: {}, classic: { debug: true } },
    pages: USUAL,
  },
  'a results page without a docs folder': {
    without: ['docs', 'blog'],
    options: { api: API, search: { resultsPage: 'search' } },
    pages: ['', 'docs/api/pets'],
  },
  'a check of nothing but a document': {
    without: ['src', 'blog', 'docs', 'sidebars.js'],
    options: { api: API, check: {} },
    pages: ['docs/api/pets'],
  },
  'a check of a document outside of the site': {
    files: { 'openapi.yaml': undefined, '../api/openapi.yaml': SPEC },
    options: { api: { spec: '../api/openapi.yaml' }, check: {} },
    pages: USUAL,
  },
  'a document without calls': {
    files: {
      'openapi.yaml': "openapi: 3.1.0\ninfo: { title: None, version: '1' }\npaths: {}\n",
      'docs/intro.md': '# Intro\n',
    },
    options: { api: API, search: { resultsPage: 'search' }, check: {} },
    pages: without('docs/api'),
  },
  'no static files': { config: { staticDirectories: [] }, pages: USUAL },
  'Docusaurus 3 with webpack': { config: { future: {} }, pages: USUAL },
  'items of the header': {
    config: {
      themeConfig: {
        navbar: {
          items: [
            { type: 'custom-navigation' },
            { type: 'docSidebar', sidebarId: 'main', label: 'Docs' },
            { type: 'localeDropdown' },
            { type: 'docsVersionDropdown' },
          ],
        },
      },
    },
    pages: USUAL,
  },
  'a base': { config: { baseUrl: '/x/' }, pages: USUAL },
  'addresses with a slash': { config: { trailingSlash: true }, pages: USUAL },
  'addresses without a slash': { config: { trailingSlash: false, baseUrl: '/x/' }, pages: USUAL },
  'the hash router': {
    config: { future: { v4: true, experimental_router: 'hash' } },
    pages: USUAL,
    prints: NO_HASH_ROUTER,
  },
  'the hash router, with a results page': {
    config: { baseUrl: '/x/', future: { v4: true, experimental_router: 'hash' } },
    options: { api: API, search: { resultsPage: 'search' } },
    pages: USUAL,
    prints: NO_HASH_ROUTER,
  },
  'three languages': {
    locales: ['en', 'zh-CN', 'fr'],
    files: { 'i18n/fr/docusaurus-plugin-content-docs/current/intro.md': '# Introduction\n' },
    pages: USUAL,
    prints: [/messages\.yaml.*\n.*File not found/],
  },
  'a language that the package lacks': {
    locales: ['en', 'nl'],
    pages: USUAL,
    prints: [/Missing messages: \d+ of the plugin "search" for locale "nl"/, /messages\.yaml.*\n.*File not found/],
  },
  'one language that is not English': { locales: ['fr'], pages: USUAL },
  'a version': { versions: ['1.0'], pages: [...USUAL, 'docs/next/intro', 'docs/next/api/pets'] },
  'two versions': { versions: ['1.0', '2.0'], pages: [...USUAL, 'docs/next/api/pets', 'docs/1.0/api/pets'] },
  'a version beside a current one that is the last': {
    versions: ['1.0'],
    options: { api: API, docs: { lastVersion: 'current' } },
    pages: [...USUAL, 'docs/1.0/intro', 'docs/1.0/api/pets'],
  },
  'a version without a current one': {
    files: { 'versions.json': '["1.0"]', 'versioned_docs/version-1.0/intro.md': '# Intro\n' },
    options: { api: API, docs: { includeCurrentVersion: false } },
    pages: ['docs/intro'],
  },
  'two versions in two languages': {
    versions: ['1.0', '2.0'],
    locales: ['en', 'zh-CN'],
    prints: [/no docs found in .*zh-CN/, /messages\.yaml.*\n.*File not found/],
    pages: [...USUAL, 'docs/next/api/pets', 'docs/1.0/api/pets'],
  },
  'two APIs beside the preset': {
    files: { 'shops.yaml': SPEC.replaceAll('Pet', 'Shop'), 'shops/all.md': '# All shops\n' },
    config: { plugins: [docsPlugin('shops')] },
    pages: [...USUAL, 'shops/shops', 'shops/all'],
  },
  'three APIs, two without a folder': {
    files: { 'shops.yaml': SPEC.replaceAll('Pet', 'Shop'), 'cars.yaml': SPEC.replaceAll('Pet', 'Car') },
    config: { plugins: [docsPlugin('shops'), docsPlugin('cars')] },
    pages: [...USUAL, 'shops/shops', 'cars/cars'],
  },
  'the classic preset, with two APIs': {
    options: false,
    files: { 'docs/intro.md': '# Intro\n', 'shops.yaml': SPEC.replaceAll('Pet', 'Shop') },
    config: { presets: CLASSIC, plugins: [...BESIDE, docsPlugin('shops')] },
    pages: [...without('docs/api'), 'reference/pets', 'shops/shops'],
  },
  'the classic preset without anything, with all plugins': {
    options: false,
    without: ['src', 'blog', 'docs', 'sidebars.js'],
    config: {
      presets: [['classic', { docs: false, blog: false, pages: false }]],
      plugins: [
        ...BESIDE,
        ...[
          'appearance',
          'demos',
          'markdown',
          'messages',
          'navigation',
          'runtime',
          'sandbox',
          'console',
          'search',
          'tabs',
        ].map((name) => `@livespec/docusaurus/plugin-${name}`),
      ],
    },
    pages: ['reference/pets'],
  },
  'the classic preset, with plugins that have nothing to do': {
    options: false,
    files: { 'docs/intro.md': '# Intro\n' },
    config: {
      presets: CLASSIC,
      plugins: [
        'appearance',
        'demos',
        'markdown',
        'messages',
        'navigation',
        'openapi',
        'runtime',
        'search',
        'tabs',
      ].map((name) => `@livespec/docusaurus/plugin-${name}`),
    },
    pages: without('docs/api'),
  },
  ...Object.fromEntries(ALONE),
  'a configuration in TypeScript': { configFile: 'docusaurus.config.ts', pages: USUAL },
  'a configuration in JavaScript, ESM': { configFile: 'docusaurus.config.mjs', pages: USUAL },
  'a configuration in JavaScript, CommonJS': { configFile: 'docusaurus.config.cjs', pages: USUAL },
  'a document in another folder': {
    files: { 'openapi.yaml': undefined, 'spec/v1/api.yaml': SPEC },
    options: { api: { spec: 'spec/v1/api.yaml' } },
    pages: USUAL,
  },
  'a document outside of the site, with other folders': {
    files: { 'openapi.yaml': undefined, '../api/openapi.yaml': SPEC, '../texts/intro.md': '# Intro\n' },
    options: { api: { spec: '../api/openapi.yaml' }, docs: { path: '../texts' } },
    pages: without('docs/more'),
  },
  'numbers in names of files': {
    files: NUMBERED,
    config: THROWING,
    pages: USUAL,
  },
  'numbers in names of files that stay': {
    files: { ...NUMBERED, 'docs/01-same.md': '# One\n', 'docs/02-same.md': '# Two\n' },
    config: THROWING,
    options: { api: API, docs: { numberPrefixParser: false } },
    pages: [...without('docs/more'), 'docs/02-more/01-next', 'docs/01-same', 'docs/02-same'],
  },
  'dates without git': {
    options: { api: API, docs: { showLastUpdateTime: true, showLastUpdateAuthor: true } },
    pages: USUAL,
  },
  'dates with git': {
    git: true,
    options: { api: API, docs: { showLastUpdateTime: true, showLastUpdateAuthor: true } },
    pages: USUAL,
  },
  'Mermaid, admonitions, tabs, partials': {
    files: {
      'docs/intro.md': `# Intro

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Part from './_part.mdx';

:::tip[Pets]

See [pets](./api/pets.mdx).

:::

<Tabs><TabItem value="a" label="A">One.</TabItem></Tabs>

<Part name="x" />

\`\`\`mermaid
graph TD; A-->B;
\`\`\`
`,
      'docs/_part.mdx': 'A part for {props.name}.\n',
    },
    config: { ...THROWING, markdown: { ...THROWING.markdown, mermaid: true } },
    pages: USUAL,
  },
  'no mistakes allowed': { config: THROWING, pages: USUAL },
};

const printed: string[] = [];

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  for (const method of ['warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => void printed.push(parts.join(' ')));
  }
  for (const method of ['log', 'info'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  printed.length = 0;
});

it.each(Object.entries(SHAPES))('%s', async (_name, shape) => {
  const { locales = ['en'], configFile = 'docusaurus.config.cjs', prints = [] } = shape;
  const siteDir = await createSite(shape.files ?? {}, shape.without);
  await writeFiles(siteDir, { [configFile]: writeConfig(shape, configFile) });
  if (shape.git) commitAll(siteDir);
  for (const version of shape.versions ?? []) await runCommand(siteDir, configFile, 'docs:version', version);
  for (const locale of locales) {
    const { props, missing, indexed, written } = await loadShape(siteDir, configFile, locale);
    const { baseUrl, routesPaths, siteConfig, plugins } = props;
    const addressOf = (page: string) => `${baseUrl}${page}${siteConfig.trailingSlash && page ? '/' : ''}`;
    expect(routesPaths).toEqual(expect.arrayContaining(shape.pages.map(addressOf)));
    expect(missing).toEqual([]);
    const has = (name: string) => plugins.some((plugin) => plugin.name === name);
    const isLast = (page: string) => !/^docs\/(next|1\.0)\//.test(page);
    const docs = shape.pages.filter((page) => isLast(page) && !/^(blog\/.*)?$/.test(page));
    if (has('search')) expect(indexed).toEqual(expect.arrayContaining(docs.map(addressOf)));
    if (has('markdown') && siteConfig.future.experimental_router !== 'hash') {
      const listed = (await written('llms.txt')).match(/https:\/\/[^)]*/g);
      const twins = shape.pages.filter(isLast).map((page) => `https://x.example${baseUrl}${page || 'index'}.md`);
      expect(listed).toEqual(expect.arrayContaining(twins));
    }
  }
  expect(printed.filter((text) => !prints.some((pattern) => pattern.test(text)))).toEqual([]);
  expect(prints.filter((pattern) => !printed.some((text) => pattern.test(text)))).toEqual([]);
});

it('leaves a wrong path of the sidebars to Docusaurus, which says what to do', async () => {
  const siteDir = await createSite({}, ['sidebars.js']);
  const options = { api: API, docs: { sidebarPath: './sidebars.js' } };
  await writeFiles(siteDir, { 'docusaurus.config.cjs': writeConfig({ options, pages: [] }, 'docusaurus.config.cjs') });
  await expect(loadShape(siteDir, 'docusaurus.config.cjs', 'en')).rejects.toThrow(/sidebars\.js.*\n.*"sidebarPath"/);
});

function writeConfig({ config, options = { api: API }, locales = ['en'] }: Shape, file: string): string {
  const whole = {
    title: 'Shape',
    url: 'https://x.example',
    baseUrl: '/',
    i18n: { defaultLocale: locales[0], locales },
    future: { v4: true },
    presets: options ? [['@livespec/docusaurus', options]] : [],
    ...config,
  };
  return `${file.endsWith('.cjs') ? 'module.exports =' : 'export default'} ${JSON.stringify(whole)};\n`;
}

function commitAll(siteDir: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@x.example', ...args], { cwd: siteDir });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'All');
}
