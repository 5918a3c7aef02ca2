import i18n from '@generated/i18n';
import type { Locale, Locales } from './locale';

const { currentLocale, defaultLocale, locales, localeConfigs } = i18n;

/** Default language first. Only the current one if all share one base: in single-language builds and the dev server. */
export const SITE: Locales = describe();
export const CURRENT_LOCALE = currentLocale;

function describe(): Locales {
  const others = locales.filter((id) => id !== currentLocale && baseOf(id) !== baseOf(currentLocale));
  const [first = currentLocale, ...rest] = locales.filter((id) => id === currentLocale || others.includes(id));
  const ids = [first, ...rest].sort((a, b) => Number(b === defaultLocale) - Number(a === defaultLocale));
  const siteBase = baseOf(ids[0] ?? first);
  const toLocale = (id: string): Locale => ({
    id,
    name: localeConfigs[id]?.label ?? id,
    base: `/${baseOf(id).slice(siteBase.length)}`,
  });
  return { siteBase, locales: ids.map(toLocale) as [Locale, ...Locale[]] };
}

function baseOf(id: string): string {
  return localeConfigs[id]?.baseUrl ?? '/';
}
