import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterAll, expect, it } from 'vitest';
import { writeTwins } from '../../plugins/markdown/writeTwins';

type BuiltSite = Parameters<NonNullable<Plugin['postBuild']>>[0];

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

interface Site {
  baseUrl?: string;
  trailingSlash?: boolean;
  /** Contents by path below the base address. */
  pages: Record<string, string>;
  noIndex?: string[];
  statics?: Record<string, string>;
  plugins?: object[];
}

const LINK = '<link rel=alternate type=text/markdown href=x>';

function page(article: string): string {
  return `<!doctype html><html><head>${LINK}</head><body><nav>Menu</nav><main><article>${article}</article></main></body></html>`;
}

function put(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const url = 'https://docs.example';

/** Returns what is written, by path. */
async function written({ baseUrl = '/', trailingSlash, ...site }: Site) {
  const siteDir = mkdtempSync(join(tmpdir(), 'twins-'));
  folders.push(siteDir);
  const outDir = join(siteDir, 'build');
  const fileOf = (path: string) => (trailingSlash === false && path ? `${path}.html` : join(path, 'index.html'));
  const routes = Object.keys(site.pages).map((path) => `${baseUrl}${path}${trailingSlash && path ? '/' : ''}`);
  put(outDir, Object.fromEntries(Object.entries(site.pages).map(([path, html]) => [fileOf(path), html])));
  put(join(siteDir, 'static'), site.statics ?? {});
  const context = {
    siteDir,
    baseUrl,
    i18n: {
      currentLocale: 'en',
      defaultLocale: 'en',
      locales: ['en', 'fr'],
      localeConfigs: { fr: { label: 'Français', url, baseUrl: `${baseUrl}fr/` } },
    },
    siteConfig: {
      title: 'Pets',
      tagline: 'All about pets',
      url,
      trailingSlash,
      staticDirectories: ['static'],
      themeConfig: {},
    },
  };
  const built = {
    outDir,
    routesPaths: [...routes, `${baseUrl}404.html`],
    routesBuildMetadata: Object.fromEntries(
      (site.noIndex ?? []).map((path) => [`${baseUrl}${path}`, { noIndex: true }]),
    ),
    plugins: site.plugins ?? [],
  };
  await writeTwins(context as unknown as LoadContext, built as unknown as BuiltSite);
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(md|txt)$/.test(path));
  return Object.fromEntries(files.sort().map((path) => [path, readFileSync(join(outDir, path), 'utf8')]));
}

function doc(baseUrl: string, id: string, more: object = {}) {
  const permalink = `${baseUrl}${id === 'home' ? '' : id}`;
  return {
    id,
    title: id.toUpperCase(),
    description: `About ${id}.`,
    permalink,
    slug: `/${id}`,
    source: `@site/docs/${id}.md`,
    sourceDirName: '.',
    frontMatter: {},
    ...more,
  };
}

function docsPlugin(baseUrl: string) {
  const docs = ['home', 'cats', 'cats/food', 'dogs', 'hidden', 'loose'].map((id) => doc(baseUrl, id));
  const item = (id: string) => ({ type: 'doc', id });
  const sidebar = [
    item('home'),
    {
      type: 'category',
      label: 'Cats [all]',
      link: item('cats'),
      items: [item('cats/food'), { type: 'link', href: '/x', label: 'x' }],
    },
    { type: 'category', label: 'Dogs', link: item('dogs'), items: [{ type: 'link', href: '#a', label: 'a' }] },
  ];
  const old = { isLast: false, label: '1.0', path: `${baseUrl}1.0`, docs: [doc(baseUrl, '1.0/cats')], sidebars: {} };
  const version = { isLast: true, label: '2.0', path: baseUrl, docs, sidebars: { main: sidebar } };
  return { name: 'docusaurus-plugin-content-docs', content: { loadedVersions: [version, old] } };
}

const BLOG = {
  name: 'docusaurus-plugin-content-blog',
  content: {
    blogTitle: 'News',
    blogPosts: [{ metadata: { title: 'Born', permalink: '/blog/born', description: 'A kitten' } }],
  },
};

const PAGES = Object.fromEntries(
  ['', 'cats', 'cats/food', 'dogs', 'loose', '1.0/cats'].map((path) => [
    path,
    page(`<h1>At ${path || 'home'}</h1><p><a href=#x>x</a>`),
  ]),
);

it('writes a twin beside each page, and lists those of the last version in the order of the sidebar', async () => {
  const files = await written({
    pages: { ...PAGES, 'blog/born': page('<h1>Born</h1>') },
    plugins: [docsPlugin('/'), BLOG],
  });
  expect(Object.keys(files)).toEqual([
    '1.0/cats.md',
    '1.0/llms.txt',
    'blog/born.md',
    'cats.md',
    'cats/food.md',
    'dogs.md',
    'index.md',
    'llms-full.txt',
    'llms.txt',
    'loose.md',
  ]);
  expect(files['cats/food.md']).toBe(
    '# At cats/food\n\n<https://docs.example/cats/food>\n\n[x](https://docs.example/cats/food#x)\n',
  );
  expect(files['llms.txt']).toBe(`# Pets

> About home.

Version: 2.0

- [llms-full.txt](https://docs.example/llms-full.txt)
- [Français](https://docs.example/fr/llms.txt)
- [Version 1.0](https://docs.example/1.0/llms.txt)

## Pets

- [HOME](https://docs.example/index.md): About home.
- [DOGS](https://docs.example/dogs.md): About dogs.
- [LOOSE](https://docs.example/loose.md): About loose.

## Cats [all]

- [CATS](https://docs.example/cats.md): About cats.
- [CATS/FOOD](https://docs.example/cats/food.md): About cats/food.

## News

- [Born](https://docs.example/blog/born.md): A kitten
`);
  expect(files['1.0/llms.txt']).toBe(`# Pets

> About home.

Version: 1.0

## Pets

- [1.0/CATS](https://docs.example/1.0/cats.md): About 1.0/cats.
`);
  const titles = files['llms-full.txt']?.match(/^# .*$/gm);
  expect(titles).toEqual(['# Pets', '# At home', '# At dogs', '# At loose', '# At cats', '# At cats/food', '# Born']);
});

it('has the address below the title, and the version below the address', async () => {
  const files = await written({ pages: { cats: page('<span>Version: 1.0</span><h1>Cats</h1><p>Purr.') } });
  expect(files['cats.md']).toBe('# Cats\n\n<https://docs.example/cats>\n\nVersion: 1.0\n\nPurr.\n');
});

it.each([true, false, undefined])('has the same names with trailingSlash: %s, below a base', async (trailingSlash) => {
  const files = await written({ baseUrl: '/doc/', trailingSlash, pages: PAGES, plugins: [docsPlugin('/doc/')] });
  expect(Object.keys(files)).toContain('cats/food.md');
  expect(files['index.md']).toContain('<https://docs.example/doc/>');
  expect(files['llms.txt']).toContain('(https://docs.example/doc/cats.md)');
});

it('leaves alone pages that announce none, and what the author wrote', async () => {
  const plain = page('<h1>Search</h1>').replace(LINK, '');
  const statics = { 'llms.txt': 'mine', 'dogs.md': 'mine' };
  const files = await written({
    pages: { ...PAGES, search: plain },
    statics,
    noIndex: ['loose'],
    plugins: [docsPlugin('/')],
  });
  expect(Object.keys(files)).not.toEqual(expect.arrayContaining(['search.md']));
  expect([files['llms.txt'], files['dogs.md']]).toEqual([undefined, undefined]);
  expect(files['loose.md']).toContain('# At loose');
  expect(files['llms-full.txt']).not.toContain('loose');
});

it('writes no single file that is too long for anybody', async () => {
  const long = page(`<h1>Long</h1><p>${'word '.repeat(900_000)}`);
  const files = await written({ pages: { ...PAGES, dogs: long }, plugins: [docsPlugin('/')] });
  expect(Object.keys(files)).not.toContain('llms-full.txt');
  expect(files['llms.txt']).not.toContain('llms-full.txt');
});

it('says below pages with calls how to try them, and writes what assistants look for', async () => {
  const { name, content } = docsPlugin('/shop/');
  const data = {
    download: { folder: '/cats', formats: ['json'] },
    operations: [
      {
        path: 'cats',
        title: 'Cats',
        href: '/cats',
        operations: [{ title: 'Feed', method: 'PUT', path: '/food', href: '/cats/food#feed' }],
      },
    ],
    security: [],
    servers: [],
  };
  const sources = new Map([['current', { current: () => ({ data }) }]]);
  const files = await written({
    baseUrl: '/shop/',
    pages: PAGES,
    plugins: [{ name, content: { ...content, written: sources } }],
  });
  const document = 'https://docs.example/shop/cats/openapi.json';
  expect(files['cats/food.md']).toMatch(/\n\n---\n\nTry these calls without an account: `npx /);
  expect(files['cats/food.md']).toContain(`livespec sandbox ${document}\` answers them at http://127.0.0.1:4010.`);
  expect(files['cats.md']).not.toContain('sandbox');
  expect(files['skill.md']).toContain('- [Cats](https://docs.example/shop/cats/food.md)\n  - `PUT /food` Feed');
});
