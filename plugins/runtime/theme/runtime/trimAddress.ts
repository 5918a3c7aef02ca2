import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { formatAddress, trimSlash } from '../../../shared/locales/address';
import { inLocale } from '../../../shared/locales/locale';
import { SITE } from '../../../shared/locales/siteLocales';

/** Runs before the router reads the address: hosts redirect `/doc/guide` to `/doc/guide/`. A site may want the slash. */
if (ExecutionEnvironment.canUseDOM && siteConfig.trailingSlash !== true) {
  const { pathname, search, hash } = window.location;
  const root = { pathname: SITE.siteBase, search: '', hash: '' };
  const trimmed = trimSlash(
    pathname,
    SITE.locales.map((locale) => inLocale(root, locale, SITE)),
  );
  if (trimmed !== pathname) {
    window.history.replaceState(window.history.state, '', formatAddress({ pathname: trimmed, search, hash }));
  }
}
