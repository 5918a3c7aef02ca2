import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import { readVersionsFile } from '@docusaurus/plugin-content-docs/lib/versions/files.js';
import { readVersionsMetadata } from '@docusaurus/plugin-content-docs/lib/versions/version.js';
import type { LoadContext } from '@docusaurus/types';
import { getPluginI18nPath } from '@docusaurus/utils';
import type { StripNumber } from '../../navigation';
import { CURRENT_VERSION } from '../../shared/core/versionKey';

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

/** A version of the docs. `current` is the one in the docs folder itself. */
export interface VersionFolders extends DocsFolders {
  name: string;
  /** Whether readers get it unless they choose another. */
  isLast: boolean;
}

type DocsOptions = Pick<PluginOptions, 'id' | 'path' | 'routeBasePath' | 'numberPrefixParser'>;

/** The versions in the site; the docs folder is not always among them. */
export async function locateVersions(context: LoadContext, options: PluginOptions): Promise<VersionFolders[]> {
  const current = { ...locateDocs(context, options), name: CURRENT_VERSION, isLast: true };
  const isVersioned = options.versions.current || (await readVersionsFile(context.siteDir, options.id));
  if (!isVersioned) return [current];
  // All of its pages may be generated later.
  if (options.includeCurrentVersion) await mkdir(current.docsDir, { recursive: true });
  const versions = await readVersionsMetadata({ context, options });
  return versions.map(({ versionName: name, isLast, path, contentPath: docsDir }) => {
    const docsBase = trimSlashes(path.slice(context.baseUrl.length));
    return { ...current, ...folderOfVersion(current, name), name, isLast, docsDir, docsBase };
  });
}

export function locateDocs(
  { siteDir, localizationDir, i18n }: Pick<LoadContext, 'siteDir' | 'localizationDir' | 'i18n'>,
  { id, path, routeBasePath, numberPrefixParser }: DocsOptions,
): DocsFolders {
  const isDefault = i18n.currentLocale === i18n.defaultLocale;
  const folder = getPluginI18nPath({ localizationDir, pluginName: 'docusaurus-plugin-content-docs', pluginId: id });
  return {
    docsDir: resolve(siteDir, path),
    ...(!isDefault && { localizedDir: join(folder, CURRENT_VERSION) }),
    messagesFile: join(getPluginI18nPath({ localizationDir, pluginName: 'openapi', pluginId: id }), 'messages.yaml'),
    docsBase: trimSlashes(routeBasePath),
    stripNumber: (name) => numberPrefixParser(name).filename,
  };
}

/** The files of a version in the current language. `current`: those of the docs folder. */
export function folderOfVersion(
  { localizedDir, messagesFile }: Pick<DocsFolders, 'localizedDir' | 'messagesFile'>,
  name: string,
): Pick<DocsFolders, 'localizedDir' | 'messagesFile'> {
  const isCurrent = name === CURRENT_VERSION;
  const folder = isCurrent ? name : `version-${name}`;
  return {
    ...(localizedDir !== undefined && { localizedDir: join(dirname(localizedDir), folder) }),
    messagesFile: isCurrent ? messagesFile : join(dirname(messagesFile), `messages-${folder}.yaml`),
  };
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
