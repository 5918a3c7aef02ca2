import { join, resolve } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { ApiSource, ApiSourceContext } from '../openapi';
import type { DocsFolders } from './folders';
import { createHistory, type History } from './history/history';
import type { DocsPluginOptions } from './options';

export function describeSite(
  { siteDir, i18n, localizationDir }: LoadContext,
  { docsDir, docsBase, localizedDir }: DocsFolders,
): ApiSourceContext {
  const { currentLocale, defaultLocale } = i18n;
  const site = { siteDir, docsDir, docsBase, defaultLocale, isDevServer: process.env.NODE_ENV === 'development' };
  if (!localizedDir) return site;
  const messagesFile = join(localizationDir, 'openapi', 'messages.yaml');
  return { ...site, localized: { locale: currentLocale, docsDir: localizedDir, messagesFile } };
}

export function createSiteHistory(context: LoadContext, docsDir: string, { api }: DocsPluginOptions): History {
  const spec = api ? [join(resolve(context.siteDir, api.spec), '..')] : [];
  return createHistory(context.siteDir, [docsDir, context.localizationDir, ...spec]);
}

/** The document's whole folder, so that new files are noticed. */
export function watched(api: ApiSource | undefined, { siteDir }: LoadContext, options: DocsPluginOptions): string[] {
  if (!api || !options.api) return [];
  return [...new Set([join(resolve(siteDir, options.api.spec), '..', '**/*.{yaml,yml,json}'), ...api.files()])];
}
