import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unpack } from '../core/index/unpack';
import type { SearchIndex } from '../core/types';
import { WHOLE_INDEX } from '../wholeIndex';

export interface LocaleIndex {
  locale: string;
  index: SearchIndex;
}

/** Loads the site without the bundler. Docusaurus reads the name of its folder for generated files when imported. */
export async function* loadIndexes(siteDir: string, generated: string): AsyncGenerator<LocaleIndex> {
  process.env.NODE_ENV = 'production';
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = generated;
  const { loadContext, loadSite } = await import('@docusaurus/core/lib/server/site.js');
  const { i18n } = await loadContext({ siteDir });
  for (const locale of i18n.locales) {
    await loadSite({ siteDir, locale });
    const folder = join(siteDir, generated, 'search/default');
    const whole = join(folder, WHOLE_INDEX);
    yield { locale, index: await readIndex(existsSync(whole) ? whole : join(folder, 'search-index.json')) };
  }
}

async function readIndex(file: string): Promise<SearchIndex> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error('the site has no search: plugins/search is not among its plugins', { cause });
  });
  return unpack(text);
}
