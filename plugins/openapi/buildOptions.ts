import { resolve } from 'node:path';
import type { BuildOptions } from './core/pages/site/options';
import type { ApiOptions } from './options';
import type { ApiInLanguage } from './write/inLanguages';
import type { PagesTarget } from './write/types';
import type { WriteTools } from './write/writePages';

/** Returns the options of the pages in one language. The site resolves the links of the one that it shows. */
export function createBuildOptions(
  options: ApiOptions,
  {
    isDevServer,
    images,
    editUrl,
    ...more
  }: {
    isDevServer: boolean;
    editUrl: WriteTools['editUrl'];
    languages: BuildOptions['languages'];
    /** Those that the site has now. */
    images(): BuildOptions['images'];
  },
): (to: PagesTarget, language: Omit<ApiInLanguage, 'model'>) => BuildOptions {
  return ({ docsBase, localized, defaultLocale, linkTo, lastCommit }, { words, locale, releases, editedAt }) => {
    const isShown = locale === (localized?.locale ?? defaultLocale);
    return {
      ...options,
      ...more,
      editUrl: editUrl && ((source, shown) => editUrl(editedAt?.(shown) ?? source)),
      images: images(),
      words,
      locale,
      ...(docsBase && { docsBase }),
      ...(lastCommit && !isDevServer && { dateOf: (version) => version && lastCommit(resolve(version.source.file)) }),
      ...(releases && { releases }),
      ...(isShown && linkTo ? { linkTo } : {}),
    };
  };
}
