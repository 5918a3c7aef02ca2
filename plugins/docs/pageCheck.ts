import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { findSyntaxError, frontMatterBlock, isUnended } from '../navigation';
import type { ApiSource, DescriptionLink, GeneratedPage } from '../openapi';
import type { MdxPage } from '../shared/mdx/readMdx';
import type { Problem } from '../shared/problem';
import { type LinkTarget, resolveLink } from '../shared/siteLink';
import { type BrokenLink, checkLink, type LinkSite, type TargetPage } from './core/checkLinks';
import { checkPage } from './core/checkPage';
import { findDuplicates } from './core/findDuplicates';
import { createHandPageReader, type HandPage, type HandPageFolders } from './readHandPages';
import { type Aliases, componentNames, importExists, readRoutes } from './siteNames';

/** Ids of generated pages that stand in no data: headings of components. */
const HEADINGS = ['authentication', 'servers'];

/** Broken links in somebody else's document repeat each other; the first ones tell. */
const MAX_WARNINGS = 3;

export interface PageCheckOptions extends HandPageFolders {
  /** Address of the API's first page, whose file is the index of its folder. */
  overview: string | undefined;
  /** The document is one's own: a broken link in it is as bad as one in a page. */
  isStrict: boolean;
}

/** What is wrong with the hand-written pages, and with links, also those of the document. */
export interface PageCheck {
  /** Reads the hand-written pages anew. */
  read(): Promise<void>;
  /** What the bundler knows: from then on, components and links to other pages than those of the docs are checked. */
  announce(aliases: Aliases): void;
  /** Two pages with one address, which nothing can be made of. */
  duplicates(): Problem[];
  /** All that would keep a page from being shown, or lead a reader to nowhere. */
  check(): Promise<Problem[]>;
  /** The last two, for a page's text. */
  slipsOf(file: string, page: MdxPage): Problem[];
  /** Is this a text that can be shown? */
  isGood(file: string, text: string): boolean;
  /** Where a link in a description leads to, from the docs' root. */
  addressOf(link: DescriptionLink): string;
  /** The address of the page that a link of a hand-written page names by its file. */
  permalinkOf(href: string, file: string): string | undefined;
}

export function createPageCheck(
  context: LoadContext,
  folders: PageCheckOptions,
  api: () => ApiSource | undefined,
): PageCheck {
  const { siteDir, siteConfig, baseUrl, generatedFilesDir } = context;
  const { onBrokenLinks, onBrokenAnchors } = siteConfig;
  const reader = createHandPageReader(folders);
  const staticDirs = siteConfig.staticDirectories.map((folder) => resolve(siteDir, folder));
  let pages: HandPage[] = [];
  let aliases: Aliases | undefined;
  let components: Set<string> | undefined;
  let routes: Set<string> | undefined;

  const generated = () => api()?.pages() ?? [];

  function slipsOf(file: string, page: MdxPage): Problem[] {
    const name = pages.find((other) => other.file === file)?.name ?? nameOf(file);
    const exists = (wanted: string) => importExists(wanted, file, siteDir, aliases);
    const suggest = (wanted: string) =>
      wanted.startsWith('@theme/') ? Object.keys(aliases ?? {}).filter((alias) => alias.startsWith('@theme/')) : [];
    return checkPage(name, page, { ...(components && { components }), exists, suggest });
  }

  function pathOf(file: string): string | undefined {
    const hand = pages.find(({ source, isTab }) => source === file && !isTab);
    if (hand) return hand.path;
    const path = generatedPath(file);
    return generated().some((page) => page.path === path) ? path : undefined;
  }

  function targetOf({ href, page }: DescriptionLink, find = pathOf): LinkTarget {
    const file = page === folders.overview ? `${page}/index.mdx` : `${page}.mdx`;
    return resolveLink(href, { path: page, file }, find);
  }

  async function linkSite(targets: LinkTarget[]): Promise<LinkSite> {
    const wanted = new Set(
      targets.flatMap((target) => (target.kind === 'page' && target.hash !== '' ? [target.path] : [])),
    );
    const found = new Map<string, TargetPage>();
    await Promise.all(
      generated().map(async (page) => {
        const ids = wanted.has(page.path) ? await readIds(page) : new Set<string>();
        found.set(page.path, { ids, hasMoreIds: false });
      }),
    );
    for (const { path, page } of pages) {
      const other = found.get(path);
      // A page with a slip in it cannot be looked into.
      const hasMoreIds = page.hasMoreIds || page.error !== undefined;
      const isPart = generated().some((part) => part.path === path);
      found.set(path, {
        ids: new Set([...(other?.ids ?? []), ...page.ids]),
        hasMoreIds: isPart
          ? other?.hasMoreIds === true || page.components.some(({ name }) => name !== 'Operations')
          : hasMoreIds || other?.hasMoreIds === true,
      });
    }
    return { pages: found, isElsewhere };
  }

  /** Another plugin's page, or a file. */
  function isElsewhere(path: string): boolean {
    if (routes === undefined || routes.has(path)) return true;
    return staticDirs.some((folder) => existsSync(join(folder, path)));
  }

  async function checkHandLinks(): Promise<Problem[]> {
    const uses = pages.flatMap((page) =>
      page.page.links.map((link) => ({
        page,
        link,
        target: resolveLink(withoutBase(link.name), { path: page.path, file: page.source }, pathOf),
      })),
    );
    const site = await linkSite(uses.map(({ target }) => target));
    return uses.flatMap(({ page, link, target }): Problem[] => {
      const isFile = /\.\w+$/.test(link.name) && fileExists(link.name, page.file);
      if (link.kind === 'image' || isFile) {
        const isThere = target.kind === 'outside' || isFile;
        return isThere
          ? []
          : toProblems({ of: 'page', message: `There is no picture \`${link.name}\`.` }, { ...link, file: page.name });
      }
      const broken = checkLink(link.name, target, site);
      return broken ? toProblems(broken, { ...link, file: page.name }) : [];
    });
  }

  async function checkDescriptionLinks(source: ApiSource): Promise<Problem[]> {
    const links = source.links().map((link) => ({ link, target: targetOf(link) }));
    const site = await linkSite(links.map(({ target }) => target));
    const problems = new Map<string, Problem>();
    for (const { link, target } of links) {
      const broken = checkLink(link.href, target, site);
      for (const place of broken ? await source.locate(link) : []) {
        for (const problem of broken ? toProblems(broken, place) : []) {
          problems.set(`${place.file}:${place.line}:${place.column}`, problem);
        }
      }
      if (!folders.isStrict && problems.size >= MAX_WARNINGS) break;
    }
    const found = [...problems.values()];
    return folders.isStrict ? found : found.map((problem) => ({ ...problem, severity: 'warning' }));
  }

  function toProblems(
    { of, message, hint }: BrokenLink,
    { file, line, column }: { file: string; line: number; column: number },
  ): Problem[] {
    const wanted = of === 'page' ? onBrokenLinks : onBrokenAnchors;
    if (wanted === 'ignore') return [];
    const severity = wanted === 'throw' ? 'error' : 'warning';
    return [
      {
        file,
        line,
        column,
        rule: of === 'page' ? 'broken-link' : 'broken-anchor',
        severity,
        message,
        ...(hint ? { hint } : {}),
      },
    ];
  }

  function withoutBase(href: string): string {
    return baseUrl !== '/' && href.startsWith(baseUrl) ? href.slice(baseUrl.length - 1) : href;
  }

  function fileExists(name: string, file: string): boolean {
    const path = decodeURI(name.replace(/[?#].*$/s, ''));
    if (path.startsWith('@site/')) return existsSync(join(siteDir, path.slice('@site/'.length)));
    if (path.startsWith('/')) return staticDirs.some((folder) => existsSync(join(folder, path)));
    return existsSync(join(dirname(file), path));
  }

  return {
    async read() {
      pages = await reader.read();
    },
    announce(found) {
      aliases = found;
      components = componentNames(found);
      routes = readRoutes(generatedFilesDir, baseUrl);
    },
    duplicates: () => findDuplicates(pages, generated(), api()?.companions() ?? []),
    async check() {
      const source = api();
      const companions = new Set(source?.companions() ?? []);
      const slips = pages
        .filter(({ source: path }) => !companions.has(path))
        .flatMap(({ file, page }) => slipsOf(file, page));
      return [...slips, ...(await checkHandLinks()), ...(source ? await checkDescriptionLinks(source) : [])];
    },
    slipsOf,
    isGood(file, text) {
      const block = frontMatterBlock(text);
      if (isUnended(text) || (block !== undefined && findSyntaxError(block))) return false;
      return slipsOf(file, reader.parse(file, text)).length === 0;
    },
    addressOf(link) {
      // While pages are being made, not all are known yet.
      const target = targetOf(link, (file) => pathOf(file) ?? generatedPath(file));
      const { href } = link;
      if (target.kind !== 'page' || href.startsWith('#')) return href;
      return `/${target.path}${target.search}${target.hash === '' ? '' : `#${target.hash}`}`;
    },
    permalinkOf(href, file) {
      const own = pages.find((page) => page.file === file || page.name === file);
      const target = own && resolveLink(href, { path: own.path, file: own.source }, pathOf);
      if (target?.kind !== 'page') return undefined;
      return `${baseUrl}${target.path}${target.search}${target.hash === '' ? '' : `#${target.hash}`}`;
    },
  };
}

/** The page that `<path>.mdx` or `<path>/index.mdx` would be. */
function generatedPath(file: string): string {
  return file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
}

function nameOf(file: string): string {
  return file.startsWith(process.cwd())
    ? file
        .slice(process.cwd().length + 1)
        .split('\\')
        .join('/')
    : file;
}

/** Ids of a generated page: its sections, and what its data names. */
async function readIds({ ids, dataFile }: GeneratedPage): Promise<Set<string>> {
  const data = await readFile(dataFile, 'utf8').catch(() => '');
  const named = [...data.matchAll(/"id":("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) => JSON.parse(text) as string);
  return new Set([...ids, ...named, ...HEADINGS]);
}
