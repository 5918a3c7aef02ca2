import type { LinkTarget } from '../../shared/siteLink';
import { didYouMean } from '../../shared/suggest';

export interface TargetPage {
  ids: ReadonlySet<string>;
  /** Components may render more ids. */
  hasMoreIds: boolean;
}

export interface LinkSite {
  /** By address, without leading and trailing slashes. */
  pages: ReadonlyMap<string, TargetPage>;
  isElsewhere(path: string): boolean;
}

export interface BrokenLink {
  of: 'page' | 'anchor';
  message: string;
  hint?: string;
}

export function checkLink(href: string, target: LinkTarget, { pages, isElsewhere }: LinkSite): BrokenLink | undefined {
  if (target.kind === 'outside') return undefined;
  if (target.kind === 'lost') {
    const message = `Broken link \`${href}\`: there is no file \`${target.file}\`.`;
    return { of: 'page', message, hint: suggestPage(target.file.replace(/\.mdx?$/i, ''), pages) };
  }
  const { path, hash } = target;
  const page = pages.get(path);
  if (!page) {
    if (isElsewhere(path)) return undefined;
    const message = `Broken link \`${href}\`: no page at \`/${path}\`.`;
    return { of: 'page', message, hint: suggestPage(path, pages) };
  }
  if (hash === '' || page.hasMoreIds || page.ids.has(hash)) return undefined;
  const message = `Broken anchor \`${href}\`: the page \`/${path}\` has no \`#${hash}\`.`;
  return { of: 'anchor', message, hint: didYouMean(hash, page.ids, '#') };
}

function suggestPage(path: string, pages: LinkSite['pages']): string | undefined {
  const near = didYouMean(path, pages.keys(), '/');
  if (near) return near;
  const name = path.split('/').at(-1) ?? '';
  const found = [...pages.keys()].filter((known) => known.split('/').at(-1) === name).slice(0, 3);
  return found.length > 0 ? `Did you mean ${found.map((known) => `\`/${known}\``).join(' or ')}?` : undefined;
}
