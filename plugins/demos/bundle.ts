import { dirname, resolve } from 'node:path';

/** The bundler's aliases: `@site` and the like, to files and folders. A name with `$` at its end has nothing below. */
export type Aliases = Record<string, string>;

export interface Bundle {
  text: string;
  /** Absolute paths of its sources. */
  files: string[];
}

/** Bundles a file with everything that it imports, except React, so that it runs anywhere. */
export async function bundleFile(file: string, aliases: Aliases): Promise<Bundle> {
  const { build } = await import('esbuild');
  const named = Object.entries(aliases).filter(([name]) => name.startsWith('@'));
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
    alias: Object.fromEntries(named.map(([name, path]) => [name.replace(/\$$/, ''), path])),
    logLevel: 'silent',
  });
  const files = Object.keys(metafile.inputs).map((path) => resolve(dirname(file), path));
  return { text: outputFiles[0]?.text ?? '', files };
}
