import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { formatMissing } from './core/checkMessages';
import { type BundlerConfig, codeTranslations, PAGES } from './rule';

/** Logs which messages of the site and of our plugins have no translation. `ids`: of the site. */
export function logMissing(ids: readonly string[], config: BundlerConfig, context: LoadContext): void {
  const texts = readJson(codeTranslations(context));
  const lines = formatMissing([...ids, ...pluginIds(config)], texts, context.i18n.currentLocale);
  if (lines.length > 0) console.warn(lines.join('\n'));
}

/** Each plugin has all of its messages in each of its own languages. */
function pluginIds(config: BundlerConfig): string[] {
  const themes = Object.values(config.resolve?.alias ?? {}).map(String);
  return readdirSync(PACKAGE).flatMap((plugin) => {
    const isUsed = themes.some((path) => path.startsWith(join(PAGES, plugin, 'theme')));
    const folder = join(PACKAGE, plugin, 'locales');
    const locales = isUsed && existsSync(folder) ? readdirSync(folder) : [];
    return locales.flatMap((locale) => Object.keys(readJson(join(folder, locale, `${plugin}.json`))));
  });
}

const PACKAGE = join(__dirname, '..');

function readJson(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}
