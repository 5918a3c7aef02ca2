import { join } from 'node:path';
import { build } from 'esbuild';
import type { CompiledSandbox } from '../../../plugins/sandbox/core/compile/compileSandbox';
import { writeValidators } from '../../../plugins/sandbox/core/compile/writeValidators';

const ROOT = join(import.meta.dirname, '../../..');
const BACKEND = join(ROOT, 'src/backend/index.ts');

const FOLDER = '@generated/sandbox/default';
const DOCUMENTS = `export default { default: { api: () => import('${FOLDER}/api.json'), rules: () => import('${FOLDER}/rules.js') } };`;
const RULES = ['backend', 'validators']
  .map((name) => `export {default as ${name}} from '${FOLDER}/${name}.js';`)
  .join('');

/** The minified script that `openSandbox` loads. */
export async function bundlePage({ api, schemas }: CompiledSandbox): Promise<string> {
  const result = await build({
    entryPoints: [join(ROOT, 'plugins/sandbox/theme/sandbox/startSandbox.ts')],
    plugins: [
      {
        name: 'generated',
        setup({ onResolve, onLoad }) {
          const namespace = 'generated';
          onResolve({ filter: /^@generated\/sandbox\/default\// }, ({ path }) => ({ path, namespace }));
          onLoad({ filter: /documents\.js$/, namespace }, () => ({
            contents: DOCUMENTS,
            loader: 'js',
            resolveDir: ROOT,
          }));
          onLoad({ filter: /rules\.js$/, namespace }, () => ({ contents: RULES, loader: 'js', resolveDir: ROOT }));
          onLoad({ filter: /api\.json$/, namespace }, () => ({ contents: JSON.stringify(api), loader: 'json' }));
          onLoad({ filter: /backend\.js$/, namespace }, () => ({
            contents: `export {default} from ${JSON.stringify(BACKEND)};`,
            loader: 'js',
            resolveDir: ROOT,
          }));
          onLoad({ filter: /validators\.js$/, namespace }, () => ({
            contents: writeValidators(schemas),
            loader: 'js',
          }));
        },
      },
    ],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: ['chrome108', 'safari16'],
    logLevel: 'silent',
  });
  const [file] = result.outputFiles;
  if (!file) throw new Error('nothing was bundled');
  return file.text;
}
