import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { useHistorySelector } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import HeaderMenu from '@theme/HeaderMenu';
import HeaderMenuItem from '@theme/HeaderMenu/Item';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type { ReactNode } from 'react';
import { inLocale } from '../../../../shared/locales/locale';
import { CURRENT_LOCALE, SITE } from '../../../../shared/locales/siteLocales';

/** The language switch: links to this page in each language, with its query and hash. Omitted from the mobile menu. */
export default function LocaleDropdownNavbarItem({ mobile }: Props): ReactNode {
  const { localeConfigs } = useDocusaurusContext().i18n;
  const location = useLocation();
  const isBrowser = useIsBrowser();
  // The 404 page is served for addresses that it does not know: its own leads nowhere.
  const pathname = isBrowser ? location.pathname : location.pathname.replace(/404(\.html)?$/, '');
  const search = useHistorySelector((history) => history.location.search);
  const hash = useHistorySelector((history) => history.location.hash);
  if (mobile || SITE.locales.length < 2) return null;
  return (
    <HeaderMenu label={translate({ id: 'header.language', message: 'Language' })} icon="language">
      {SITE.locales.map((locale) => (
        <HeaderMenuItem
          // Hydration leaves the served addresses as they are.
          key={`${locale.id} ${isBrowser}`}
          checked={locale.id === CURRENT_LOCALE}
          href={inLocale({ pathname, search, hash }, locale, SITE)}
          lang={localeConfigs[locale.id]?.htmlLang}
        >
          {locale.name}
        </HeaderMenuItem>
      ))}
    </HeaderMenu>
  );
}
