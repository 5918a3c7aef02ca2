import { join } from 'node:path';
import { build } from 'esbuild';
import type { CompiledSandbox } from '../../../plugins/sandbox/core/compile/compileSandbox';

const ROOT = join(import.meta.dirname, '../../..');
const BACKEND = join(ROOT, 'src/backend/index.ts');

const FOLDER = '@generated/sandbox/default';
const DOCUMENTS = `export default { default: { folder: '', backend: () => import('${FOLDER}/backend.js') } };`;
/** All operations at once, in place of those that pages fetch. */
const PARTS = `
import api from '${FOLDER}/api.json';
const parts = [{ api }];
export const loadedParts = () => parts;
export const loadIndex = async () => ({ api, names: {} });
export const loadPart = async () => parts[0];
`;

/** All scripts of a sandbox as a single one, minified: those that `openSandbox` loads, and the validator. */
export async function bundlePage({ api }: CompiledSandbox, backend = BACKEND): Promise<string> {
  const result = await build({
    entryPoints: [join(ROOT, 'plugins/sandbox/theme/sandbox/startSandbox.ts')],
    plugins: [
      {
        name: 'generated',
        setup({ onResolve, onLoad }) {
          const namespace = 'generated';
          onResolve({ filter: /^@theme\/sandbox\/operationParts$/ }, ({ path }) => ({ path, namespace }));
          onLoad({ filter: /operationParts$/, namespace }, () => ({ contents: PARTS, loader: 'js', resolveDir: ROOT }));
          onResolve({ filter: /^@generated\/sandbox\/default\// }, ({ path }) => ({ path, namespace }));
          onLoad({ filter: /documents\.js$/, namespace }, () => ({
            contents: DOCUMENTS,
            loader: 'js',
            resolveDir: ROOT,
          }));
          onLoad({ filter: /api\.json$/, namespace }, () => ({ contents: JSON.stringify(api), loader: 'json' }));
          onLoad({ filter: /backend\.js$/, namespace }, () => ({
            contents: `export {default} from ${JSON.stringify(backend)};`,
            loader: 'js',
            resolveDir: ROOT,
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
