import type { SpecDocument } from '../document/read';
import { buildModel } from './core/model/build';
import type { ApiModel } from './core/model/types';
import { buildPage } from './core/pages/buildPage';
import { describeLivePage, type PreviewPage } from './core/pages/livePage';
import type { BuildOptions } from './core/pages/site/options';
import { type ApiInLanguage, inDefaultLanguage, translateApi } from './write/inLanguages';
import type { PagesTarget } from './write/types';

/**
 * Opens the document for a look at single pages: it is not compared with other versions as a whole, and no file is written.
 */
export async function openPreview(
  { localized, defaultLocale }: PagesTarget,
  document: SpecDocument,
  releases: ApiModel[] | undefined,
  siteDir: string,
  optionsFor: (language: ApiInLanguage) => BuildOptions,
): Promise<PreviewPage> {
  const api = localized
    ? await translateApi(document, releases, localized, siteDir)
    : inDefaultLanguage(buildModel(document), defaultLocale, releases);
  const options = optionsFor(api);
  return (path, frontMatter) => {
    const page = buildPage(path, api.model, options);
    return page && describeLivePage(page, frontMatter);
  };
}
