import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PostCssOptions } from '@docusaurus/types';
import { onceByText } from './core/cache';

type Create = (options?: object) => object;

/** For each style sheet, PostCSS would create its plugins again and search two dozen files in each folder above it. */
export function reusePostCss(options: PostCssOptions, siteDir: string): PostCssOptions {
  return {
    ...options,
    ...(options.config === undefined && !hasConfig(siteDir) && { config: false }),
    plugins: options.plugins.map((plugin) => (isPlain(plugin) ? create(plugin[0]) : plugin)),
  };
}

/** By its path, without options. */
function isPlain(plugin: unknown): plugin is [string, object] {
  return (
    Array.isArray(plugin) && typeof plugin[0] === 'string' && Object.keys((plugin[1] ?? {}) as object).length === 0
  );
}

const create = onceByText((path: string): object => {
  const loaded = require(path) as Create | { default: Create };
  return (typeof loaded === 'function' ? loaded : loaded.default)(/postcss-preset-env/.test(path) ? PRESET : undefined);
});

/**
 * For browsers without cascade layers, which a site that names no browsers includes, the preset would make the rules of each
 * layer more specific: it sees one style sheet at a time, and those of the first layer would outweigh all that is in none.
 */
const PRESET = { features: { 'cascade-layers': false } };

/** Whether a site or a folder above it configures PostCSS. */
function hasConfig(folder: string): boolean {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.some((name) => /^(postcss\.config\.|\.postcssrc)/.test(name))) return true;
  const manifest = join(folder, 'package.json');
  if (names.includes('package.json') && readFileSync(manifest, 'utf8').includes('"postcss"')) return true;
  return dirname(folder) !== folder && hasConfig(dirname(folder));
}
