import type { LoadContext } from '@docusaurus/types';
import type { ApiSource, PagesTarget } from '../../openapi';
import { createPageParser } from '../../shared/mdx/parsePage';
import { createPageCheck, type PageCheck } from '../check/pageCheck';
import type { VersionFolders } from '../folders/locateDocs';
import type { History } from '../history/history';
import { type ApiParts, createApiParts } from '../parts/createApiParts';
import { siteApis } from '../parts/siteApis';
import { createQuotes, type QuoteSource } from '../quotes/createQuotes';

/** A version of the docs: its folders, its document, and what is known of its pages. */
export interface DocsVersion {
  folders: VersionFolders;
  /** Absent: only hand-written pages, or pages that were made before documents were kept. */
  api?: ApiSource;
  pageCheck: PageCheck;
  quotes: QuoteSource;
  parts: ApiParts;
  target: PagesTarget;
}

interface VersionSettings {
  exclude: string[];
  /** That pages use without an import. */
  components(): readonly string[];
  history?: History;
}

export function openVersion(
  context: LoadContext,
  folders: VersionFolders,
  { exclude, components, history }: VersionSettings,
  api: ApiSource | undefined,
): DocsVersion {
  const { markdown } = context.siteConfig;
  const parse = createPageParser(markdown);
  const pageCheck = createPageCheck(context, { ...folders, exclude, parse, components }, api);
  return {
    folders,
    ...(api && { api }),
    pageCheck,
    quotes: createQuotes(folders),
    parts: createApiParts(api, siteApis(context.siteDir)),
    target: {
      ...targetOf(context, folders),
      lastCommit: history?.lastCommit,
      checkPage: pageCheck.errorsIn,
      // A preprocessor may add or remove lines, and the hand-written part is inserted as it is.
      parsePage: createPageParser({ ...markdown, preprocessor: undefined }),
      linkTo: pageCheck.addressOf,
    },
  };
}

function targetOf(
  { i18n }: LoadContext,
  { docsDir, docsBase, localizedDir, messagesFile }: VersionFolders,
): PagesTarget {
  const { currentLocale: locale, defaultLocale } = i18n;
  const localized = localizedDir && { locale, docsDir: localizedDir, messagesFile };
  return { docsDir, docsBase, defaultLocale, ...(localized && { localized }) };
}
