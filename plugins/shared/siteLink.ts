import { posix } from 'node:path';
import { decodePercent } from './core/decodePercent';

export interface LinkBase {
  /** Address below the docs' root, without leading and trailing slashes. */
  path: string;
  /** File below the docs folder, with `/`. */
  file: string;
}

/** Joins parts of an address, of which some may be empty. None begins or ends with a slash. */
export function joinPath(...parts: string[]): string {
  return parts.filter((part) => part !== '').join('/');
}

/** Another site's, or for the bundler. */
const OUTSIDE = /^(?:[a-z][a-z\d+.-]*:|\/\/|@)/i;

export type LinkTarget =
  | { kind: 'outside' }
  | { kind: 'page'; path: string; search: string; hash: string }
  | { kind: 'lost'; file: string };

/**
 * Resolves a link as Docusaurus does in hand-written pages: a Markdown file becomes its page, found from its own folder
 * or from the docs folder; anything else is an address. `pathOf`: the address of a file's page.
 */
export function resolveLink(href: string, base: LinkBase, pathOf: (file: string) => string | undefined): LinkTarget {
  if (OUTSIDE.test(href)) return { kind: 'outside' };
  const [, written = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  const pathname = decodePercent(written);
  const to = (path: string): LinkTarget => ({ kind: 'page', path: trim(path), search, hash: decodePercent(hash) });
  if (pathname === '') return to(base.path);
  if (!/\.mdx?$/i.test(pathname)) return to(pathname.startsWith('/') ? pathname : join(base.path, '..', pathname));
  const folder = posix.dirname(base.file);
  const here = join(pathname.startsWith('/') ? '' : folder, pathname);
  const files = /^\.{0,2}\//.test(pathname) ? [here] : [here, join('', pathname)];
  for (const file of files) {
    const path = pathOf(file);
    if (path !== undefined) return to(path);
  }
  return { kind: 'lost', file: here };
}

/** Never leaves the root. */
function join(...parts: string[]): string {
  return trim(posix.join('/', ...parts));
}

function trim(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}

/** Whether a `%` begins no valid escape: Docusaurus fails on these addresses. */
export function isMalformed(href: string): boolean {
  try {
    decodeURIComponent(href);
    return false;
  } catch {
    return !OUTSIDE.test(href);
  }
}
