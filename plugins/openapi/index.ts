import { join } from 'node:path';
import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import type { LoadContext, Plugin } from '@docusaurus/types';

export type { ApiPageRecord, ApiRecords } from './core/records/types';
export { type ApiOptions, apiOptionsSchema } from './options';
export { type ApiSource, type ApiSourceContext, createApiSource } from './source';

/** The components that show the pages of an API, their words in all languages, and links that open what they lead to. */
export default function openapi({ i18n }: LoadContext): Plugin {
  return {
    name: 'openapi',
    getThemePath: () => join(__dirname, 'theme'),
    getClientModules: () => [join(__dirname, 'theme/openTarget.ts'), join(__dirname, 'theme/api.css')],
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        dirPath: join(__dirname, 'locales'),
        locale: i18n.currentLocale,
        name: 'openapi',
      }),
  };
}
