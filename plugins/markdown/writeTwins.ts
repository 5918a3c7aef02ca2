import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadDocumentTools } from '../openapi';
import { codeSpan, link } from '../shared/core/markdown/syntax';
import { toMarkdown } from '../shared/core/markdown/toMarkdown';
import { twinAddress } from '../shared/core/twinAddress';
import { mcpCommand, SANDBOX_ADDRESS, sandboxCommand } from './core/commands';
import { writeList } from './core/writeList';
import { listApis, pagesWithCalls } from './listApis';
import { type ListedVersion, listSections, listVersions, type PageMetadata } from './listSections';
import { parseArticle } from './parseArticle';
import { writeSkills } from './writeSkills';

type BuiltSite = Parameters<NonNullable<Plugin['postBuild']>>[0];
type Write = (path: string, text: string) => Promise<void>;

/** About a million tokens. A longer file would be of no use, as no assistant reads it at once. */
const MOST_CHARACTERS = 4_000_000;

const LIST = 'llms.txt';
const FULL = 'llms-full.txt';

/** Pages with a twin announce it. */
const TWIN_LINK = /<link\b[^>]*\btype=["']?text\/markdown\b/;

/** Writes the twin of each page that announces one, and the lists of them. A static file of the same name wins. */
export async function writeTwins(context: LoadContext, site: BuiltSite): Promise<void> {
  const isOwn = (path: string) =>
    context.siteConfig.staticDirectories.some((folder) => existsSync(join(context.siteDir, folder, path)));
  const write: Write = async (path, text) => {
    if (isOwn(path)) return;
    const file = join(site.outDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  await writeLists(context, site, await writePages(context, site, write), write);
}

/** Returns the texts that lists may name, by address. */
async function writePages(
  { baseUrl, i18n, siteConfig: { url, trailingSlash } }: LoadContext,
  { outDir, plugins, routesPaths, routesBuildMetadata }: BuiltSite,
  write: Write,
): Promise<Map<string, string>> {
  const addressOf = createAddresses(url, plugins);
  const texts = new Map<string, string>();
  const noteOf = await createTryNotes(plugins, i18n.currentLocale, (path) => addressOf(`${baseUrl}${path}`));
  for (const route of routesPaths) {
    const html = await readPage(outDir, route.slice(baseUrl.length), trailingSlash);
    const article = TWIN_LINK.test(html.slice(0, html.indexOf('<article'))) ? parseArticle(html) : undefined;
    if (!article) continue;
    const written = withAddress(toMarkdown(article, { resolve: (href) => addressOf(href, route) }), addressOf(route));
    const text = `${written}${noteOf(route.slice(baseUrl.length).replace(/\/$/, ''))}`;
    const path = twinAddress(route, baseUrl);
    await write(path.slice(baseUrl.length), text);
    if (!routesBuildMetadata[route]?.noIndex) texts.set(addressOf(path), text);
  }
  return texts;
}

async function writeLists(
  context: LoadContext,
  { plugins }: BuiltSite,
  texts: Map<string, string>,
  write: Write,
): Promise<void> {
  const { baseUrl, i18n, siteConfig } = context;
  const addressOf = createAddresses(siteConfig.url, plugins);
  const twinOf = (permalink: string) => addressOf(twinAddress(permalink, baseUrl));
  const listed = ({ title, permalink, description }: PageMetadata) => {
    const address = twinOf(permalink);
    return texts.has(address) ? [{ title, description, address }] : [];
  };
  const versions = listVersions(plugins);
  const sections = listSections(plugins, context, listed);
  const pages = sections.flatMap((section) => section.pages);
  const home = pages.find(({ address }) => address === twinOf(baseUrl));
  const head = {
    title: siteConfig.title,
    summary: home?.description || siteConfig.tagline,
    versions: versions.filter(({ version }) => version.isLast).map(({ version }) => version.label),
  };
  const others = i18n.locales.flatMap((locale) => {
    const other = i18n.localeConfigs[locale];
    if (!other || locale === i18n.currentLocale) return [];
    return [{ title: other.label, address: createAddresses(other.url, plugins)(`${other.baseUrl}${LIST}`) }];
  });
  const listOf = ({ version }: ListedVersion) => join(version.path, LIST);
  for (const one of versions.filter(({ version }) => !version.isLast)) {
    const own = {
      ...head,
      versions: [one.version.label],
      others: [],
      sections: listSections(plugins, context, listed, one),
    };
    await write(listOf(one).slice(baseUrl.length), writeList(own));
    others.push({ title: `Version ${one.version.label}`, address: addressOf(listOf(one)) });
  }
  const all = pages.map(({ address }) => texts.get(address) ?? '');
  if (all.reduce((length, text) => length + text.length, 0) <= MOST_CHARACTERS) {
    others.unshift({ title: FULL, address: addressOf(`${baseUrl}${FULL}`) });
    await write(FULL, [writeList({ ...head, others: [], sections: [] }), ...all].join('\n---\n\n'));
  }
  await write(LIST, writeList({ ...head, others, sections }));
  if (i18n.currentLocale !== i18n.defaultLocale || isUnnamed(plugins)) return;
  const below = (path: string) => `${baseUrl}${path.replace(/^\//, '')}`;
  const skills = writeSkills(
    listApis(plugins).filter(({ isLast }) => isLast),
    {
      title: siteConfig.title,
      ...(head.summary && { summary: head.summary }),
      sections,
      wholeOf: (path) => addressOf(below(path)),
      twinOf: (path) => twinOf(below(path)),
    },
  );
  for (const [path, text] of skills) await write(path, text);
}

/** Creates the function that says, below a page with calls, how to try them. */
async function createTryNotes(
  plugins: BuiltSite['plugins'],
  locale: string,
  wholeOf: (path: string) => string,
): Promise<(page: string) => string> {
  const pages = pagesWithCalls(listApis(plugins));
  if (pages.size === 0 || isUnnamed(plugins)) return () => '';
  const { tryCalls } = (await loadDocumentTools()).pageWords(locale);
  return (page) => {
    const folder = pages.get(`/${page}`)?.data.download.folder;
    if (folder === undefined) return '';
    const document = wholeOf(`${folder.replaceAll(/^\/|\/$/g, '')}/openapi.json`);
    const values: Record<string, string> = {
      sandbox: codeSpan(sandboxCommand(document)),
      mcp: codeSpan(mcpCommand(document)),
      address: SANDBOX_ADDRESS,
    };
    return `\n---\n\n${tryCalls.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')}\n`;
  };
}

/** Nobody knows the host of the site. */
function isUnnamed(plugins: BuiltSite['plugins']): boolean {
  return plugins.some(({ name }) => name === 'no-site-url');
}

/** Empty if it is not there. */
async function readPage(outDir: string, path: string, trailingSlash: boolean | undefined): Promise<string> {
  const isFile = trailingSlash === false && /[^/]$/.test(path);
  const file = /\.html?$/i.test(path) ? path : isFile ? `${path}.html` : join(path, 'index.html');
  return readFile(join(outDir, file), 'utf8').catch(() => '');
}

/** Creates the function that makes links whole: without a host, where nobody knows it (`livespec document`). */
function createAddresses(siteUrl: string, plugins: BuiltSite['plugins']): (href: string, page?: string) => string {
  const isUnknown = isUnnamed(plugins);
  return (href, page = '/') => {
    try {
      const { href: whole, origin } = new URL(href, new URL(page, siteUrl));
      return isUnknown && origin === new URL(siteUrl).origin ? whole.slice(origin.length) : whole;
    } catch {
      return href;
    }
  };
}

/** Below the title, so that whoever has only the text knows the page. */
function withAddress(markdown: string, address: string): string {
  // The version of the docs is above the title.
  const [whole = '', above = '', title = ''] = /^([^#\n].*\n\n)?(# .*\n\n?)/.exec(markdown) ?? [];
  const place = address.startsWith('/') ? link(address, address) : `<${address}>`;
  return `${title}${place}\n\n${above}${markdown.slice(whole.length)}`;
}
