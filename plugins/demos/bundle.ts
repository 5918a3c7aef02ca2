import { dirname, join, resolve as resolvePath } from 'node:path';
import type { Plugin } from 'esbuild';

/** The bundler's aliases: `@site` and the like, to files and folders. */
export type Aliases = Record<string, string>;

export interface Bundle {
  text: string;
  /** Absolute paths of what it is made of. */
  files: string[];
}

/** Bundles a file with everything that it imports, except React, so that it runs anywhere. */
export async function bundleFile(file: string, aliases: Aliases): Promise<Bundle> {
  const { build } = await import('esbuild');
  const names = Object.keys(aliases).sort((a, b) => b.length - a.length);
  const resolveAliases: Plugin = {
    name: 'site-aliases',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^@/ }, ({ path, kind }) => {
        const name = names.find((alias) => isAliasOf(path, alias));
        if (name === undefined) return undefined;
        const bare = name.replace(/\$$/, '');
        return resolve(join(aliases[name] ?? '', path.slice(bare.length)), { kind, resolveDir: dirname(file) });
      });
    },
  };
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: dirname(file),
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    conditions: ['webpack', 'browser'],
    jsx: 'automatic',
    minify: true,
    legalComments: 'none',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [resolveAliases],
    logLevel: 'silent',
  });
  const files = Object.keys(metafile.inputs).map((path) => resolvePath(dirname(file), path));
  return { text: outputFiles[0]?.text ?? '', files };
}

function isAliasOf(path: string, alias: string): boolean {
  return alias.endsWith('$') ? path === alias.slice(0, -1) : path === alias || path.startsWith(`${alias}/`);
}
