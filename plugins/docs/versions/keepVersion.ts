import { existsSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import commands from '@docusaurus/plugin-content-docs/lib/cli.js';
import { getVersionDocsDirPath } from '@docusaurus/plugin-content-docs/lib/versions/files.js';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getLocaleConfig } from '@docusaurus/utils';
import { type ApiSource, removePages } from '../../openapi';
import { nameBelow } from '../../shared/files';
import { folderOfVersion, locateDocs } from '../folders/locateDocs';
import { keptDocument } from './keptDocument';

type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/**
 * `docs:version` as Docusaurus has it, for docs with a document: the version gets the document and its translations instead
 * of the pages made from them, which each build makes again. `load`: makes and loads the pages of the docs folder.
 */
export function addVersionCommand(
  cli: Cli,
  context: LoadContext,
  options: PluginOptions,
  load: () => Promise<ApiSource>,
): void {
  const { id } = options;
  const [suffix, of] = id === 'default' ? ['', ''] : [`:${id}`, ` (${id})`];
  cli
    .command(`docs:version${suffix}`)
    .arguments('<version>')
    .description(`Tag a new docs version${of}`)
    .action(async (version: string) => {
      const api = await load();
      await commands.cliDocsVersionCommand(version, options, context);
      await keepVersion(version, context, options, api);
    });
}

async function keepVersion(
  version: string,
  { siteDir, i18n }: LoadContext,
  options: PluginOptions,
  api: ApiSource,
): Promise<void> {
  const docsDir = getVersionDocsDirPath(siteDir, options.id, version);
  const file = keptDocument({ docsDir });
  await removePages(docsDir);
  const head = `# The document of version ${version} of the docs. Its pages are made from it: commit it with them.\n`;
  await writeFile(file, head + (api.print('yaml') ?? ''));
  for (const locale of i18n.locales) {
    const localizationDir = resolve(siteDir, i18n.path, getLocaleConfig(i18n, locale).path);
    const current = locateDocs({ siteDir, localizationDir, i18n: { ...i18n, currentLocale: locale } }, options);
    const { localizedDir, messagesFile } = folderOfVersion(current, version);
    if (!localizedDir) continue;
    await removePages(localizedDir);
    if (existsSync(current.messagesFile)) await copyFile(current.messagesFile, messagesFile);
  }
  console.log(`The document of this version is ${nameBelow(file)}. Commit it with its folder.`);
}
