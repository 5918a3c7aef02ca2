import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { toMarkdown } from '../shared/core/markdown/toMarkdown';
import { twinAddress } from '../shared/core/twinAddress';
import { writeList } from './core/writeList';
import { listSections } from './listSections';
import { parseArticle } from './parseArticle';

type BuiltSite = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** About a million tokens. A longer file would be of no use, as no assistant reads it at once. */
const MOST_CHARACTERS = 4_000_000;

const LIST = 'llms.txt';
const FULL = 'llms-full.txt';

/** Pages with a twin announce it. */
const TWIN_LINK = /<link\b[^>]*\btype=["']?text\/markdown\b/;

/** Writes the twin of each page that announces one, and the lists of them. */
export async function writeTwins(context: LoadContext, site: BuiltSite): Promise<void> {
  const { baseUrl, i18n, siteConfig, siteDir } = context;
  const { outDir, plugins, routesPaths, routesBuildMetadata } = site;
  const addressOf = createAddresses(siteConfig.url);
  /** By their whole address. */
  const twins = new Map<string, string>();

  /** A static file of the same name wins. */
  const write = async (path: string, text: string) => {
    if (siteConfig.staticDirectories.some((folder) => existsSync(join(siteDir, folder, path)))) return;
    const file = join(outDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };

  for (const route of routesPaths) {
    const html = await readPage(join(outDir, route.slice(baseUrl.length)), siteConfig.trailingSlash);
    const article = TWIN_LINK.test(html.slice(0, html.indexOf('<article'))) ? parseArticle(html) : undefined;
    if (!article) continue;
    const text = withAddress(toMarkdown(article, { resolve: (href) => addressOf(href, route) }), addressOf(route));
    const path = twinAddress(route, baseUrl);
    await write(path.slice(baseUrl.length), text);
    if (!routesBuildMetadata[route]?.noIndex) twins.set(addressOf(path), text);
  }

  const sections = listSections(plugins, context, ({ title, permalink, description }) => {
    const address = addressOf(twinAddress(permalink, baseUrl));
    return twins.has(address) ? [{ title, description, address }] : [];
  });
  const pages = sections.flatMap((section) => section.pages);
  const home = pages.find(({ address }) => address === addressOf(twinAddress(baseUrl, baseUrl)));
  const head = { title: siteConfig.title, summary: home?.description || siteConfig.tagline, others: [], sections: [] };
  const full = [writeList(head), ...pages.map(({ address }) => twins.get(address) ?? '')].join('\n---\n\n');
  const isFull = full.length <= MOST_CHARACTERS;
  if (isFull) await write(FULL, full);
  const others = i18n.locales.flatMap((locale) => {
    const other = i18n.localeConfigs[locale];
    if (!other || locale === i18n.currentLocale) return [];
    return [{ title: other.label, address: createAddresses(other.url)(`${other.baseUrl}${LIST}`) }];
  });
  if (isFull) others.unshift({ title: FULL, address: addressOf(`${baseUrl}${FULL}`) });
  await write(LIST, writeList({ ...head, others, sections }));
}

/** Whole addresses, or paths for a site whose own address is not known yet. */
function createAddresses(siteUrl: string): (href: string, page?: string) => string {
  const { origin, hostname } = new URL(siteUrl);
  return (href, page = '/') => {
    try {
      const address = new URL(href, new URL(page, origin));
      return hostname === 'localhost' && address.origin === origin ? address.href.slice(origin.length) : address.href;
    } catch {
      return href;
    }
  };
}

/** Empty if it is not there. */
async function readPage(path: string, trailingSlash: boolean | undefined): Promise<string> {
  const isFile = trailingSlash === false && !path.endsWith('/');
  const file = /\.html?$/i.test(path) ? path : isFile ? `${path}.html` : join(path, 'index.html');
  return readFile(file, 'utf8').catch(() => '');
}

function withAddress(markdown: string, address: string): string {
  if (address.startsWith('/')) return markdown;
  const [, title = ''] = /^(# .*\n\n?)/.exec(markdown) ?? [];
  return `${title}<${address}>\n\n${markdown.slice(title.length)}`;
}
