import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { formatMissing } from './core/checkMessages';
import { idsByPlugin } from './pluginIds';
import { type BundlerConfig, codeTranslations, PAGES } from './rule';

/** Logs which messages of the site and of our plugins have no translation. `ids`: of the site. */
export function logMissing(ids: readonly string[], config: BundlerConfig, context: LoadContext): void {
  const texts = JSON.parse(readFileSync(codeTranslations(context), 'utf8')) as Record<string, string>;
  const themes = Object.values(config.resolve?.alias ?? {}).map(String);
  const isUsed = (plugin: string) => themes.some((path) => path.startsWith(join(PAGES, plugin, 'theme')));
  const used = new Map([...idsByPlugin()].filter(([plugin]) => isUsed(plugin)));
  const lines = formatMissing(ids, used, texts, context.i18n.currentLocale);
  if (lines.length > 0) console.warn(lines.join('\n'));
}
