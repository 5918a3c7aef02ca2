import { join } from 'node:path';
import { listFiles, readIfThere } from '../shared/files';
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

/** Access to files by their names below the site's folder. */
export interface MessageFiles {
  list(folder: string): Promise<string[]>;
  /** `undefined` if there is none. */
  read(file: string): Promise<string | undefined>;
}

/** Reads the components of a site and its `code.json` of each locale. File names are relative to the site. */
export async function readMessages(
  { siteDir, i18n }: MessageSite,
  files: MessageFiles = filesOf(siteDir),
): Promise<MessagesOfSite> {
  const { path, defaultLocale, locales, localeConfigs } = i18n;
  const components = (await files.list('src')).filter((file) => /\.[cm]?[jt]sx?$/.test(file)).sort();
  const [sources, translations] = await Promise.all([
    Promise.all(components.map((file) => read(file, files))),
    Promise.all(
      locales.map(async (locale) => {
        const file = [path, localeConfigs[locale]?.path ?? locale, 'code.json'].join('/');
        return (await read(file, files)).map((found) => ({ ...found, locale }));
      }),
    ),
  ]);
  const hasMessages = ({ text }: MessageFile) => text.includes('Translate');
  return { sources: sources.flat().filter(hasMessages), translations: translations.flat(), defaultLocale };
}

async function read(file: string, files: MessageFiles): Promise<MessageFile[]> {
  const text = await files.read(file);
  return text === undefined ? [] : [{ file, text }];
}

function filesOf(siteDir: string): MessageFiles {
  return {
    list: async (folder) => (await listFiles(join(siteDir, folder))).map((name) => `${folder}/${name}`),
    read: (file) => readIfThere(join(siteDir, file)),
  };
}
