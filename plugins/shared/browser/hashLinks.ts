import { pageInHash } from './pageInHash';

/** Files of the site, such as downloads, are no pages. */
const FILE = /\.\w+$/;

/** For the hash router, which takes `#id` for a page, and knows no path: returns the address to use, if it is another. */
export function hashLink(href: string, page: string): string | undefined {
  if (/^#(?!\/)/.test(href)) return page + href;
  const [, path = ''] = /^\.?(\/(?!\/)[^#]*)/.exec(href) ?? [];
  return path === '' || FILE.test(path) ? undefined : `#${href.replace(/^\./, '')}`;
}

/** Docusaurus does this for its own links; ours are plain, since a page may have thousands. */
function fixLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href]:not([download])') : null;
  const fixed = link && hashLink(link.getAttribute('href') ?? '', pageInHash() || '#/');
  if (fixed) link.setAttribute('href', fixed);
}

if (typeof document !== 'undefined') {
  // Before a click, and before the menu of a link.
  for (const type of ['pointerdown', 'focusin', 'click']) document.addEventListener(type, fixLink, true);
}
