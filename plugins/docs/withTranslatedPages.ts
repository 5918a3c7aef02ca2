import type { LoadContext } from '@docusaurus/types';
import type { DocsPluginOptions } from './options';

/**
 * Generated pages are in each language. Docusaurus looks for them only where the site had a folder of translations before the
 * build, unless the site refuses them.
 */
export function withTranslatedPages(context: LoadContext, { api }: DocsPluginOptions): LoadContext {
  const { i18n, siteConfig } = context;
  const { currentLocale, defaultLocale, localeConfigs } = i18n;
  const config = localeConfigs[currentLocale];
  const isRefused = siteConfig.i18n.localeConfigs[currentLocale]?.translate === false;
  if (!api || !config || isRefused || currentLocale === defaultLocale) return context;
  return {
    ...context,
    i18n: { ...i18n, localeConfigs: { ...localeConfigs, [currentLocale]: { ...config, translate: true } } },
  };
}
