import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PATHS } from './support/pages';
import { mapPool, ORIGIN, visit } from './support/visit';

const PUBLIC = 'https://docs.example.com/doc';

/** The paths of a sitemap, without the base of its language. */
async function listPaths(base: string): Promise<string[]> {
  const sitemap = await (await fetch(`${ORIGIN}/doc${base}/sitemap.xml`)).text();
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]*)</g), ([, address = '']) => address);
  return listed.map((address) => address.replace(PUBLIC + base, '')).sort();
}

/** Addresses by `hreflang`, and the canonical one. */
function linksOf(html: string): Record<string, string> {
  const links = Array.from(html.matchAll(/<link [^>]*>/g), ([link]) => link);
  const attribute = (link: string, name: string) => new RegExp(`\\b${name}="?([^"\\s>]+)`).exec(link)?.[1] ?? '';
  const named = links.filter(
    (link) => /rel="?(canonical|alternate)/.test(link) && !/ type="?(text|application)\//.test(link),
  );
  return Object.fromEntries(named.map((link) => [attribute(link, 'hreflang') || 'canonical', attribute(link, 'href')]));
}

describe('on a server that only knows index.html', () => {
  it.each(PATHS)('/doc%s is served with and without a slash at the end', async (path) => {
    for (const address of [`/doc${path}`, `/doc${path}/`.replace('//', '/')]) {
      const response = await fetch(ORIGIN + address);
      expect.soft({ address, status: response.status }).toEqual({ address, status: 200 });
      expect.soft(await response.text()).toContain('<h1');
    }
  });

  it('no file is found by another name than its own', async () => {
    const lost = await fetch(`${ORIGIN}/doc/404.html`);
    expect(lost.status).toBe(200);
    expect(await lost.text()).toMatch(/<meta [^>]*name="?robots"? content="?noindex/);
    expect((await fetch(`${ORIGIN}/doc/404`)).status).toBe(404);
    expect((await fetch(`${ORIGIN}/guide`)).status).toBe(404);
  });

  it('every page is served in Chinese, too', async () => {
    const wrong = await Promise.all(
      PATHS.map(async (path) => {
        const response = await fetch(`${ORIGIN}/doc/zh-CN${path}`);
        const isChinese = /<html[^>]+lang="?zh-CN/.test(await response.text());
        return response.ok && isChinese ? [] : [`${path} ${response.status}`];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  it('every page names its language, its address and its translations, and is in the sitemap of its language', async () => {
    const bases = { en: '', 'zh-CN': '/zh-CN' };
    const [paths = [], ...others] = await Promise.all(Object.values(bases).map(listPaths));
    expect(paths).toEqual(expect.arrayContaining([...PATHS]));
    expect(others).toEqual([paths]);
    for (const [lang, base] of Object.entries(bases)) {
      const served = await mapPool(paths, async (path) => {
        const html = await (await fetch(`${ORIGIN}/doc${base}${path}`)).text();
        return { lang: /<html[^>]* lang="?([\w-]+)/.exec(html)?.[1], links: linksOf(html) };
      });
      const expected = paths.map((path) => {
        const [english, chinese] = Object.values(bases).map((other) => PUBLIC + other + path);
        const links = { canonical: PUBLIC + base + path, en: english, 'zh-CN': chinese, 'x-default': english };
        return { lang, links };
      });
      expect(served).toEqual(expected);
    }
  });

  it('an address that does not exist gets the 404 page with a way home', async () => {
    await visit('/doc/api/no-such-page', async ({ page }) => {
      await expect.poll(() => page.title()).toMatch(/page not found/i);
      expect(await page.locator('h1').allInnerTexts()).toEqual([expect.stringMatching(/page not found/i)]);
      expect((await fetch(page.url())).status).toBe(404);
      const home = page.locator('a[href="/doc/"]').first();
      await home.click();
      await page.waitForURL(`${ORIGIN}/doc/`);
    });
  });
});

it.each(['', '/zh-CN'])('links to pages of%s are shown with the image of their section', async (base) => {
  const images = new Set<string>();
  for (const [path, name] of Object.entries({
    '/': 'home',
    '/guide/login': 'guide',
    '/api': 'api',
    '/server/login': 'server',
    '/public': 'public',
  })) {
    const html = await (await fetch(`${ORIGIN}/doc${base}${path}`)).text();
    const found = Array.from(
      html.matchAll(/property="?og:image"? content="?([^"\s>]+)/g),
      ([, address = '']) => address,
    );
    expect(found).toEqual([`${PUBLIC}${base}/img/social/${name}.png`]);
    const image = Buffer.from(await (await fetch(found[0]?.replace(PUBLIC, `${ORIGIN}/doc`) ?? '')).arrayBuffer());
    // The header of a PNG.
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
    images.add(image.toString('base64'));
  }
  expect(images.size).toBe(5);
});

it.each(['', '/zh-CN'])('the changelog of%s has a feed, which its page and its head lead to', async (base) => {
  const page = await (await fetch(`${ORIGIN}/doc${base}/api/changelog`)).text();
  const address = `/doc${base}/api/changelog.xml`;
  expect(page.match(new RegExp(`href="?${address}`, 'g'))).toHaveLength(2);
  const feed = await (await fetch(ORIGIN + address)).text();
  expect(feed).toContain(`<id>${PUBLIC}${base}/api/changelog#v1-0-0</id>`);
});

describe('in Markdown', () => {
  const get = async (address: string) => {
    const response = await fetch(ORIGIN + address);
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  };

  it.each(['', '/zh-CN'])(
    'every page of the sitemap%s has a twin, which it announces and llms.txt lists',
    async (base) => {
      const list = (await get(`/doc${base}/llms.txt`)).text;
      const listed = Array.from(
        list.matchAll(/^- \[.*?\]\(https:\/\/docs\.example\.com([^)]*\.md)\)/gm),
        ([, path]) => path,
      );
      const paths = await listPaths(base);
      const twins = await mapPool(paths, async (path) => {
        const html = (await get(`/doc${base}${path}`)).text;
        const twin = /<link [^>]*type="?text\/markdown"? href="?([^"\s>]+)/.exec(html)?.[1] ?? '';
        const { status, type, text } = await get(twin);
        expect.soft({ twin, status, type }).toEqual({ twin, status: 200, type: 'text/markdown; charset=utf-8' });
        expect.soft(text).toMatch(/^# .+\n\n<https:\/\/docs\.example\.com\/doc\S*>\n\n\S/);
        expect.soft(text).not.toMatch(/\u200b|^(Copy as Markdown|复制为 Markdown|Try it)$/m);
        return twin;
      });
      expect(new Set(listed)).toEqual(new Set(twins));
      expect(listed).toHaveLength(twins.length);
      const full = (await get(`/doc${base}/llms-full.txt`)).text;
      expect(full.match(/^<https:.*>$/gm)).toHaveLength(twins.length);
    },
  );

  // UPDATE=1 rewrites the golden files.
  it.each([
    ['/api/session.md', 'session.md'],
    ['/zh-CN/server/access-token.md', 'access-token.zh-CN.md'],
  ])('%s is what readers see', async (path, name) => {
    const golden = join(__dirname, 'golden', name);
    const { text } = await get(`/doc${path}`);
    if (process.env.UPDATE) writeFileSync(golden, text);
    expect(existsSync(golden), 'no golden file; run with UPDATE=1').toBe(true);
    expect(text).toBe(readFileSync(golden, 'utf8'));
  });
});
