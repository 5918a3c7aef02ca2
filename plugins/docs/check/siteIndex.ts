import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { ApiSource, DescriptionLink, GeneratedPage } from '../../openapi';
import { decodePercent } from '../../shared/core/decodePercent';
import { joinPath, type LinkTarget, resolveLink } from '../../shared/siteLink';
import type { LinkSite, TargetPage } from '../core/checkLinks';
import type { HandPage } from './readHandPages';
import { readRoutes } from './siteNames';

export interface SiteIndex {
  announcePages(pages: HandPage[]): void;
  /** From now on, the routes are known, and other paths are broken. */
  announceRoutes(): void;
  linkSite(targets: LinkTarget[]): Promise<LinkSite>;
  targetOfHandLink(href: string, page: HandPage): LinkTarget;
  targetOfDescription(link: DescriptionLink): LinkTarget;
  fileExists(name: string, file: string): boolean;
  addressOf(link: DescriptionLink): string;
  permalinkOf(href: string, file: string): string | undefined;
}

/** Addresses here are the site's, without outer slashes. */
export function createSiteIndex(context: LoadContext, docsBase: string, api: ApiSource | undefined): SiteIndex {
  const { siteDir, siteConfig, baseUrl, generatedFilesDir } = context;
  const staticDirs = siteConfig.staticDirectories.map((folder) => resolve(siteDir, folder));
  let pages: HandPage[] = [];
  let routes: Set<string> | undefined;

  const generated = () => api?.current().pages ?? [];
  /** The index of its folder. */
  const overview = api?.options.routeBase;
  const onSite = (path: string) => joinPath(docsBase, path);

  function pathOf(file: string): string | undefined {
    const hand = pages.find(({ source, isTab }) => source === file && !isTab);
    if (hand) return onSite(hand.path);
    const path = generatedPath(file);
    return generated().some((page) => page.path === path) ? onSite(path) : undefined;
  }

  function targetOf({ href, page }: DescriptionLink, find = pathOf): LinkTarget {
    const file = page === overview ? `${page}/index.mdx` : `${page}.mdx`;
    return resolveLink(href, { path: onSite(page), file }, find);
  }

  function targetOfHandLink(href: string, { path, source }: HandPage): LinkTarget {
    return resolveLink(withoutBase(href), { path: onSite(path), file: source }, pathOf);
  }

  async function linkSite(targets: LinkTarget[]): Promise<LinkSite> {
    const wanted = new Set(
      targets.flatMap((target) => (target.kind === 'page' && target.hash !== '' ? [target.path] : [])),
    );
    const found = new Map<string, TargetPage>();
    await Promise.all(
      generated().map(async (page) => {
        const path = onSite(page.path);
        const ids = wanted.has(path) ? await readIds(page) : new Set<string>();
        found.set(path, { ids, hasMoreIds: false });
      }),
    );
    for (const { path, page } of pages) {
      const other = found.get(onSite(path));
      // A page with a syntax error is not parsed, so its ids are unknown.
      const hasMoreIds = page.hasMoreIds || page.error !== undefined;
      const isPart = generated().some((part) => part.path === path);
      found.set(onSite(path), {
        ids: new Set([...(other?.ids ?? []), ...page.ids]),
        hasMoreIds: isPart
          ? other?.hasMoreIds === true || page.components.some(({ name }) => name !== 'Operations')
          : hasMoreIds || other?.hasMoreIds === true,
      });
    }
    return { pages: found, isElsewhere };
  }

  function isElsewhere(path: string): boolean {
    if (routes === undefined || routes.has(path)) return true;
    return staticDirs.some((folder) => existsSync(join(folder, path)));
  }

  function withoutBase(href: string): string {
    return baseUrl !== '/' && href.startsWith(baseUrl) ? href.slice(baseUrl.length - 1) : href;
  }

  function fileExists(name: string, file: string): boolean {
    const path = decodePercent(name.replace(/[?#].*$/s, ''));
    if (path.startsWith('@site/')) return existsSync(join(siteDir, path.slice('@site/'.length)));
    if (path.startsWith('/')) return staticDirs.some((folder) => existsSync(join(folder, path)));
    return existsSync(join(dirname(file), path));
  }

  return {
    announcePages(found) {
      pages = found;
    },
    announceRoutes() {
      routes = readRoutes(generatedFilesDir, baseUrl);
      // A page of the docs may be deleted later.
      for (const { path } of [...pages, ...generated()]) routes.delete(onSite(path));
    },
    linkSite,
    targetOfHandLink,
    targetOfDescription: (link) => targetOf(link),
    fileExists,
    addressOf(link) {
      // While pages are being generated, not all are known yet.
      const target = targetOf(link, (file) => pathOf(file) ?? onSite(generatedPath(file)));
      const { href } = link;
      if (target.kind !== 'page' || href.startsWith('#')) return href;
      return `/${target.path}${target.search}${target.hash === '' ? '' : `#${target.hash}`}`;
    },
    permalinkOf(href, file) {
      const own = pages.find((page) => page.file === file || page.name === file);
      const target = own && targetOfHandLink(href, own);
      if (target?.kind !== 'page') return undefined;
      return `${baseUrl}${target.path}${target.search}${target.hash === '' ? '' : `#${target.hash}`}`;
    },
  };
}

function generatedPath(file: string): string {
  return file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
}

async function readIds({ ids, dataFile }: GeneratedPage): Promise<Set<string>> {
  const data = await readFile(dataFile, 'utf8').catch(() => '');
  const named = [...data.matchAll(/"id":("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) => JSON.parse(text) as string);
  return new Set([...ids, ...named]);
}
