import { withoutEndSlashes } from '../core/withoutEndSlashes';
import { type Address, formatAddress } from './address';

/** A language of the site: its pages are below `base` (`/zh-CN`), or their paths end with `suffix` (`-zh`). */
export type Locale = { id: string; name: string } & ({ base: string } | { suffix: string });

/** The site's base, `/doc/`, and its languages, the default one first, whose base is `/` or suffix is empty. */
export interface Locales {
  siteBase: string;
  locales: readonly [Locale, ...Locale[]];
}

const DEMOS = '~demos';

/** Returns the language of a path, or the one in a demo's query; the default if none matches. */
export function localeOf(address: Address, site: Locales): Locale {
  return namedByDemo(address, site) ?? localeOfPath(address.pathname, site);
}

/** Returns the same page in another language. Removes a demo's `locale` from the query. */
export function inLocale(address: Address, locale: Locale, site: Locales): string {
  const current = localeOfPath(address.pathname, site);
  const pathname = joinPath(pagePath(address.pathname, current, site), locale, site);
  return formatAddress({
    ...address,
    pathname,
    search: namedByDemo(address, site) ? dropLocale(address) : address.search,
  });
}

/** Returns the address of a demo whose query names another language than its path; otherwise undefined. */
export function demoAddress(address: Address, site: Locales): string | undefined {
  const named = namedByDemo(address, site);
  return named && named !== localeOfPath(address.pathname, site) ? inLocale(address, named, site) : undefined;
}

function localeOfPath(pathname: string, site: Locales): Locale {
  const matching = site.locales.filter((locale) => matches(sitePath(pathname, site), locale));
  const longest = (best: Locale, locale: Locale) => (markOf(locale).length > markOf(best).length ? locale : best);
  return matching.reduce(longest, site.locales[0]);
}

function markOf(locale: Locale): string {
  return 'base' in locale ? locale.base.replace(/\/$/, '') : locale.suffix;
}

function matches(path: string, locale: Locale): boolean {
  const mark = markOf(locale);
  if (mark === '') return true;
  return 'base' in locale ? `${path}/`.startsWith(`${mark}/`) : path.endsWith(mark);
}

/** The path below the site, with a leading slash and no trailing one; empty for the home page. */
function sitePath(pathname: string, { siteBase }: Locales): string {
  const inside = pathname.startsWith(siteBase) ? pathname.slice(siteBase.length - 1) : pathname;
  return withoutEndSlashes(inside);
}

/** The path below the site without its language. */
function pagePath(pathname: string, locale: Locale, site: Locales): string {
  const path = sitePath(pathname, site);
  const { length } = markOf(locale);
  return 'base' in locale ? path.slice(length) : path.slice(0, path.length - length);
}

function joinPath(page: string, locale: Locale, { siteBase }: Locales): string {
  const path = 'base' in locale ? markOf(locale) + (page || '/') : (page || '/') + markOf(locale);
  return siteBase.replace(/\/$/, '') + path;
}

function namedByDemo({ pathname, search }: Address, site: Locales): Locale | undefined {
  const page = pagePath(pathname, localeOfPath(pathname, site), site);
  if (page.split('/')[1] !== DEMOS) return undefined;
  const id = new URLSearchParams(search).get('locale');
  return site.locales.find((locale) => locale.id === id);
}

function dropLocale({ search }: Address): string {
  const query = new URLSearchParams(search);
  query.delete('locale');
  return query.size > 0 ? `?${query}` : '';
}
