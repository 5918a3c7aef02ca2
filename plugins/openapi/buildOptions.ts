import type { PagesTarget } from './apiSource';
import type { ApiModel } from './core/model/types';
import type { LinkResolver } from './core/pages/descriptionLinks';
import type { BuildOptions } from './core/pages/options';
import type { PageWords } from './core/pages/words';
import type { ApiOptions } from './options';

export interface PagesInLanguage {
  words: PageWords;
  locale: string;
  /** In this language, too. */
  releases: ApiModel[] | undefined;
}

/** Returns the options of the pages in one language. `linkTo`: for the language that is shown. */
export function createBuildOptions(
  options: ApiOptions,
  more: { editUrl: BuildOptions['editUrl']; languages: BuildOptions['languages'] },
  linkTo: LinkResolver,
): (to: PagesTarget, language: PagesInLanguage) => BuildOptions {
  return ({ docsBase, localized, defaultLocale, linkTo: resolve }, { releases, ...language }) => {
    const isShown = language.locale === (localized?.locale ?? defaultLocale);
    return {
      ...options,
      ...more,
      ...language,
      ...(docsBase && { docsBase }),
      ...(releases && { releases }),
      ...(isShown && resolve ? { linkTo } : {}),
    };
  };
}
