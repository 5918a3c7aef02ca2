import useIsBrowser from '@docusaurus/useIsBrowser';
import { type Locale, localeOf } from '../../../shared/locales/locale';
import { CURRENT_LOCALE, SITE } from '../../../shared/locales/siteLocales';

/** Returns the language of the current address; during hydration, that of the build, as in the served HTML. */
export function useAddressLocale(): Locale {
  const isBrowser = useIsBrowser();
  const current = SITE.locales.find(({ id }) => id === CURRENT_LOCALE) ?? SITE.locales[0];
  return isBrowser ? localeOf(window.location, SITE) : current;
}
