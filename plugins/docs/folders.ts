import { join, resolve } from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { getPluginI18nPath } from '@docusaurus/utils';
import type { StripNumber } from '../navigation';

export interface DocsFolders {
  /** Absolute. */
  docsDir: string;
  /** Absolute; pages in the current language, unless it is the default one. */
  localizedDir?: string;
  /** Translations of the document's texts, in the current language. */
  messagesFile: string;
  /** Below the site's root, without leading and trailing slashes; empty for the root itself. */
  docsBase: string;
  /** As the site's `numberPrefixParser` does. */
  stripNumber: StripNumber;
}

type DocsOptions = Pick<PluginOptions, 'id' | 'path' | 'routeBasePath' | 'numberPrefixParser'>;

export function locateDocs(
  { siteDir, localizationDir, i18n }: LoadContext,
  { id, path, routeBasePath, numberPrefixParser }: DocsOptions,
): DocsFolders {
  const isDefault = i18n.currentLocale === i18n.defaultLocale;
  const folder = getPluginI18nPath({ localizationDir, pluginName: 'docusaurus-plugin-content-docs', pluginId: id });
  return {
    docsDir: resolve(siteDir, path),
    ...(!isDefault && { localizedDir: join(folder, 'current') }),
    messagesFile: join(getPluginI18nPath({ localizationDir, pluginName: 'openapi', pluginId: id }), 'messages.yaml'),
    docsBase: routeBasePath.replace(/^\/+|\/+$/g, ''),
    stripNumber: (name) => numberPrefixParser(name).filename,
  };
}
