import { ProblemsError } from '../shared/problem';
import type { PagesTarget } from './apiSource';
import type { PagesInLanguage } from './buildOptions';
import { buildModel } from './core/model/build';
import type { ApiModel } from './core/model/types';
import { buildPage } from './core/pages/buildPage';
import { describeLivePage, type PreviewPage } from './core/pages/livePage';
import type { BuildOptions } from './core/pages/options';
import { pageWords, translateWords } from './pageWords';
import type { ReadResult } from './read';
import { translateSpec } from './translations';

export interface PreviewTools {
  siteDir: string;
  read(): Promise<ReadResult>;
  readReleases(): Promise<ApiModel[] | undefined>;
  optionsFor(language: PagesInLanguage): BuildOptions;
}

/**
 * Opens the document for a look at single pages: neither linted nor compared with other versions as a whole, and no file is
 * written. Throws `ProblemsError` if it cannot be read.
 */
export async function openPreview(
  { localized, defaultLocale }: PagesTarget,
  tools: PreviewTools,
): Promise<PreviewPage> {
  const { document, problems } = await tools.read();
  if (!document || problems.some(({ severity }) => severity === 'error')) throw new ProblemsError(problems);
  const releases = await tools.readReleases();
  const make = (model: ApiModel, language: PagesInLanguage): PreviewPage => {
    const options = tools.optionsFor(language);
    return (path, frontMatter) => {
      const page = buildPage(path, model, options);
      return page && describeLivePage(page, frontMatter);
    };
  };
  if (!localized) {
    return make(buildModel(document), { words: pageWords(defaultLocale), locale: defaultLocale, releases });
  }
  const { locale, messagesFile } = localized;
  const translation = await translateSpec(document, messagesFile, tools.siteDir);
  const { words } = translateWords(locale, messagesFile, tools.siteDir);
  const versions = releases?.map(translation.translateVersion);
  return make(buildModel(translation.input), { words, locale, releases: versions });
}
