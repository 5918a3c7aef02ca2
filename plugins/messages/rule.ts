import { dirname, join, sep } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageFile, pageModule } from '../shared/pluginFiles';
import { skipCompiled } from '../shared/skipCompiled';
import type { LoaderOptions } from './loader';

export type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

const LOADER = join(__dirname, 'loader');

/** Folder of what pages load from this package. */
export const PAGES = dirname(pageFile(__dirname, ''));

/** Compiles the messages of the site and of this package. Adds nothing if another plugin did. */
export function messageRule(config: BundlerConfig, context: LoadContext) {
  const rules = config.module?.rules ?? [];
  if (JSON.stringify(rules).includes(JSON.stringify(LOADER))) return {};
  skipCompiled(config, PAGES + sep);
  const { siteDir, i18n } = context;
  const options: LoaderOptions = {
    locale: i18n.currentLocale,
    defaultLocale: i18n.defaultLocale,
    translations: codeTranslations(context),
    runtime: pageModule(__dirname, '../shared/messages/formatMessage'),
    root: siteDir,
  };
  const ofSite = { and: [siteDir + sep, { not: /[\\/](node_modules|\.docusaurus)[\\/]/ }] };
  return {
    module: {
      rules: [
        {
          test: /\.[cm]?[jt]sx?$/,
          include: [ofSite, PAGES + sep],
          enforce: 'pre' as const,
          use: [{ loader: LOADER, options }],
        },
      ],
    },
  };
}

/** File of the translations of all plugins and of the site. Docusaurus writes it before it bundles. */
export function codeTranslations({ generatedFilesDir }: LoadContext): string {
  return join(generatedFilesDir, 'codeTranslations.json');
}
