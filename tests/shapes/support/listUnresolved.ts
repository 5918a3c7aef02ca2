import { existsSync, realpathSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedPlugin } from '@docusaurus/types';
import { build, type Plugin } from 'esbuild';
import { ROOT } from '../../helpers/sources';
import type { Aliases } from './loadShape';

const PACKAGE = join(ROOT, 'plugins/lib');

/** Imports of what our plugins bring to pages, all their components and scripts, that the site has no module for. */
export async function listUnresolved(plugins: readonly LoadedPlugin[], aliases: Aliases): Promise<string[]> {
  const entryPoints = (await Promise.all(plugins.map(listModules))).flat().filter((path) => path.startsWith(PACKAGE));
  const unresolved = new Set<string>();
  await build({
    entryPoints,
    bundle: true,
    write: false,
    outdir: ROOT,
    logLevel: 'silent',
    plugins: [resolveAsSite(aliases, unresolved)],
  });
  return [...unresolved];
}

/** Paths of other plugins may be relative to something else. */
async function listModules({ getThemePath, getClientModules }: LoadedPlugin): Promise<string[]> {
  const theme = realPath(getThemePath?.());
  const files = theme?.startsWith(PACKAGE) ? await readdir(theme, { recursive: true }) : [];
  const components = files.filter((path) => path.endsWith('.js')).map((path) => join(theme ?? '', path));
  return [...components, ...(getClientModules?.() ?? []).flatMap((path) => realPath(path) ?? [])];
}

function realPath(path = ''): string | undefined {
  return existsSync(path) ? realpathSync(path) : undefined;
}

/** Follows imports within the package; of others, only looks whether they are there. */
function resolveAsSite(aliases: Aliases, unresolved: Set<string>): Plugin {
  return {
    name: 'as-site',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /./ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
        if (kind === 'entry-point' || pluginData === 'asked') return undefined;
        const [bare = ''] = path.split('?');
        const [scope = ''] = bare.split('/');
        const alias = aliases[bare] ?? aliases[`${bare}$`];
        const { path: file, errors } = await resolve(alias ?? bare, { resolveDir, kind, pluginData: 'asked' });
        const isGenerated = scope === '@generated';
        if (errors.length > 0 && !isGenerated) unresolved.add(`${importer.replace(PACKAGE, '')}: ${path}`);
        return file.startsWith(PACKAGE) && file.endsWith('.js') ? { path: file } : { path, external: true };
      });
    },
  };
}
