import { posix } from 'node:path';

/** The page that holds a link. */
export interface LinkBase {
  /** Its address below the docs' root, without slashes at its ends. */
  path: string;
  /** Its file below the docs folder, with `/`. */
  file: string;
}

/** Joins parts of an address, of which some may be empty. None begins or ends with a slash. */
export function joinPath(...parts: string[]): string {
  return parts.filter((part) => part !== '').join('/');
}

/** Not of this site, or the bundler's. */
const OUTSIDE = /^(?:[a-z][a-z\d+.-]*:|\/\/|@)/i;

export type LinkTarget =
  | { kind: 'outside' }
  /** `path` is like that of `LinkBase`; `hash` comes without its `#`. */
  | { kind: 'page'; path: string; search: string; hash: string }
  /** A file of Markdown that is no page. */
  | { kind: 'lost'; file: string };

/**
 * Where a link of a page leads, by the rules that Docusaurus has for hand-written pages: a file of Markdown is the page
 * made of it, found from the file's own folder or from the docs folder; anything else is an address.
 *
 * @param pathOf the address of the page that a file below the docs folder becomes
 */
export function resolveLink(href: string, base: LinkBase, pathOf: (file: string) => string | undefined): LinkTarget {
  if (OUTSIDE.test(href)) return { kind: 'outside' };
  const [, written = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  const pathname = decode(written);
  const to = (path: string): LinkTarget => ({ kind: 'page', path: trim(path), search, hash: decode(hash) });
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

/** Without leaving the root at the top. */
function join(...parts: string[]): string {
  return trim(posix.join('/', ...parts));
}

function trim(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}

/** The characters themselves; a text in which a `%` begins nothing stays as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Docusaurus fails at the address of a page or file in which a `%` begins nothing. */
export function isMalformed(href: string): boolean {
  try {
    decodeURIComponent(href);
    return false;
  } catch {
    return !OUTSIDE.test(href);
  }
}
