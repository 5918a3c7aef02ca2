import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../shared/files';
import type { MessagesOfSite } from './core/checkMessages';
import type { MessageFile } from './core/types';

/** A `LoadContext` is one. Paths of locales are relative to `path`. */
export interface MessageSite {
  siteDir: string;
  i18n: {
    path: string;
    defaultLocale: string;
    locales: readonly string[];
    localeConfigs: Readonly<Record<string, { path: string }>>;
  };
}

/** Reads the components of a site and its `code.json` of each locale. File names are relative to the site. */
export async function readMessages({ siteDir, i18n }: MessageSite): Promise<MessagesOfSite> {
  const { path, defaultLocale, locales, localeConfigs } = i18n;
  const components = (await listFiles(join(siteDir, 'src'))).filter((file) => /\.[cm]?[jt]sx?$/.test(file)).sort();
  const [sources, translations] = await Promise.all([
    Promise.all(components.map((file) => read(siteDir, `src/${file}`))),
    Promise.all(
      locales.map(async (locale) => {
        const file = [path, localeConfigs[locale]?.path ?? locale, 'code.json'].join('/');
        return (await read(siteDir, file)).map((found) => ({ ...found, locale }));
      }),
    ),
  ]);
  const hasMessages = ({ text }: MessageFile) => text.includes('Translate');
  return { sources: sources.flat().filter(hasMessages), translations: translations.flat(), defaultLocale };
}

async function read(root: string, file: string): Promise<MessageFile[]> {
  const text = await readFile(join(root, file), 'utf8').catch(() => undefined);
  return text === undefined ? [] : [{ file, text }];
}
